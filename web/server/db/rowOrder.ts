import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

/** A table whose rows have a place among the rows of their parent. A unique index holds (parent, index). */
interface OrderedTable extends PgTable {
  id: PgColumn;
  index: PgColumn;
}

/**
 * The ids with `id` right after `afterId`, or first when that is null. `id` may be one of them or new. Null
 * when `afterId` is not among the others.
 */
export function placedAfter(
  ids: readonly string[],
  id: string,
  afterId: string | null,
): string[] | null {
  const others = ids.filter((other) => other !== id);
  if (afterId === null) return [id, ...others];
  const at = others.indexOf(afterId);
  return at < 0 ? null : [...others.slice(0, at + 1), id, ...others.slice(at + 1)];
}

/** Ids of a parent's rows in their order. Lock the parent first where the order is going to change. */
export async function idsInOrder(
  tx: Tx,
  table: OrderedTable,
  parent: PgColumn,
  parentId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(eq(parent, parentId))
    .orderBy(table.index);
  return rows.map((row) => row.id);
}

/** Gives the rows of these ids the places 0, 1, 2, …; `ids` must name all rows of their parent. */
export async function writeOrder(
  tx: Tx,
  table: OrderedTable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const place = sql`array_position(${sql.param([...ids])}::uuid[], ${table.id})`;
  const isOfThese = sql`${table.id} = any(${sql.param([...ids])}::uuid[])`;
  // PostgreSQL checks uniqueness row by row, so the rows step aside first.
  await tx.execute(sql`update ${table} set "index" = -${place} where ${isOfThese}`);
  await tx.execute(sql`update ${table} set "index" = ${place} - 1 where ${isOfThese}`);
}
