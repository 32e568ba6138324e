import { expect, test } from 'vitest';
import { mergeSpans, redactTurns } from './redaction.ts';
import type { TranscriptTurn } from './transcript.ts';

const turn = (id: string, startMs: number, text: string): TranscriptTurn => ({
  ...{ id, speakerId: id, startMs, endMs: startMs + 1000, isEdited: false },
  words: text
    .split(' ')
    .map((word, at) => [word, startMs + at * 100, startMs + at * 100 + 90, 0.9]),
});
const textsOf = (turns: readonly TranscriptTurn[]) =>
  turns.map(({ words }) => words.map(([text]) => text).join(' '));

test('a run of words becomes one mark, and the turns that lose none are not touched', () => {
  const turns = [
    turn('a', 0, 'my salary was ninety thousand dollars then'),
    turn('b', 2000, 'I see'),
  ];
  const { changed, spans, words } = redactTurns(turns, [{ startMs: 320, endMs: 480 }]);
  expect(textsOf(changed)).toEqual(['my salary was [redacted] dollars then']);
  expect(changed[0]?.words[3]).toEqual(['[redacted]', 300, 490, null]);
  expect(words).toEqual(['ninety', 'thousand']);
  expect(spans).toEqual([{ startMs: 300, endMs: 490 }]);
});

test('what others say meanwhile goes as well, and a word that only reaches into the passage goes whole', () => {
  const turns = [turn('a', 0, 'one two three four'), turn('b', 250, 'over lap ping')];
  const { changed, spans } = redactTurns(turns, [{ startMs: 310, endMs: 320 }]);
  expect(textsOf(changed)).toEqual(['one two [redacted]', '[redacted] ping']);
  expect(spans).toEqual([{ startMs: 200, endMs: 440 }]);
});

test('redacting the same passage twice, or silence, changes no word', () => {
  const passage = [{ startMs: 100, endMs: 200 }];
  const once = redactTurns([turn('a', 0, 'one two three')], passage);
  expect(redactTurns(once.changed, passage).changed).toEqual([]);
  expect(redactTurns([turn('a', 0, 'one')], [{ startMs: 5000, endMs: 6000 }]).changed).toEqual([]);
});

test('spans that touch become one', () => {
  const spans = [
    { startMs: 50, endMs: 90 },
    { startMs: 0, endMs: 50 },
    { startMs: 200, endMs: 300 },
  ];
  expect(mergeSpans(spans)).toEqual([
    { startMs: 0, endMs: 90 },
    { startMs: 200, endMs: 300 },
  ]);
});
