import { describe, expect, it } from 'vitest';
import { normalizeWords, wordErrorRate } from './wordErrorRate.ts';

describe('wordErrorRate', () => {
  it('counts changed, missing and added words', () => {
    const said = 'we moved all of our records';
    expect(wordErrorRate(said, 'we moved all of our records').errors).toBe(0);
    expect(wordErrorRate(said, 'we moved all of our letters').errors).toBe(1);
    expect(wordErrorRate(said, 'we moved our records').errors).toBe(2);
    expect(wordErrorRate(said, 'so we moved all of our old records').errors).toBe(2);
    expect(wordErrorRate(said, 'records our of all moved we').rate).toBe(1);
  });

  it('takes nothing heard as every word lost, and nothing said as none', () => {
    expect(wordErrorRate('one two three', '')).toEqual({ errors: 3, referenceWords: 3, rate: 1 });
    expect(wordErrorRate('', 'noise')).toEqual({ errors: 1, referenceWords: 0, rate: 1 });
    expect(wordErrorRate('', '').rate).toBe(0);
  });

  it('does not count case, signs or how numbers are written', () => {
    const { errors } = wordErrorRate(
      'In 2019, 1,250 people — 42% — didn’t vote: "why?"',
      "in two thousand nineteen one thousand two hundred fifty people forty-two didn't vote why",
    );
    expect(errors).toBe(0);
  });

  it('keeps letters of every script', () => {
    expect(normalizeWords('Größe, ÇA VA? 你好!')).toEqual(['größe', 'ça', 'va', '你好']);
  });
});
