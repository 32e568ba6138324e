import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** "One of these", as one parameter: the statement's text, and so its plan, is the same for any number. */
export const anyOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
