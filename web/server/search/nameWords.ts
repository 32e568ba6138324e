import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** A word of somebody's name or of a position. */
export interface NameWord {
  text: string;
  /** In code points. */
  length: number;
  /** A bit for each letter it holds: two words that share few letters need no closer look. */
  letters: number;
}

const mostWords = 50_000;
const mostOrganizations = 50;
const freshMs = 30_000;

const cache = new Map<string, { loadedAt: number; words: Promise<NameWord[]> }>();

/** The words of an organization's names, read at most twice a minute: a new name is corrected to soon after. */
export function loadNameWords(db: Db, organizationId: string): Promise<NameWord[]> {
  const known = cache.get(organizationId);
  if (known && Date.now() - known.loadedAt < freshMs) return known.words;
  const words = readWords(db);
  cache.delete(organizationId);
  cache.set(organizationId, { loadedAt: Date.now(), words });
  for (const oldest of cache.keys()) {
    if (cache.size <= mostOrganizations) break;
    cache.delete(oldest);
  }
  words.catch(() => cache.delete(organizationId));
  return words;
}

async function readWords(db: Db): Promise<NameWord[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from (
      select first_name || ' ' || last_name as name from candidate
      union all select name from "user"
      union all select title from position
    ) named, regexp_split_to_table(search_fold(name), ' +') as word
    where length(word) > 2 limit ${mostWords}`);
  return rows.map(({ word }) => nameWord(word));
}

export function nameWord(text: string): NameWord {
  const letters = [...text];
  return {
    text,
    length: letters.length,
    letters: letters.reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0),
  };
}

/** Whether the two may be `limit` edits or fewer apart; false only where they are not. An edit changes two letters at most. */
export const mayBeNear = (word: NameWord, other: NameWord, limit: number): boolean =>
  Math.abs(word.length - other.length) <= limit &&
  bitCount(word.letters ^ other.letters) <= 2 * limit;

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
