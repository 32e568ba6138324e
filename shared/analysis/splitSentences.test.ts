import { expect, test } from 'vitest';
import { splitSentences } from './splitSentences.ts';

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Bring forms, e.g. a licence. Then wait.', ['Bring forms, e.g. a licence.', 'Then wait.']],
  ['Lift 25 lbs. or more. Rest.', ['Lift 25 lbs. or more.', 'Rest.']],
  ['See Sec. 2.5 of the U.S. Code. Sign.', ['See Sec. 2.5 of the U.S. Code.', 'Sign.']],
  ['Copying, filing, etc. We train you.', ['Copying, filing, etc.', 'We train you.']],
  ['Keep records. incumbent signs.', ['Keep records.', 'incumbent signs.']],
  ['He said “Stop.” Then left...', ['He said “Stop.”', 'Then left...']],
  ['Guests say “ah!” when they see it. Smile.', ['Guests say “ah!” when they see it.', 'Smile.']],
  ['  ', []],
])('%s', (text, expected) => {
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
