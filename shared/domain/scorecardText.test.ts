import { expect, test } from 'vitest';
import { scorecardAnswers, scorecardText } from './scorecardText.ts';

test('a scorecard is answered item by item, in words and numbers, without what is empty', () => {
  const answers = scorecardAnswers({
    items: [
      { itemText: 'Care & <calm>', score: 3, notes: ' Stayed calm. ' },
      { itemText: 'Planning', score: 0, notes: '' },
      { itemText: 'SQL', score: 0, notes: 'Not asked' },
    ],
    ...{ overallScore: 4, overallNotes: '' },
  });
  expect(answers).toEqual([
    { title: 'Care & <calm>', text: 'Good (3 of 4)\nStayed calm.' },
    { title: 'SQL', text: 'Not asked' },
    { title: 'Overall', text: 'Excellent (4 of 4)' },
  ]);
  expect(scorecardText('Leo', answers.slice(0, 1))).toEqual({
    html: '<h2>Leo</h2><h3>Care &amp; &lt;calm&gt;</h3><p>Good (3 of 4)</p><p>Stayed calm.</p>',
    text: 'Leo\n\nCare & <calm>\nGood (3 of 4)\nStayed calm.',
  });
});
