import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTimes } from './fillTimes.ts';

const spoken = (startMs: number | null, text: string, endMs: number | null = null) => {
  return { startMs, endMs, text };
};
const startsOf = (list: readonly { startMs: number }[]) => list.map(({ startMs }) => startMs);

describe('fillTimes', () => {
  it('shares the time between two stamps by length', () => {
    const filled = fillTimes([
      spoken(0, 'x'.repeat(99)),
      spoken(null, 'x'.repeat(199)),
      spoken(null, 'x'.repeat(99)),
      spoken(300_000, 'Next.'),
    ]);
    expect(startsOf(filled)).toEqual([0, 75_000, 225_000, 300_000]);
  });

  it('goes on at the pace of speech past the last stamp, or up to the end of the recording', () => {
    const list = [spoken(10_000, 'x'.repeat(149)), spoken(null, 'x'.repeat(149))];
    expect(startsOf(fillTimes(list))).toEqual([10_000, 20_000]);
    expect(startsOf(fillTimes(list, 14_000))).toEqual([10_000, 12_000]);
  });

  it('ends a segment where the next begins, sooner after few words, and keeps known ends', () => {
    const filled = fillTimes([
      spoken(0, 'Right.'),
      spoken(60_000, 'x'.repeat(3000)),
      spoken(70_000, 'Done.', 71_000),
    ]);
    expect(filled.map(({ endMs }) => endMs)).toEqual([1000, 70_000, 71_000]);
  });

  it('gives every segment a time, in order, and leaves the known ones alone', () => {
    const steps = fc.array(
      fc.record({ stepMs: fc.nat(100_000), isKnown: fc.boolean(), text: fc.string() }),
    );
    fc.assert(
      fc.property(steps, (list) => {
        let atMs = 0;
        const segments = list.map(({ stepMs, isKnown, text }) => {
          atMs += stepMs;
          return spoken(isKnown ? atMs : null, text);
        });
        const filled = fillTimes(segments);
        filled.forEach(({ startMs, endMs }, index) => {
          expect(startMs).toBeGreaterThanOrEqual(filled[index - 1]?.startMs ?? 0);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          expect(segments[index]?.startMs ?? startMs).toBe(startMs);
        });
      }),
    );
  });
});
