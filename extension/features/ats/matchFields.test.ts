import { expect, test } from 'vitest';
import { matchFields } from './matchFields.ts';

const field = (fieldId: string, label: string, text = '', order = 0) => ({
  ...{ fieldId, label, text, order, score: 1 },
});
const titled = (...titles: string[]) => titles.map((title) => ({ title }));

test('an answer goes under the competency of its name, whatever the order of the page', () => {
  const fields = [
    field('care', 'Care: notes'),
    field('sql', 'SQL'),
    field('all', 'Overall takeaways'),
  ];
  expect(matchFields('SCORECARD', titled('SQL', 'Care', 'Planning'), fields)).toEqual([
    ...['sql', 'care', null],
  ]);
});

test('an answer without a field of its name is left out, and no field takes two', () => {
  expect(matchFields('SCORECARD', titled('Care', 'Care'), [field('care', 'Care')])).toEqual([
    ...['care', null],
  ]);
  expect(matchFields('SCORECARD', titled('Care'), [field('x', 'Key takeaways')])).toEqual([null]);
});

test('questions fill empty fields in the order of the page', () => {
  const fields = [
    field('third', 'Question', '', 3),
    field('first', 'Question', '', 1),
    field('taken', 'Question', 'Somebody wrote this.', 2),
  ];
  expect(matchFields('QUESTIONS', titled('Why?', 'How?', 'When?'), fields)).toEqual([
    ...['first', 'third', null],
  ]);
});
