import { indefiniteArticle } from '../domain/indefiniteArticle.ts';

/**
 * The "a" or "an" before a place in a text that no longer fits once other words stand there: where it is,
 * in UTF-16 code units, and what it becomes. Null when there is none or it may stay.
 */
export function articleBefore(
  text: string,
  place: number,
  following: string,
): { start: number; end: number; text: string } | null {
  const found = /(?:^|[^\p{L}\p{N}])(an?)\s+$/iu.exec(text.slice(0, place));
  const word = found?.[1];
  if (found === null || word === undefined || !/^\p{L}/u.test(following)) return null;
  // "plan A or": a lone capital within a sentence is a name.
  const start = found.index + found[0].toLowerCase().indexOf(word.toLowerCase());
  if (word === 'A' && /\p{Ll}\s*$/u.test(text.slice(0, start))) return null;
  const wanted = indefiniteArticle(following);
  if (word.toLowerCase() === wanted) return null;
  const isCapital = word.charAt(0) === 'A';
  return { start, end: start + word.length, text: isCapital ? `A${wanted.slice(1)}` : wanted };
}
