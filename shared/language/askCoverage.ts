import { speaksOf } from './askedWords.ts';
import type { AskedWord, SpokenWords } from './askedWords.ts';

const lightWeight = 0.15;

/** log(N / df) of each word over the passages; one never spoken weighs most, a light one little. */
export function weighWords(words: readonly AskedWord[], spoken: readonly SpokenWords[]) {
  const total = Math.max(spoken.length, 20) + 1;
  const weights = new Map(
    words.map((word) => {
      const heard = spoken.filter((item) => speaksOf(word, item) > 0).length;
      const rarity = Math.max(0.1, Math.log(total / (1 + heard)) / Math.log(total));
      return [word, word.isLight ? lightWeight * rarity : rarity];
    }),
  );
  return (word: AskedWord): number => weights.get(word) ?? 0;
}

/** The part of the question's words, by weight, that a text speaks of, 0 to 1. */
export function cover(
  words: readonly AskedWord[],
  spoken: SpokenWords,
  weightOf: (word: AskedWord) => number,
): number {
  const all = words.reduce((sum, word) => sum + weightOf(word), 0);
  const covered = words.reduce((sum, word) => sum + weightOf(word) * speaksOf(word, spoken), 0);
  return all === 0 ? 0 : covered / all;
}
