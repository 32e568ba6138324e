import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Db } from './database.ts';

/** Every connection keeps a plan of each, so there are not many. */
const mostNamed = 100;
const dialect = new PgDialect();
const nameByText = new Map<string, string>();

/**
 * Runs a statement under a name, so that each connection reads and plans its text once. For large
 * statements whose texts are few: values belong into parameters.
 */
export async function runNamed<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  const name = nameOf(text);
  const { rows } = await db.$client.query<Row>({ text, values, ...(name ? { name } : {}) });
  return rows;
}

function nameOf(text: string): string | undefined {
  const known = nameByText.get(text);
  if (known || nameByText.size >= mostNamed) return known;
  const name = hash('sha1', text);
  nameByText.set(text, name);
  return name;
}
