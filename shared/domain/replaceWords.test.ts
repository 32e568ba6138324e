import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceWords, textOf } from './replaceWords.ts';
import type { Word } from './transcript.ts';

const words: Word[] = [
  ['we', 0, 200, 0.9],
  ['used', 200, 500, 0.9],
  ['cooper', 500, 900, 0.3],
  ['netties', 900, 1300, 0.2],
];

test('two words become one that takes their whole time', () => {
  const corrected = replaceWords(words, 2, 3, 'Kubernetes');
  expect(textOf(corrected)).toBe('we used Kubernetes');
  expect(corrected[2]).toEqual(['Kubernetes', 500, 1300, 1]);
});

test('an empty text removes the words and leaves the others where they were', () => {
  expect(replaceWords(words, 0, 1, '  ')).toEqual(words.slice(2));
});

test('a range outside the turn is refused', () => {
  expect(() => replaceWords(words, 3, 4, 'x')).toThrow(RangeError);
  expect(() => replaceWords(words, 2, 1, 'x')).toThrow(RangeError);
});

test('times stay in order and inside the turn whatever is typed', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), fc.string(), (a, b, text) => {
      const result = replaceWords(words, Math.min(a, b), Math.max(a, b), text);
      let before = 0;
      for (const [, startMs, endMs] of result) {
        expect(startMs).toBeGreaterThanOrEqual(before);
        expect(endMs).toBeGreaterThanOrEqual(startMs);
        before = startMs;
      }
      expect(before).toBeLessThanOrEqual(1300);
    }),
  );
});
