import { describe, expect, it } from 'vitest';
import { buildTurns, type HeardChannel } from './buildTurns.ts';

/** A channel in which each span is spoken as one word a second. */
function channel(number: number, ...spans: [number, number][]): HeardChannel {
  return {
    channel: number,
    speech: spans.map(([from, to]) => ({ startMs: from * 1000, endMs: to * 1000 })),
    words: spans.flatMap(([from, to]) =>
      Array.from({ length: Math.ceil(to - from) }, (_, index) => ({
        text: `w${from + index}`,
        startMs: (from + index) * 1000,
        endMs: Math.min(to, from + index + 1) * 1000,
        confidence: null,
      })),
    ),
  };
}

const shape = (channels: HeardChannel[]) =>
  buildTurns(channels).map((turn) => [turn.channel, turn.startMs / 1000, turn.endMs / 1000]);

describe('buildTurns', () => {
  it('begins a turn after a pause and keeps breaths inside', () => {
    expect(shape([channel(0, [0, 2], [2.5, 4], [6, 7])])).toEqual([
      [0, 0, 4],
      [0, 6, 7],
    ]);
  });

  it('begins a turn when the other channel speaks in between', () => {
    expect(shape([channel(0, [0, 2], [3, 5]), channel(1, [2.2, 2.8])])).toEqual([
      [0, 0, 2],
      [1, 2.2, 2.8],
      [0, 3, 5],
    ]);
  });

  it('keeps a longer breath in one turn when each person has a channel', () => {
    expect(shape([channel(0, [0, 2], [3, 5]), channel(1, [8, 9])])).toEqual([
      [0, 0, 5],
      [1, 8, 9],
    ]);
  });

  it('keeps both turns when people talk at once', () => {
    expect(shape([channel(0, [0, 6]), channel(1, [3, 4])])).toEqual([
      [0, 0, 6],
      [1, 3, 4],
    ]);
  });

  it('loses no word, in or near speech, and makes no turn of wordless noise', () => {
    const heard = channel(0, [0, 2], [5, 6]);
    heard.speech.push({ startMs: 9000, endMs: 9500 });
    heard.words.splice(2, 0, { text: 'stray', startMs: 2300, endMs: 2600, confidence: null });
    const turns = buildTurns([heard]);
    expect(turns.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['w0', 'w1', 'stray'],
      ['w5'],
    ]);
    expect(turns[0]?.endMs).toBe(2600);
  });
});
