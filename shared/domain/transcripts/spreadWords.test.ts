import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadWords } from './spreadWords.ts';

describe('spreadWords', () => {
  it('gives longer words more time', () => {
    expect(spreadWords('I remember it', 1000, 2100)).toEqual([
      ['I', 1000, 1100, null],
      ['remember', 1100, 1900, null],
      ['it', 1900, 2100, null],
    ]);
  });

  it('finds no word in blank text', () => {
    expect(spreadWords(' \n ', 0, 100)).toEqual([]);
  });

  it('fills the stretch without gap or overlap, even one that is turned around', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(1e7), fc.integer(), (text, startMs, span) => {
        const words = spreadWords(text, startMs, startMs + span);
        let atMs = startMs;
        for (const [word, begin, end] of words) {
          expect(word).not.toMatch(/\s/);
          expect(begin).toBe(atMs);
          expect(end).toBeGreaterThanOrEqual(begin);
          atMs = end;
        }
        if (words.length > 0) expect(atMs).toBe(startMs + Math.max(0, span));
      }),
    );
  });
});
