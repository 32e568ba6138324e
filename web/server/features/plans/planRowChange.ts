import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { UserError } from '../../errors/userError.ts';
import { changePlan, writeOrder, type OrderedTable, type PlanChange } from './planChange.ts';
import { insertedAt, type Placed } from './planOrder.ts';

interface Place {
  table: OrderedTable;
  siblings: readonly Placed[];
  /** Among the siblings that show. */
  index: number;
  /** How many may show, and what is said of one more. */
  most: number;
  tooMany: string;
  /** What was not added, when the insert wrote nothing. */
  what: string;
}

/**
 * Inserts a row behind its siblings and puts it in its place.
 * @throws {UserError} BAD_INPUT when there are too many; UNAVAILABLE when nothing was written.
 */
export async function addInPlace<Row extends { id: string }>(
  tx: Tx,
  { table, siblings, index, most, tooMany, what }: Place,
  insert: (order: number) => PromiseLike<Row[]>,
): Promise<Row & { order: number }> {
  if (siblings.filter(({ deletedAt }) => deletedAt === null).length >= most)
    throw new UserError('BAD_INPUT', tooMany);
  const [added] = await insert(siblings.length);
  if (!added) throw new UserError('UNAVAILABLE', `The ${what} was not added. Try again.`);
  const ids = insertedAt(siblings, added.id, index);
  await writeOrder(tx, table, ids);
  return { ...added, order: ids.indexOf(added.id) };
}

/** Takes a row away with all it holds, or with `isDeleted: false` brings it back to its place. */
export const markDeleted = (
  input: PlanChange & { isDeleted: boolean },
  row: { table: OrderedTable; id: string; events: { deleted: string; restored: string } },
): Promise<void> =>
  changePlan(input, input.isDeleted ? row.events.deleted : row.events.restored, async (tx) => {
    await tx
      .update(row.table)
      .set({ deletedAt: input.isDeleted ? new Date() : null })
      .where(eq(row.table.id, row.id));
  });
