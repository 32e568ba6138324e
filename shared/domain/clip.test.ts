import { expect, test } from 'vitest';
import { cutTurns, snapToWords } from './clip.ts';
import type { Word } from './transcript.ts';

const word = (text: string, startMs: number, endMs: number): Word => [text, startMs, endMs, 1];
const turns = [
  { words: [word('We', 0, 200), word('moved', 250, 600), word('house', 650, 1000)] },
  { words: [word('Really', 900, 1300)] },
];

test.each([
  ['begins and ends within words', 500, 1200, 650, 1300],
  ['takes a word whose larger part is in it', 400, 800, 250, 600],
  ['reaches past the words', 0, 9000, 0, 1300],
  ['has no words', 1400, 2000, 1400, 2000],
])('a passage that %s', (_what, startMs, endMs, snappedStartMs, snappedEndMs) => {
  expect(snapToWords(turns, { startMs, endMs })).toEqual({
    ...{ startMs: snappedStartMs, endMs: snappedEndMs },
  });
});

test('every word of a passage that was cut is in it again', () => {
  const cut = snapToWords(turns, { startMs: 300, endMs: 1000 });
  expect(snapToWords(turns, cut)).toEqual(cut);
});

test('a passage holds its own words alone, and its times begin with it', () => {
  const spoken = turns.map(({ words }, index) => ({
    id: `${index}`,
    startMs: 0,
    endMs: 1300,
    words,
  }));
  expect(cutTurns(spoken, { startMs: 250, endMs: 600 })).toEqual([
    { id: '0', startMs: 0, endMs: 350, words: [word('moved', 0, 350)] },
  ]);
  expect(cutTurns(spoken, { startMs: 650, endMs: 1300 }).map(({ words }) => words)).toEqual([
    [word('house', 0, 350)],
    [word('Really', 250, 650)],
  ]);
});
