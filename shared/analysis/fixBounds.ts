import type { FixMeasure, Size } from './fixMeasure.ts';

export interface FixBounds {
  /** The fewest and the most words the text can have once its findings are fixed. */
  fewestWords: number;
  mostWords: number;
  /** The highest Flesch-Kincaid grade it can then have; 0 when no sentence would be left. */
  hardestGrade: number;
}

/** Bounds over every way of fixing: each finding may stay, go, or become any of its suggestions. */
export function fixBounds(all: readonly FixMeasure[], sentences: readonly FixMeasure[]): FixBounds {
  let fewestWords = 0;
  let mostWords = 0;
  for (const { kept, choices } of all) {
    fewestWords += kept.words;
    mostWords += kept.words + mostWordsOf(choices);
  }
  return { fewestWords, mostWords, hardestGrade: hardestGrade(sentences) };
}

function mostWordsOf(choices: FixMeasure['choices']): number {
  let sum = 0;
  for (const sizes of choices) sum += Math.max(...sizes.map(({ words }) => words));
  return sum;
}

function hardestGrade(measures: readonly FixMeasure[]): number {
  const sentences = measures.filter(({ kept }) => kept.words > 0).length;
  if (sentences === 0) return 0;
  let words = 0;
  const kept = { words: 0, syllables: 0 };
  const choices: (readonly Size[])[] = [];
  for (const measure of measures) {
    kept.words += measure.kept.words;
    kept.syllables += measure.kept.syllables;
    words += measure.kept.words + mostWordsOf(measure.choices);
    for (const sizes of measure.choices) choices.push(sizes);
  }
  return 0.39 * (words / sentences) + 11.8 * highestRatio(kept, choices) - 15.59;
}

/**
 * The highest syllables per word over all choices. Picking, for a guessed ratio, the choice that
 * gains most over it gives a better guess each round, and the best one within a few rounds.
 */
function highestRatio(kept: Size, choices: readonly (readonly Size[])[]): number {
  let ratio = kept.syllables / kept.words;
  for (let round = 0; round < 20; round += 1) {
    let { words, syllables } = kept;
    for (const sizes of choices) {
      let best: Size = { words: 0, syllables: 0 };
      let bestGain = 0;
      for (const size of sizes) {
        const gain = size.syllables - ratio * size.words;
        if (gain <= bestGain) continue;
        best = size;
        bestGain = gain;
      }
      words += best.words;
      syllables += best.syllables;
    }
    const next = syllables / words;
    if (next <= ratio) break;
    ratio = next;
  }
  return ratio;
}
