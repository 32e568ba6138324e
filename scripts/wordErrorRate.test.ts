import { describe, expect, it } from 'vitest';
import { compareWords, matchWords, wordErrorRate } from './wordErrorRate.ts';

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
      "in two thousand nineteen one thousand two hundred fifty people forty-two percent didn't vote why",
    );
    expect(errors).toBe(0);
  });

  it.each([
    ['a hundred and twelve tickets in the hand-over', '112 tickets in the handover'],
    ['it took twenty nineteen days', 'It took 2019 days.'],
    ['four point two percent of the twelve servers', '4.2% of the 12 servers'],
    ['on call we roll back', 'On-call, we rollback.'],
    ['mister Adams is okay', 'Mr. Adams is OK'],
  ])('takes "%s" and "%s" as the same', (said, heard) => {
    expect(wordErrorRate(said, heard).errors).toBe(0);
  });

  it('still counts a compound with a wrong part', () => {
    expect(wordErrorRate('the hand over', 'the hangover').errors).toBe(2);
  });

  it('pairs the words that were recognized', () => {
    const said = compareWords(['we', 'roll', 'back', 'now']);
    const heard = compareWords(['we', 'rollback', 'then', 'now']);
    const { errors, pairs } = matchWords(said, heard);
    expect(errors).toBe(1);
    expect(pairs).toEqual([
      [0, 0],
      [1, 1],
      [3, 3],
    ]);
  });

  it('keeps letters of every script', () => {
    const words = compareWords('Größe, ÇA VA? 你好!'.split(' '));
    expect(words.map(({ text }) => text)).toEqual(['größe', 'ça', 'va', '你好']);
  });
});
