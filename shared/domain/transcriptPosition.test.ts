import { describe, expect, it } from 'vitest';
import type { Word } from './transcript.ts';
import { spokenAt, wordsOf } from './transcriptPosition.ts';

const segment = (startMs: number, endMs: number, texts: string[]) => {
  const eachMs = (endMs - startMs) / texts.length;
  const words = texts.map((text, i): Word => [
    text,
    startMs + i * eachMs,
    startMs + (i + 1) * eachMs - 50,
    null,
  ]);
  return { startMs, endMs, text: texts.join(' '), words };
};

describe('spokenAt', () => {
  const talk = [
    segment(1000, 2000, ['Good', 'morning']),
    segment(3000, 9000, ['I', 'built', 'the', 'thing', 'we', 'sold']),
    segment(5000, 5600, ['Mm-hm']),
    segment(20_000, 21_000, ['Bye']),
  ];

  it('finds the word being spoken', () => {
    expect(spokenAt(talk, 1600)).toEqual({ segment: 0, word: 1 });
    expect(spokenAt(talk, 1000)).toEqual({ segment: 0, word: 0 });
  });

  it('stays with the last segment through a pause, without a word', () => {
    expect(spokenAt(talk, 2600)).toEqual({ segment: 0, word: -1 });
  });

  it('is nowhere before the first word', () => {
    expect(spokenAt(talk, 500)).toBeNull();
    expect(spokenAt([], 500)).toBeNull();
  });

  it('returns to the speaker who talked on past an interjection', () => {
    expect(spokenAt(talk, 5300)).toEqual({ segment: 2, word: 0 });
    expect(spokenAt(talk, 7100)).toEqual({ segment: 1, word: 4 });
  });

  it('takes the last begun once all have ended', () => {
    expect(spokenAt(talk, 15_000)).toEqual({ segment: 2, word: -1 });
  });
});

describe('wordsOf', () => {
  it('shares out the time of a segment without word times', () => {
    const words = wordsOf({ startMs: 0, endMs: 1000, text: 'ab  abcdefgh', words: [] });
    expect(words).toEqual([
      ['ab', 0, 200, null],
      ['abcdefgh', 200, 1000, null],
    ]);
  });

  it('gives the same list for the same segment, so that rows need not draw again', () => {
    const bare = { startMs: 0, endMs: 10, text: 'a b', words: [] };
    expect(wordsOf(bare)).toBe(wordsOf(bare));
  });
});
