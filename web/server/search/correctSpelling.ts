import type { Db } from '../db/database.ts';
import { loadNameWords, mayBeNear, nameWord, type NameWord } from './nameWords.ts';
import type { QueryTerm } from './parseQuery.ts';

const mostAlternatives = 8;

/**
 * The terms with other spellings added to those words that nearly are a word of somebody's name or of a
 * position. As Algolia does: one letter off from four letters on, two from eight.
 */
export async function correctSpelling(
  db: Db,
  organizationId: string,
  terms: readonly QueryTerm[],
): Promise<QueryTerm[]> {
  if (!terms.some((term) => mostOff(term) > 0)) return [...terms];
  const words = await loadNameWords(db, organizationId);
  return terms.map((term) => {
    const near = nearWords(term, words);
    return near.length > 0 ? { ...term, alternatives: near } : term;
  });
}

function nearWords(term: QueryTerm, words: readonly NameWord[]): string[] {
  const limit = mostOff(term);
  if (limit === 0) return [];
  const asked = nameWord(term.words[0] ?? '');
  const near = words
    .filter((word) => mayBeNear(asked, word, limit))
    .map(({ text }) => ({ text, off: editDistance(asked.text, text, limit) }))
    .filter(({ off }) => off <= limit)
    .sort((a, b) => a.off - b.off || (a.text < b.text ? -1 : 1));
  // The word itself is a name: it is spelt as it should be.
  return near[0]?.off === 0 ? [] : near.slice(0, mostAlternatives).map(({ text }) => text);
}

function mostOff(term: QueryTerm): number {
  const length = [...(term.words[0] ?? '')].length;
  if (term.isPhrase || length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Letters to add, drop, change or swap with their neighbour to come from one word to the other; anything
 * above `limit` where it is more than that.
 */
export function editDistance(text: string, other: string, limit: number): number {
  const [a, b] = [[...text], [...other]];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = b.map((_, index) => index).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (list: number[], index: number) => list[index] ?? Infinity;
      let least = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? limit + 1;
}
