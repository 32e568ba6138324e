import { describe, expect, it } from 'vitest';
import { longestMonologues } from './longestMonologue.ts';

const span = (speakerId: string, startSec: number, endSec: number) => ({
  speakerId,
  startMs: startSec * 1000,
  endMs: endSec * 1000,
});

describe('longestMonologues', () => {
  it('joins consecutive segments of one speaker, the pauses between them included', () => {
    const longest = longestMonologues([span('a', 0, 10), span('a', 12, 20), span('b', 21, 25)]);
    expect(Object.fromEntries(longest)).toEqual({
      a: { startMs: 0, lengthMs: 20_000 },
      b: { startMs: 21_000, lengthMs: 4_000 },
    });
  });

  it('goes on past an interjection of two seconds', () => {
    const longest = longestMonologues([span('a', 0, 30), span('b', 30, 32), span('a', 32, 60)]);
    expect(longest.get('a')?.lengthMs).toBe(60_000);
  });

  it('ends when others speak more than two seconds, also in several pieces', () => {
    const longest = longestMonologues([
      span('a', 0, 30),
      span('b', 30, 31.5),
      span('c', 31.5, 33),
      span('a', 33, 60),
    ]);
    expect(longest.get('a')?.lengthMs).toBe(30_000);
  });

  it('does not add up interjections that the speaker talked past one by one', () => {
    const longest = longestMonologues([
      span('a', 0, 10),
      span('b', 10, 11.5),
      span('a', 11.5, 20),
      span('b', 20, 21.5),
      span('a', 21.5, 30),
    ]);
    expect(longest.get('a')?.lengthMs).toBe(30_000);
  });

  it('ends at a long silence', () => {
    expect(longestMonologues([span('a', 0, 10), span('a', 60, 65)]).get('a')?.lengthMs).toBe(
      10_000,
    );
  });
});
