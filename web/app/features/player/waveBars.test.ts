import { describe, expect, it } from 'vitest';
import { waveBars } from './waveBars.ts';

describe('waveBars', () => {
  it('gives every channel its lane, each bar the loudest of its time', () => {
    const bars = waveBars(
      {
        peaks: [
          [0.1, 0.8, 0, 0],
          [0, 0, 0.2, 0.1],
        ],
        peaksPerSecond: 2,
        durationMs: 2000,
        turns: [],
      },
      2,
    );
    expect(bars).toEqual([
      [
        { lane: 0, level: 1 },
        { lane: 1, level: 0 },
      ],
      [
        { lane: 0, level: 0 },
        { lane: 1, level: 0.5 },
      ],
    ]);
  });

  it('lays one channel into the lane of whoever speaks, also through a pause', () => {
    const bars = waveBars(
      {
        peaks: [[0.5, 0.5, 0.1, 0.7]],
        peaksPerSecond: 1,
        durationMs: 4000,
        turns: [
          { lane: 0, startMs: 0, endMs: 1000 },
          { lane: 1, startMs: 1200, endMs: 2000 },
          { lane: 0, startMs: 3100, endMs: 4000 },
        ],
      },
      4,
    );
    expect(bars.map(([bar]) => bar?.lane)).toEqual([0, 1, 1, 0]);
  });

  it('repeats points where there are more bars than points', () => {
    const source = { peaks: [[0.2, 0.8]], peaksPerSecond: 1, durationMs: 2000, turns: [] };
    expect(waveBars(source, 4).map(([bar]) => bar?.level)).toEqual([0.5, 0.5, 1, 1]);
  });

  it('does not blow up the hiss of a silent recording', () => {
    const source = { peaks: [[0.01]], peaksPerSecond: 1, durationMs: 1000, turns: [] };
    expect(waveBars(source, 1)[0]?.[0]?.level).toBeLessThan(0.5);
  });

  it('draws nothing of a recording without sound or length', () => {
    expect(waveBars({ peaks: [], peaksPerSecond: 1, durationMs: 9, turns: [] }, 4)).toEqual([]);
    expect(waveBars({ peaks: [[1]], peaksPerSecond: 1, durationMs: 0, turns: [] }, 4)).toEqual([]);
  });
});
