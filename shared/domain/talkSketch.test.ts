import { expect, test } from 'vitest';
import { talkSketch } from './talkSketch.ts';

test('a lane is full where its speaker talks and empty where another does', () => {
  const lanes = talkSketch(
    [
      { lane: 0, startMs: 0, endMs: 500 },
      { lane: 1, startMs: 500, endMs: 1000 },
    ],
    2,
    4,
  );
  expect(lanes).toEqual([
    [1, 1, 0, 0],
    [0, 0, 1, 1],
  ]);
});

test('nothing spoken is an empty lane, not a fault', () => {
  expect(talkSketch([], 1, 3)).toEqual([[0, 0, 0]]);
});
