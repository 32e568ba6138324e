import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** The tables and columns that point at a table, as the database's catalogue has them. */
export async function findReferences(
  tx: Tx,
  target: 'call' | 'interview',
): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select distinct k.conrelid::regclass::text as table, a.attname as column
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]
    where k.contype = 'f' and k.confrelid = ${target}::regclass order by 1`);
  return rows;
}

/** Deletes the rows of every table that points at a row, so that a table added later is not forgotten. */
export async function deleteRowsOf(
  tx: Tx,
  target: 'call' | 'interview',
  id: string,
  { except }: { except: readonly string[] },
): Promise<void> {
  for (const { table, column } of await findReferences(tx, target))
    if (!except.includes(table))
      await tx.execute(
        sql`delete from ${sql.raw(table)} where ${sql.identifier(column)} = ${id}::uuid`,
      );
}
