import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** "Contains", over several columns, with the person's % and _ taken literally; undefined for no text. */
export function containsText(query: string, columns: readonly (PgColumn | SQL)[]): SQL | undefined {
  const pattern = containsPattern(query);
  if (pattern === undefined) return undefined;
  return or(...columns.map((column) => ilike(column as PgColumn, pattern)));
}

/** The pattern of LIKE for it; undefined for no text. */
export function containsPattern(query: string): string | undefined {
  const text = query.trim().slice(0, 512);
  return text === '' ? undefined : `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
