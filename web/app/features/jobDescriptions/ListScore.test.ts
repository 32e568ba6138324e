import { expect, test } from 'vitest';
import { listScore } from './ListScore.tsx';

test.each([
  [null, 0, 'grey', 'No score yet'],
  [0, 0, 'grey', 'No score yet'],
  [-3, 1, 'red', 'Score 1 of 100'],
  [39, 39, 'red', 'Score 39 of 100'],
  [40, 40, 'yellow', 'Score 40 of 100'],
  [79, 79, 'yellow', 'Score 79 of 100'],
  [80, 80, 'green', 'Score 80 of 100'],
  [100, 100, 'green', 'Score 100 of 100'],
] as const)('a score of %s shows %i in %s', (score, value, tone, words) => {
  expect(listScore({ score })).toEqual({ value, tone, words });
});

test('after an error the words say so', () => {
  expect(listScore({ score: 50, error: 'x' }).words).toBe('The analysis failed');
});
