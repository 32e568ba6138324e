import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Db } from './database.ts';

/** Every connection keeps a plan of each, so there are not many. */
const mostPrepared = 40;
const dialect = new PgDialect();
/** Texts by how they are known to the connections; null when seen once only. */
const names = new Map<string, string | null>();
let prepared = 0;

/**
 * Runs a statement that is asked again and again with other values: once its text has come twice,
 * connections read and plan it once. For large statements whose texts are few.
 */
export async function runPrepared<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const name = nameOf(text);
  const { rows } = await db.$client.query<Row>({ text, values, ...(name ? { name } : {}) });
  return rows;
}

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  if (prepared >= mostPrepared) return null;
  if (known === undefined) {
    // Texts that come once must not fill the memory.
    if (names.size > 10 * mostPrepared)
      for (const [other, name] of names) if (name === null) names.delete(other);
    names.set(text, null);
    return null;
  }
  prepared += 1;
  const name = `prepared_${prepared}`;
  names.set(text, name);
  return name;
}
