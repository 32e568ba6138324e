import { isStopWord } from './stopWords.ts';
import { wordsOf } from './termsOf.ts';

const spokenNumber =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|double|once a|percent|per cent)\b/;
const ownAction =
  /\b(?:i|we)(?:'d|'ll|'ve| would| will| have| had| just| always| then| also| actually| never| first| usually)* (?!mean\b|think\b|guess\b|know\b|don't\b|do\b|am\b|was\b|were\b|did\b|like\b|love\b|suppose\b|hope\b|believe\b|feel\b|have\b|had\b|would\b|will\b|can\b|could\b|say\b|imagine\b|remember\b|see\b|hear\b|agree\b)[a-z]{2,}/;
const outcome =
  /\b(?:went (?:from|up|down|home)|turned out|as a result|ended up|after that|since then|so now|so after|from then|it (?:never|stopped|worked|dropped|fell|rose)|never (?:happened|tripped|came)|(?:we|it|they|he|she) (?:was|were|is|are|'s) (?:now|at|down|up|under|over)|went (?:live|to)|dropped|reduced|increased|saved|earned|grew|because|so that|instead)\b/;
const rule = /\b(?:first|always|before|never|every|if|then|until|each|depends on)\b/;

/** What makes a sentence worth a place in a note, each part from 0 to 1. */
export interface Telling {
  numbers: number;
  names: number;
  ownAction: number;
  outcome: number;
  rule: number;
  /** Words that carry a subject, up to twelve of them. */
  substance: number;
  contentWords: number;
}

function isNumber(word: string): boolean {
  return /\d/.test(word) || spokenNumber.test(word);
}

/** Reads the tell-tale signs of a sentence spoken by a candidate. */
export function tellingness(text: string): Telling {
  const words = wordsOf(text);
  const plain = words.join(' ');
  const contentWords = new Set(words.filter((word) => !isStopWord(word) || isNumber(word))).size;
  return {
    numbers: isNumber(plain) ? 1 : 0,
    names: /[\p{Ll},] \p{Lu}[\p{L}\d]+/u.test(text.replace(/\bI\b|\bI'/g, 'i')) ? 1 : 0,
    ownAction: ownAction.test(plain) ? 1 : 0,
    outcome: outcome.test(plain) ? 1 : 0,
    rule: rule.test(plain) ? 1 : 0,
    substance: Math.min(contentWords, 12) / 12,
    contentWords,
  };
}

/** Σ of the signs, weighted by hand: figures and own deeds before names and rules. */
export function tellingScore(telling: Telling): number {
  return (
    0.7 * telling.numbers +
    0.3 * telling.names +
    0.6 * telling.ownAction +
    0.5 * telling.outcome +
    0.3 * telling.rule +
    1.2 * telling.substance
  );
}
