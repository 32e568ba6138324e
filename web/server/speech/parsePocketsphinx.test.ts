import { describe, expect, it } from 'vitest';
import { parseCtm, parsePocketsphinx } from './parsePocketsphinx.ts';

describe('parsePocketsphinx', () => {
  it('reads the timed lines of version 0.8', () => {
    const output = [
      'at my job and people',
      '<s> 0.000 0.150 0.999900',
      'at 0.160 0.430 0.132240',
      '<sil> 0.440 0.500 1.000000',
      'and(2) 3.140 3.430 0.994017',
      '[NOISE] 3.440 3.500 0.5',
      '++BREATH++ 3.510 3.550 0.5',
      'people 3.830 4.180 1.000300',
      '</s> 5.500 5.640 1.000000',
    ].join('\n');
    expect(parsePocketsphinx(output)).toEqual([
      { text: 'at', startMs: 160, endMs: 430, confidence: 0.132 },
      { text: 'and', startMs: 3140, endMs: 3430, confidence: 0.994 },
      { text: 'people', startMs: 3830, endMs: 4180, confidence: 1 },
    ]);
  });

  it('reads the JSON of version 5', () => {
    const words = [
      { b: 0, d: 0.15, p: 1, t: '<s>' },
      { b: 0.16, d: 0.27, p: 0.4, t: 'the(3)' },
      { b: 0.43, d: 0.3, p: 1.0003, t: 'office' },
    ];
    const line = JSON.stringify({ b: 0, d: 0.8, p: 1, t: 'the office', w: words });
    expect(parsePocketsphinx(`${line}\n`)).toEqual([
      { text: 'the', startMs: 160, endMs: 430, confidence: 0.4 },
      { text: 'office', startMs: 430, endMs: 730, confidence: 1 },
    ]);
  });

  it('skips what it does not understand and finds nothing in silence', () => {
    expect(parsePocketsphinx('')).toEqual([]);
    expect(parsePocketsphinx('{"b": broken\nINFO: something 1 2\n{"t":"no words"}')).toEqual([]);
  });
});

describe('parseCtm', () => {
  it('reads starts and durations, and drops what is no word', () => {
    const file =
      'speech 1 0.20 0.29 and(2) 0.982\nspeech 1 0.50 0.1 <sil> 1.0\n\nspeech 1 x 1 y 1\n';
    expect(parseCtm(file)).toEqual([{ text: 'and', startMs: 200, endMs: 490, confidence: 0.982 }]);
  });
});
