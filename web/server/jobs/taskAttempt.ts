import { and, eq, getTableColumns, inArray, max } from 'drizzle-orm';
import type { ProcessingStatus } from '../../../shared/domain/call.ts';
import type { Database, Tx } from '../db/database.ts';
import { call, interview, task } from '../db/tables/schema.ts';
import type { TaskName } from '../db/tables/task.ts';

/** A task that has failed this often is given up, until somebody tries it again. */
export const mostAttempts = 5;
/**
 * The same for one whose process died each time. More, because the others that were under way in a
 * server that fails again and again are lost with the one at fault.
 */
export const mostLostAttempts = 10;

export type TaskRow = typeof task.$inferSelect;
/** A call with the guide of its interview. */
export type TaskCall = typeof call.$inferSelect & { guideId: string | null };

/**
 * One go at one task. Generation and attempts are its token: after a new order, or when the queue took a
 * silent worker for dead and began the task again, whatever this attempt still does counts no more.
 */
export interface TaskAttempt {
  call: TaskCall;
  task: TaskRow;
}

export interface TaskKind {
  name: TaskName;
  /** Shows readers what changed, in the transaction that changes it; the call's row is locked. */
  onChange(tx: Tx, task: TaskRow, what: 'state' | 'progress'): Promise<void>;
}

/** Locks a call, which every transaction here does first. Null when it is gone or deleted. */
export async function lockCall(tx: Tx, callId: string): Promise<TaskCall | null> {
  const [found] = await tx
    .select({ ...getTableColumns(call), guideId: interview.guideId })
    .from(call)
    .innerJoin(interview, eq(interview.id, call.interviewId))
    .where(eq(call.id, callId))
    .for('update', { of: call });
  return found && !found.deletedAt ? found : null;
}

/**
 * Orders tasks of a call, anew if they were ordered before, in the caller's transaction, which has locked
 * the call. Earlier orders of them are void from here on. Returns the generation that their jobs carry.
 */
export async function orderTasks(
  tx: Tx,
  { organizationId, callId }: { organizationId: string; callId: string },
  names: readonly TaskName[],
  status: ProcessingStatus = 'PENDING',
): Promise<number> {
  const [known] = await tx
    .select({ latest: max(task.generation) })
    .from(task)
    .where(and(eq(task.callId, callId), inArray(task.name, [...names])));
  const generation = (known?.latest ?? 0) + 1;
  const fresh = {
    ...{ status, generation, attempts: 0, progress: 0, failureReason: null, failureCode: null },
    ...{ startedAt: null, finishedAt: null },
  };
  await tx
    .insert(task)
    .values(names.map((name) => ({ organizationId, callId, name, ...fresh })))
    .onConflictDoUpdate({ target: [task.callId, task.name], set: fresh });
  return generation;
}

/**
 * Begins a task. Returns its status instead of an attempt when there is nothing to do, NOT_ORDERED when this
 * order begins at a later task, and null when the order is void: the call is gone, or the task was ordered again.
 */
export const beginAttempt = (
  database: Database,
  kind: TaskKind,
  { callId, generation }: { callId: string; generation: number },
): Promise<TaskAttempt | 'COMPLETED' | 'FAILED' | 'NOT_ORDERED' | null> =>
  database.system.transaction(async (tx) => {
    const owner = await lockCall(tx, callId);
    const [row] = await tx
      .select()
      .from(task)
      .where(and(eq(task.callId, callId), eq(task.name, kind.name)));
    if (!owner) return null;
    // Orders reach from some task to the last, so a task of an earlier order has a smaller generation.
    if (!row || row.generation < generation) return 'NOT_ORDERED';
    if (row.generation > generation) return null;
    if (row.status === 'COMPLETED' || row.status === 'FAILED') return row.status;
    if (row.attempts >= mostLostAttempts) {
      const reason = `This stopped unexpectedly ${mostLostAttempts} times. Try again, or tell your administrator.`;
      await failTask(tx, kind, row, { code: 'STOPPED', reason });
      return 'FAILED';
    }
    const begun = await changeTask(tx, kind, row, {
      ...{ status: 'IN_PROGRESS', failureReason: null, failureCode: null },
      ...{ attempts: row.attempts + 1, startedAt: row.startedAt ?? new Date() },
    });
    return begun && { call: owner, task: begun };
  });

/** Runs `write` with the call locked, if the attempt still counts; else returns false. */
export const writeAttempt = (
  database: Database,
  attempt: TaskAttempt,
  write: (tx: Tx, call: TaskCall) => Promise<void>,
): Promise<boolean> =>
  database.system.transaction(async (tx) => {
    const owner = await lockCall(tx, attempt.call.id);
    const [ours] = await tx.select({ id: task.id }).from(task).where(isStillOurs(attempt));
    if (!owner || !ours) return false;
    await write(tx, owner);
    return true;
  });

export const failTask = (
  tx: Tx,
  kind: TaskKind,
  row: TaskRow,
  { code, reason }: { code: string; reason: string },
): Promise<TaskRow | null> =>
  changeTask(tx, kind, row, {
    ...{ status: 'FAILED', failureCode: code, failureReason: reason, finishedAt: new Date() },
  });

export async function changeTask(
  tx: Tx,
  kind: TaskKind,
  { id }: Pick<TaskRow, 'id'>,
  change: Partial<TaskRow>,
): Promise<TaskRow | null> {
  const [changed] = await tx.update(task).set(change).where(eq(task.id, id)).returning();
  if (changed) await kind.onChange(tx, changed, change.status ? 'state' : 'progress');
  return changed ?? null;
}

const isStillOurs = ({ task: { id, generation, attempts } }: TaskAttempt) =>
  and(
    eq(task.id, id),
    eq(task.status, 'IN_PROGRESS'),
    eq(task.generation, generation),
    eq(task.attempts, attempts),
  );

/** Whether the attempt still counts, without a lock: for a look from time to time. */
export async function isCurrent({ system }: Database, attempt: TaskAttempt): Promise<boolean> {
  const alive = await system
    .select({ deletedAt: call.deletedAt })
    .from(task)
    .innerJoin(call, eq(call.id, task.callId))
    .where(isStillOurs(attempt));
  return alive.length > 0 && alive[0]?.deletedAt === null;
}
