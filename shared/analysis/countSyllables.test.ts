import { expect, test } from 'vitest';
import { countSyllables } from './countSyllables.ts';

// Values of syllable 5.0.1.
test.each([
  ['', 0],
  ['42', 0],
  ['a', 1],
  ['the', 1],
  ['queue', 1],
  ['walked', 2],
  ['table', 2],
  ['cafe', 2],
  ['cafés', 2],
  ['every', 2],
  ['people', 2],
  ['recipes', 3],
  ['election', 3],
  ['registrar', 3],
  ['science', 1],
  ['created', 3],
  ['administrator', 5],
  ['responsibility', 6],
  ['methodology', 5],
  ['accommodation', 5],
  ["don't", 1],
  ['well-known', 2],
  ['equal opportunity employer', 10],
])('%j has %i', (text, count) => {
  expect(countSyllables(text)).toBe(count);
});

test('a very long run of letters is counted before the test runs out of time', () => {
  expect(countSyllables('z'.repeat(200_000))).toBeGreaterThan(0);
});
