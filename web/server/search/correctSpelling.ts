import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { QueryTerm } from './parseQuery.ts';

/** Names are compared with at most so many words of the organization. */
const mostWords = 50_000;
const mostAlternatives = 8;

/**
 * The terms with other spellings added to those words that nearly are a word of somebody's name or of a
 * position. As Algolia does: one letter off from four letters on, two from eight.
 */
export async function correctSpelling(db: Db, terms: readonly QueryTerm[]): Promise<QueryTerm[]> {
  if (!terms.some((term) => mostOff(term) > 0)) return [...terms];
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from (
      select first_name || ' ' || last_name as name from candidate
      union all select name from "user"
      union all select title from position
    ) named, regexp_split_to_table(search_fold(name), ' +') as word
    where length(word) > 2 limit ${mostWords}`);
  const words = rows.map((row) => row.word);
  return terms.map((term) => {
    const limit = mostOff(term);
    const [asked = ''] = term.words;
    if (limit === 0 || words.includes(asked)) return term;
    const near = words
      .map((word) => ({ word, off: editDistance(asked, word, limit) }))
      .filter(({ off }) => off <= limit)
      .sort((a, b) => a.off - b.off || (a.word < b.word ? -1 : 1))
      .slice(0, mostAlternatives);
    return near.length > 0 ? { ...term, alternatives: near.map(({ word }) => word) } : term;
  });
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
export function editDistance(one: string, other: string, limit: number): number {
  const [a, b] = [[...one], [...other]];
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
