import { spellNumbers } from './spellNumbers.ts';

export interface WordErrors {
  /** Substituted, left out and added words. */
  errors: number;
  referenceWords: number;
  /** Errors for each word of the reference; above 1 when much was added. */
  rate: number;
}

/**
 * How far recognized text is from what was said: the fewest words to change, drop or add, for each
 * word said. Case, punctuation and the way numbers are written do not count.
 */
export function wordErrorRate(reference: string, recognized: string): WordErrors {
  const said = normalizeWords(reference);
  const heard = normalizeWords(recognized);
  let row = heard.map((_, index) => index + 1);
  said.forEach((word, line) => {
    let diagonal = line;
    let left = line + 1;
    row = row.map((above, index) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (word === heard[index] ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  });
  const errors = heard.length === 0 ? said.length : (row.at(-1) ?? 0);
  return { errors, referenceWords: said.length, rate: errors / Math.max(1, said.length) };
}

/** Words as they are compared: lower case, numbers spelled out, no signs but the apostrophe. */
export function normalizeWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return spellNumbers(plain)
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}
