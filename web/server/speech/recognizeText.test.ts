import { describe, expect, it } from 'vitest';
import { recognizeText } from './recognizeText.ts';
import { speechRate } from './wavFile.ts';

/** Steady sound with silence from 6 to 6.2 s. */
function soundOf(seconds: number): Float32Array {
  const samples = new Float32Array(seconds * speechRate).fill(0.2);
  return samples.fill(0, 6 * speechRate, Math.min(samples.length, 6.2 * speechRate));
}

describe('recognizeText', () => {
  it('decodes sensible text once', async () => {
    let decodes = 0;
    const words = await recognizeText(soundOf(10), async () => {
      decodes += 1;
      return { text: 'Tell me about it.', tokens: ['Tell', ' me', ' about', ' it', '.'] };
    });
    expect(words).toEqual(['Tell', 'me', 'about', 'it.']);
    expect(decodes).toBe(1);
  });

  it('cuts at the pause and decodes both parts when the text runs away', async () => {
    const lengths: number[] = [];
    const words = await recognizeText(soundOf(10), async (samples) => {
      lengths.push(samples.length / speechRate);
      if (lengths.length === 1) return { text: 'so it goes', tokens: Array(150).fill(' so') };
      return { text: lengths.length === 2 ? 'First part.' : 'Second part.' };
    });
    expect(words.join(' ')).toBe('First part. Second part.');
    expect(lengths[1]).toBeGreaterThanOrEqual(6);
    expect(lengths[1]).toBeLessThanOrEqual(6.2);
    expect((lengths[1] ?? 0) + (lengths[2] ?? 0)).toBeCloseTo(10);
  });

  it('writes once what is repeated however short the sound', async () => {
    const loop = 'Swear, '.repeat(60);
    const tokens = Array<string>(300).fill(' Swear');
    const words = await recognizeText(soundOf(8), async () => ({ text: loop, tokens }));
    expect(new Set(words)).toEqual(new Set(['Swear,']));
    expect(words.length).toBeLessThanOrEqual(4);
  });
});
