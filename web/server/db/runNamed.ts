import { hash } from 'node:crypto';
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Db } from './database.ts';

/** Every connection keeps a plan of each, so there are not many. */
const mostNamed = 100;
const dialect = new PgDialect();
const nameByText = new Map<string, string>();

/** A statement whose text is built; `params` may hold placeholders. */
export interface BuiltStatement {
  text: string;
  params: unknown[];
}

/** Building the text of a large statement takes longer than running it, so those read often are built once. */
export function buildStatement(query: SQL): BuiltStatement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, params };
}

/**
 * Runs a statement under a name, so that each connection reads and plans its text once. For large
 * statements whose texts are few: values belong into parameters. `values` are those of its placeholders.
 */
export async function runNamed<Row extends QueryResultRow>(
  db: Db,
  statement: BuiltStatement | SQL,
  values: Record<string, unknown> = {},
): Promise<Row[]> {
  const { text, params } = 'text' in statement ? statement : buildStatement(statement);
  const name = nameOf(text);
  const { rows } = await db.$client.query<Row>({
    text,
    values: fillPlaceholders(params, values),
    ...(name ? { name } : {}),
  });
  return rows;
}

function nameOf(text: string): string | undefined {
  const known = nameByText.get(text);
  if (known || nameByText.size >= mostNamed) return known;
  const name = hash('sha1', text);
  nameByText.set(text, name);
  return name;
}

/**
 * Runs a statement that is planned anew for its values each time: where a plan for any values reads far more
 * than these need, planning costs less.
 */
export async function runPlanned<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { text, params } = buildStatement(query);
  return (await db.$client.query<Row>({ text, values: params })).rows;
}
