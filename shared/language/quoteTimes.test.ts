import { expect, test } from 'vitest';
import type { Word } from '../domain/transcript.ts';
import { quoteTimes } from './quoteTimes.ts';

const turn = {
  startMs: 0,
  endMs: 5000,
  words: ['It', 'was', 'last', 'spring,', 'at the', 'clinic.'].map((text, at): Word => [
    text,
    at * 500,
    at * 500 + 400,
    1,
  ]),
};

test('a quote has the times of its own words', () => {
  expect(quoteTimes(turn, 'was last spring')).toEqual({ startMs: 500, endMs: 1900 });
});

test('a quote may begin and end inside what the engine took for one word', () => {
  expect(quoteTimes(turn, 'the  clinic')).toEqual({ startMs: 2000, endMs: 2900 });
});

test('a quote that does not stand there has the times of the turn', () => {
  expect(quoteTimes(turn, 'last autumn')).toEqual({ startMs: 0, endMs: 5000 });
  expect(quoteTimes({ startMs: 7, endMs: 9, words: [] }, '')).toEqual({ startMs: 7, endMs: 9 });
});
