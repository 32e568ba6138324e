import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { loadNameWords, mayBeNear, nameWord, type NameWord } from './nameWords.ts';
import { nearSpellings } from './nearSpellings.ts';
import type { QueryTerm } from './parseQuery.ts';

const mostAlternatives = 8;

/**
 * The terms with other spellings added to those words that nearly are a word of somebody's name or of a
 * position, or that nobody said or wrote but nearly. As Algolia does: one letter off from four letters on,
 * two from eight.
 */
export async function correctSpelling(
  db: Db,
  organizationId: string,
  terms: readonly QueryTerm[],
): Promise<QueryTerm[]> {
  if (!terms.some((term) => mostOff(term) > 0)) return [...terms];
  const words = await loadNameWords(db, organizationId);
  const wrong = await unknownWords(db, terms);
  return Promise.all(
    terms.map(async (term) => {
      const names = nearWords(term, words);
      const used = wrong.has(term.words[0] ?? '') ? await usedSpellings(db, term) : [];
      const near = [...new Set([...names, ...used])].slice(0, mostAlternatives);
      return near.length > 0 ? { ...term, alternatives: near } : term;
    }),
  );
}

/** The words that stand nowhere as they are typed. */
async function unknownWords(db: Db, terms: readonly QueryTerm[]): Promise<Set<string>> {
  const asked = terms.filter((term) => mostOff(term) > 0);
  const words = asked.map(({ words: [word = ''] }) => word);
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[], ${sql.param(asked.map(({ isPrefix }) => isPrefix))}::boolean[]) as asked(word, is_prefix),
      lateral (select search_query(word, '', false, is_prefix) as query) as q
    where not exists (select search_in_talk(query)) and not exists (select search_about(query))
      and not exists (select search_in_notes(query))`);
  return new Set(rows.map(({ word }) => word));
}

/** The nearest spellings of a word that were said or written, the most frequent first. */
async function usedSpellings(db: Db, { words: [word = ''] }: QueryTerm): Promise<string[]> {
  for (const near of nearSpellings(word)) {
    const used = await usedOf(db, near);
    if (used.length > 0) return used;
  }
  return [];
}

/** Of each kind so many texts with any of the spellings are read for which it is. */
const mostTexts = 30;

/** Those of the words that stand in a transcript, in a note, or in what is known of an interview. */
async function usedOf(db: Db, words: readonly string[]): Promise<string[]> {
  const texts = sql.raw(String(mostTexts));
  const { rows } = await db.execute<{ word: string }>(sql`
    with asked as (select ${anyOf(words)}::tsquery as query),
    texts as (
      select words from search_transcript
        where call_id in (select search_in_talk(query) from asked limit ${texts})
      union all select words from search_call
        where call_id in (select search_about(query) from asked limit ${texts})
      union all select words from search_note
        where note_id in (select search_in_notes(query) from asked limit ${texts}))
    select lexeme as word from texts, unnest(words)
    where lexeme = any (${sql.param(words)}::text[]) group by lexeme order by count(*) desc, lexeme`);
  return rows.map((row) => row.word);
}

/** A balanced query: PostgreSQL reads a long chain of "or" by recursion. Words of letters need no escape. */
const anyOf = (words: readonly string[]): string => {
  if (words.length < 2) return `'${words[0] ?? ''}'`;
  const half = words.length >> 1;
  return `(${anyOf(words.slice(0, half))} | ${anyOf(words.slice(half))})`;
};

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
