import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { ProcessingStatus } from '#shared/domain/call.ts';
import type { Database, Tx } from '../db/database.ts';
import { call, jobDescription, task } from '../db/tables/schema.ts';
import type { TaskName } from '../db/tables/task.ts';
import type { TaskSubject } from './taskSubject.ts';

/** A task that has failed this often is given up, until somebody tries it again. */
export const mostAttempts = 5;
/**
 * The same for one whose process died each time. More, because the others that were under way in a
 * server that fails again and again are lost with the one at fault.
 */
export const mostLostAttempts = 10;

export type TaskRow = typeof task.$inferSelect;
/**
 * One go at one task. Generation and attempts are its token: after a new order, or when the queue took a
 * silent worker for dead and began the task again, whatever this attempt still does counts no more.
 */
export interface TaskAttempt<Subject> {
  subject: Subject;
  task: TaskRow;
}

export interface TaskKind<Subject extends { id: string }> {
  name: TaskName;
  subject: TaskSubject<Subject>;
  /** Shows readers what changed, in the transaction that changes it; the subject's row is locked. */
  onChange(tx: Tx, subject: Subject, task: TaskRow, what: 'state' | 'progress'): Promise<void>;
}

/** Which subject, and which order of its task. */
export interface TaskOrder {
  subjectId: string;
  /** A later order makes this one void. */
  generation: number;
}

/** What a task is of. */
type TaskOwner = { callId: string } | { jobDescriptionId: string } | { skillReportId: string };

/** The column that names the subject, and the subject's part of a row. */
const ownerOf = (owner: TaskOwner) => {
  if ('callId' in owner) return [task.callId, { callId: owner.callId }] as const;
  if ('jobDescriptionId' in owner)
    return [task.jobDescriptionId, { jobDescriptionId: owner.jobDescriptionId }] as const;
  return [task.skillReportId, { skillReportId: owner.skillReportId }] as const;
};

/**
 * Orders tasks of a subject, anew if they were ordered before, in the caller's transaction, which has locked
 * the subject. Earlier orders of them are void from here on. Returns the generation that their jobs carry.
 */
export async function orderTasks(
  tx: Tx,
  subject: { organizationId: string } & TaskOwner,
  names: readonly TaskName[],
  status: ProcessingStatus = 'PENDING',
): Promise<number> {
  const { organizationId } = subject;
  const [key, owner] = ownerOf(subject);
  const [subjectId] = Object.values(owner);
  const [known] = await tx
    .select({ latest: max(task.generation) })
    .from(task)
    .where(and(eq(key, subjectId ?? ''), inArray(task.name, [...names])));
  const generation = (known?.latest ?? 0) + 1;
  const fresh = {
    ...{ status, generation, attempts: 0, progress: 0, failureReason: null, failureCode: null },
    ...{ startedAt: null, finishedAt: null },
  };
  await tx
    .insert(task)
    .values(names.map((name) => ({ organizationId, ...owner, name, ...fresh })))
    .onConflictDoUpdate({ target: [key, task.name], set: fresh });
  return generation;
}

/**
 * Begins a task. Returns its status instead of an attempt when there is nothing to do, NOT_ORDERED when this
 * order begins at a later task, and null when the order is void: the subject is gone, or the task was ordered again.
 */
export const beginAttempt = <S extends { id: string }>(
  database: Database,
  kind: TaskKind<S>,
  { subjectId, generation }: TaskOrder,
): Promise<TaskAttempt<S> | 'COMPLETED' | 'FAILED' | 'NOT_ORDERED' | null> =>
  database.system.transaction(async (tx) => {
    const subject = await kind.subject.lock(tx, subjectId);
    const [row] = await tx
      .select()
      .from(task)
      .where(and(eq(task[kind.subject.key], subjectId), eq(task.name, kind.name)));
    if (!subject) return null;
    // Orders reach from some task to the last, so a task of an earlier order has a smaller generation.
    if (!row || row.generation < generation) return 'NOT_ORDERED';
    if (row.generation > generation) return null;
    if (row.status === 'COMPLETED' || row.status === 'FAILED') return row.status;
    if (row.attempts >= mostLostAttempts) {
      const reason = `This stopped unexpectedly ${mostLostAttempts} times. Try again, or tell your administrator.`;
      await failTask(tx, kind, { subject, task: row }, { code: 'STOPPED', reason });
      return 'FAILED';
    }
    const begun = await changeTask(
      tx,
      kind,
      { subject, task: row },
      {
        ...{ status: 'IN_PROGRESS', failureReason: null, failureCode: null },
        ...{ attempts: row.attempts + 1, startedAt: row.startedAt ?? new Date() },
      },
    );
    return begun && { subject, task: begun };
  });

/** Runs `write` with the subject locked, if the attempt still counts; else returns false. */
export const writeAttempt = <S extends { id: string }>(
  database: Database,
  kind: TaskKind<S>,
  attempt: TaskAttempt<S>,
  write: (tx: Tx, subject: S) => Promise<void>,
): Promise<boolean> =>
  database.system.transaction(async (tx) => {
    const subject = await kind.subject.lock(tx, attempt.subject.id);
    const [ours] = await tx.select({ id: task.id }).from(task).where(isStillOurs(attempt));
    if (!subject || !ours) return false;
    await write(tx, subject);
    return true;
  });

export const failTask = <S extends { id: string }>(
  tx: Tx,
  kind: TaskKind<S>,
  attempt: TaskAttempt<S>,
  { code, reason }: { code: string; reason: string },
): Promise<TaskRow | null> =>
  changeTask(tx, kind, attempt, {
    ...{ status: 'FAILED', failureCode: code, failureReason: reason, finishedAt: new Date() },
  });

export async function changeTask<S extends { id: string }>(
  tx: Tx,
  kind: TaskKind<S>,
  { subject, task: { id } }: TaskAttempt<S>,
  change: Partial<TaskRow>,
): Promise<TaskRow | null> {
  const [changed] = await tx.update(task).set(change).where(eq(task.id, id)).returning();
  if (changed) await kind.onChange(tx, subject, changed, change.status ? 'state' : 'progress');
  return changed ?? null;
}

const isStillOurs = ({ task: { id, generation, attempts } }: { task: TaskRow }) =>
  and(
    eq(task.id, id),
    eq(task.status, 'IN_PROGRESS'),
    eq(task.generation, generation),
    eq(task.attempts, attempts),
  );

/** Whether the attempt still counts, without a lock: for a look from time to time. */
export async function isCurrent(
  { system }: Database,
  attempt: { task: TaskRow },
): Promise<boolean> {
  const alive = await system
    .select({ id: task.id })
    .from(task)
    .leftJoin(call, eq(call.id, task.callId))
    .leftJoin(jobDescription, eq(jobDescription.id, task.jobDescriptionId))
    .where(and(isStillOurs(attempt), isNull(call.deletedAt), isNull(jobDescription.deletedAt)));
  return alive.length > 0;
}
