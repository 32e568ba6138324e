import { describe, expect, it } from 'vitest';
import { pronounceWord } from './pronounceWord.ts';

const dictionary: Record<string, string[]> = {
  a: ['AH', 'EY'],
  p: ['P IY'],
  i: ['AY'],
  the: ['DH AH', 'DH IY'],
  cold: ['K OW L D'],
  hearted: ['HH AA R T IH D'],
  twelve: ['T W EH L V'],
  nineteen: ['N AY N T IY N'],
  ninety: ['N AY N T IY'],
  percent: ['P ER S EH N T'],
};
const pronounce = (word: string) => pronounceWord(word, (plain) => dictionary[plain] ?? []);

describe('pronounceWord', () => {
  it('takes every way the dictionary has, whatever the case and the signs around', () => {
    expect(pronounce('“The,')).toEqual(['DH AH', 'DH IY']);
  });

  it('joins the parts of a compound', () => {
    expect(pronounce('cold-hearted')).toEqual(['K OW L D HH AA R T IH D']);
  });

  it('says figures as numbers, and years in halves too', () => {
    expect(pronounce('12%.')).toEqual(['T W EH L V P ER S EH N T']);
    expect(pronounce('1990')).toContain('N AY N T IY N N AY N T IY');
  });

  it('spells capitals it does not know and sounds out other words', () => {
    expect(pronounce('API')).toEqual(['EY P IY AY']);
    expect(pronounce('Quigh')).toEqual(['K W AY']);
    expect(pronounce('Chène')).toEqual(['CH EH N']);
  });

  it('has nothing to say for a dash', () => {
    expect(pronounce('—')).toEqual([]);
  });
});
