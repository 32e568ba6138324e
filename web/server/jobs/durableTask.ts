import type { Tx } from '../db/database.ts';
import type { JobContext, Queue } from './job.ts';
import { describeFault, type TaskFault } from './taskFault.ts';
import {
  beginAttempt,
  changeTask,
  failTask,
  isCurrent,
  mostAttempts,
  writeAttempt,
  type TaskAttempt,
  type TaskKind,
  type TaskOrder,
} from './taskAttempt.ts';

/** Thrown where what was read has changed meanwhile: the task begins again with what there is now. */
export class StaleInputError extends Error {}

/** The reason of the signal when another attempt took over or the subject was deleted. */
class SupersededError extends Error {}

/** What the work of a task has at hand. */
export interface RunningTask<Subject> extends TaskAttempt<Subject> {
  /** Ends when the process stops and when this attempt counts no more. */
  signal: AbortSignal;
  /** Keeps what is done so far, with the progress 0..1. Throws when this attempt counts no more. */
  save(progress: number, write?: (tx: Tx) => Promise<void>): Promise<void>;
  /** Runs `remove` if the subject is deleted before the task completes, whose sweep may be over by then. */
  onDeleted(remove: () => Promise<void>): void;
}

/** What a task writes when it is done, in one transaction; it returns what to keep as its result. */
export type TaskOutcome<Subject> = (
  tx: Tx,
  subject: Subject,
) => Promise<Record<string, unknown> | void>;

interface QueuedTask<Subject extends { id: string }, Payload extends object> extends TaskOrder {
  kind: TaskKind<Subject>;
  queue: Queue<Payload>;
  payload: Payload;
}

const lookEveryMs = 2000;
const reportEveryMs = 500;
const firstWaitSec = 5;
const longestWaitSec = 600;
/** An engine that says when to come back may do so for this long before its refusals count as failures. */
const longestBusyMs = 15 * 60_000;

/**
 * Does one task: begins it, lets `work` work, and ends it in one transaction. A fault that may pass is
 * tried again later, any other ends the task with its reason on the page. Returns whether the tasks after it
 * may run: it is done, or not part of this order.
 */
export async function runTask<S extends { id: string }, P extends object>(
  queued: QueuedTask<S, P>,
  context: JobContext,
  work: (running: RunningTask<S>) => Promise<TaskOutcome<S>>,
): Promise<boolean> {
  const { database } = context;
  const { kind } = queued;
  const attempt = await beginAttempt(database, kind, queued);
  if (attempt === null || attempt === 'FAILED') return false;
  if (typeof attempt === 'string') return true;
  const superseded = new AbortController();
  const signal = AbortSignal.any([context.signal, superseded.signal]);
  const look = setInterval(() => {
    isCurrent(database, attempt).then(
      (isOurs) => isOurs || superseded.abort(new SupersededError()),
      () => {
        // The next statement of the work meets the same fault.
      },
    );
  }, lookEveryMs);
  const removals: (() => Promise<void>)[] = [];
  let isCompleted = false;
  try {
    const outcome = await work({
      ...{ ...attempt, signal, save: saver(context, kind, attempt) },
      onDeleted: (remove) => void removals.push(remove),
    });
    isCompleted = await writeAttempt(database, kind, attempt, async (tx, subject) => {
      const result = await outcome(tx, subject);
      const finishedAt = new Date();
      await changeTask(tx, kind, attempt, {
        ...{ status: 'COMPLETED', progress: 1, finishedAt, failureReason: null },
        ...(result && { result }),
      });
    });
    return isCompleted;
  } catch (error) {
    if (!context.signal.aborted && (superseded.signal.aborted || error instanceof SupersededError))
      return false;
    await settle(queued, context, attempt, error);
    return false;
  } finally {
    clearInterval(look);
    if (!isCompleted && removals.length > 0)
      await removeOfDeleted(context, kind, attempt, removals);
  }
}

/** Decides what becomes of a task whose work threw. Throws on what the queue is to repeat or log. */
async function settle<S extends { id: string }, P extends object>(
  { kind, queue, payload }: QueuedTask<S, P>,
  { database, signal, send }: JobContext,
  attempt: TaskAttempt<S>,
  error: unknown,
): Promise<void> {
  const { attempts, startedAt } = attempt.task;
  const putBack = (isCounted: boolean, failureReason: string | null = null) =>
    writeAttempt(database, kind, attempt, async (tx) => {
      await changeTask(tx, kind, attempt, {
        ...{ status: 'PENDING', failureReason },
        ...(!isCounted && { attempts: attempts - 1 }),
      });
    });
  if (signal.aborted) {
    await putBack(false);
    throw error;
  }
  if (error instanceof StaleInputError) {
    await putBack(false);
    return send(queue, payload, { delaySec: 1 });
  }
  const fault = describeFault(error);
  const startedAtMs = startedAt?.getTime() ?? -Infinity;
  const isBusy = fault.retryAfterMs !== null && Date.now() - startedAtMs < longestBusyMs;
  if (!fault.isRetryable || (attempts >= mostAttempts && !isBusy))
    await writeAttempt(
      database,
      kind,
      attempt,
      async (tx) => void (await failTask(tx, kind, attempt, fault)),
    );
  else {
    await putBack(!isBusy, fault.reason);
    if (!fault.isUnexpected) return send(queue, payload, { delaySec: waitSec(fault, attempts) });
  }
  // For the log; the queue repeats it, and passes over a task that was given up.
  if (fault.isUnexpected) throw error;
}

/** As long as the engine asked for, within bounds; else longer from attempt to attempt. */
function waitSec({ retryAfterMs }: TaskFault, attempts: number): number {
  const wait =
    retryAfterMs === null ? firstWaitSec * 3 ** (attempts - 1) : Math.ceil(retryAfterMs / 1000);
  return Math.min(longestWaitSec, Math.max(1, wait));
}

/** Shows progress twice a second at most. */
function saver<S extends { id: string }>(
  { database }: JobContext,
  kind: TaskKind<S>,
  attempt: TaskAttempt<S>,
) {
  let reportedAtMs = -Infinity;
  return async (progress: number, write?: (tx: Tx) => Promise<void>): Promise<void> => {
    const isDue = performance.now() - reportedAtMs >= reportEveryMs;
    if (!isDue && !write) return;
    const isOurs = await writeAttempt(database, kind, attempt, async (tx) => {
      await write?.(tx);
      if (isDue) await changeTask(tx, kind, attempt, { progress });
    });
    if (!isOurs) throw new SupersededError();
    if (isDue) reportedAtMs = performance.now();
  };
}

/** Another attempt of a subject that stands replaces these files by its own of the same name. */
async function removeOfDeleted<S extends { id: string }>(
  { database }: JobContext,
  { subject }: TaskKind<S>,
  attempt: TaskAttempt<S>,
  removals: readonly (() => Promise<void>)[],
): Promise<void> {
  const stands = await database.system.transaction((tx) => subject.lock(tx, attempt.subject.id));
  if (!stands) for (const remove of removals) await remove();
}
