import { sql } from 'drizzle-orm';
import type { Db } from '../../web/server/db/database.ts';

/** Tables, of the product and of its queue, in which the word stands. */
export async function findWord(db: Db, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`);
  const found: string[] = [];
  for (const { name } of rows) {
    const [row] = (
      await db.execute<{ is: boolean }>(
        sql`select exists (select from ${sql.raw(name)} t where to_jsonb(t)::text ilike ${`%${word}%`}) as is`,
      )
    ).rows;
    if (row?.is) found.push(name);
  }
  return found;
}
