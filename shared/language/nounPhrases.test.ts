import { expect, test } from 'vitest';
import { nounPhrases } from './nounPhrases.ts';

const surfaces = (text: string) => nounPhrases(text).map(({ surface }) => surface);

test('what is spoken of is found by its part of speech, fillers and measures aside', () => {
  expect(
    surfaces(
      'So, um, we backfilled the booking ledger in batches of two hundred milliseconds inside the night window.',
    ),
  ).toEqual(['booking ledger', 'batches', 'night window']);
});

test('verbs, adverbs and words of grammar are no subjects', () => {
  expect(surfaces('I really went there and then it just worked, obviously.')).toEqual([]);
});

test('singular and plural share a key', () => {
  const [one] = nounPhrases('We split the booking page.');
  const [more] = nounPhrases('We split the booking pages.');
  expect(one?.key).toBe(more?.key);
});
