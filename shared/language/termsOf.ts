import { tellsOf } from './commonWords.ts';
import { conceptSharesIn } from './concepts.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';

/** The subject of a text: term -> weight from 0 to 1. Terms are stems, and concepts begin with "#". */
export type Terms = Map<string, number>;

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** A shared concept says less than the same word. */
const conceptWeight = 0.75;

/** Words in lower case with plain apostrophes, in order. */
export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
}

/** Stems of all words in order, of the parts of compounds too, as concepts are looked up by them. */
export function stemsIn(text: string): string[] {
  return partsOf(text).map(stem);
}

function partsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    word.includes('-') ? word.split('-').filter(Boolean) : [word.replace(/'s$/, '')],
  );
}

/** Stems of what is said, without grammar and fillers, and the concepts they stand for. */
export function termsOf(text: string): Terms {
  const terms: Terms = new Map();
  const words = partsOf(text);
  for (const word of words) if (!isStopWord(word)) terms.set(stem(word), tellsOf(stem(word)));
  for (const [concept, share] of conceptSharesIn(words.map(stem))) {
    terms.set(concept, conceptWeight * share);
  }
  return terms;
}

/** Adds what another text is about, at a part of its weight; the greater weight of a term stays. */
export function addTerms(into: Terms, from: Terms, share = 1): Terms {
  for (const [term, weight] of from) {
    into.set(term, Math.max(into.get(term) ?? 0, weight * share));
  }
  return into;
}
