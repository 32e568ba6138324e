import { and, eq } from 'drizzle-orm';
import { processingStepNames, type ProcessingStepName } from '../../../../shared/domain/call.ts';
import type { Database, Tx } from '../../db/database.ts';
import { call, processingStep } from '../../db/tables/schema.ts';
import type { CallEvents } from '../../events/events.ts';
import type { SendJob } from '../../jobs/job.ts';
import { failStepIn } from './failStep.ts';
import { stepAfter, stepQueues, type CallPayload } from './recordingQueues.ts';
import { showProcessing } from './showProcessing.ts';

/** A step that has failed this often is given up, until somebody tries it again. */
export const mostAttempts = 5;
/**
 * The same for one whose process died each time. More, because the others that were under way in a
 * server that fails again and again are lost with the one at fault.
 */
export const mostLostAttempts = 10;

export type CallRow = typeof call.$inferSelect;
export type StepRow = typeof processingStep.$inferSelect;

interface Services {
  database: Database;
  events: CallEvents;
  send: SendJob;
}

/**
 * One go at one step. `step.attempts` is its token: when the queue takes a silent worker for dead and
 * starts the step again, the number has grown, and whatever the first worker still does counts no more.
 */
export interface StepAttempt {
  call: CallRow;
  step: StepRow;
  /** What the steps before have left. */
  results: Partial<Record<ProcessingStepName, Record<string, unknown>>>;
}

/**
 * Begins a step, or returns null when there is nothing to do: the call is gone, the step is done, has
 * failed for good, or waits for one before it.
 */
export const beginStep = (
  { database, events }: Services,
  { callId }: CallPayload,
  name: ProcessingStepName,
): Promise<StepAttempt | null> =>
  database.system.transaction(async (tx) => {
    const [owner] = await tx.select().from(call).where(eq(call.id, callId)).for('update');
    const steps = await tx.select().from(processingStep).where(eq(processingStep.callId, callId));
    const step = steps.find((one) => one.name === name);
    if (!owner || owner.deletedAt || !step || !isRunnable(step, steps)) return null;
    const { organizationId } = owner;
    if (step.attempts >= mostLostAttempts) {
      const code = 'STOPPED';
      const reason = `This step stopped unexpectedly ${mostLostAttempts} times. Try again, or tell your administrator.`;
      await failStepIn(tx, { events, organizationId, callId, step: name, code, reason });
      return null;
    }
    const begun = {
      status: 'IN_PROGRESS' as const,
      attempts: step.attempts + 1,
      startedAt: step.startedAt ?? new Date(),
      failureReason: null,
      failureCode: null,
    };
    await tx.update(processingStep).set(begun).where(eq(processingStep.id, step.id));
    if (name === 'PROBE')
      await tx.update(call).set({ recordingStatus: 'IN_PROGRESS' }).where(eq(call.id, callId));
    if (name === 'TRANSCRIBE')
      await tx.update(call).set({ transcriptionStatus: 'IN_PROGRESS' }).where(eq(call.id, callId));
    await showProcessing(tx, callId);
    await events.publish({ organizationId, callId, what: 'call' }, tx);
    return {
      call: owner,
      step: { ...step, ...begun },
      results: Object.fromEntries(steps.map((one) => [one.name, one.result ?? undefined])),
    };
  });

function isRunnable(step: StepRow, all: readonly StepRow[]): boolean {
  if (step.status === 'COMPLETED' || step.status === 'FAILED') return false;
  const before = processingStepNames.slice(0, processingStepNames.indexOf(step.name));
  // Words that came without a recording have no steps but the last ones.
  return all.every((one) => !before.includes(one.name) || one.status === 'COMPLETED');
}

const isStillOurs = ({ step }: StepAttempt) =>
  and(
    eq(processingStep.id, step.id),
    eq(processingStep.status, 'IN_PROGRESS'),
    eq(processingStep.attempts, step.attempts),
  );

/**
 * Ends a step in one transaction: what it found is written, the step is COMPLETED and the next one is
 * queued. Returns false, with nothing written, when the call is gone or another attempt took over.
 */
export const completeStep = (
  { database, events, send }: Services,
  attempt: StepAttempt,
  write: (tx: Tx) => Promise<Record<string, unknown> | void>,
): Promise<boolean> =>
  database.system.transaction(async (tx) => {
    const { id: callId, organizationId } = attempt.call;
    const [owner] = await tx.select().from(call).where(eq(call.id, callId)).for('update');
    const [ours] = await tx.select().from(processingStep).where(isStillOurs(attempt));
    if (!owner || owner.deletedAt || !ours) return false;
    const result = await write(tx);
    await tx
      .update(processingStep)
      .set({ status: 'COMPLETED', progress: 1, finishedAt: new Date(), ...(result && { result }) })
      .where(eq(processingStep.id, ours.id));
    await showProcessing(tx, callId);
    const next = stepAfter(attempt.step.name);
    if (next) await send(stepQueues[next], { organizationId, callId }, { tx });
    await events.publish({ organizationId, callId, what: 'call' }, tx);
    return true;
  });

/** Puts a step back so that the queue's next delivery takes it up; `isCounted` unless we stopped by order. */
export async function yieldStep(
  { database }: Services,
  attempt: StepAttempt,
  isCounted: boolean,
): Promise<void> {
  await database.system
    .update(processingStep)
    .set({ status: 'PENDING', ...(!isCounted && { attempts: attempt.step.attempts - 1 }) })
    .where(isStillOurs(attempt));
}

/** Ends a step as failed, unless another attempt took over. */
export const giveUpStep = (
  { database, events }: Services,
  attempt: StepAttempt,
  failure: { code: string; reason: string },
): Promise<void> =>
  database.system.transaction(async (tx) => {
    const { id: callId, organizationId } = attempt.call;
    await tx.select({ id: call.id }).from(call).where(eq(call.id, callId)).for('update');
    const [ours] = await tx.select().from(processingStep).where(isStillOurs(attempt));
    if (!ours) return;
    await failStepIn(tx, { events, organizationId, callId, step: ours.name, ...failure });
  });

/** Shows how far a step has come, 0..1. */
export const showProgress = (
  { database, events }: Services,
  attempt: StepAttempt,
  progress: number,
): Promise<void> =>
  database.system.transaction(async (tx) => {
    const { id: callId, organizationId } = attempt.call;
    await tx.select({ id: call.id }).from(call).where(eq(call.id, callId)).for('update');
    const [shown] = await tx
      .update(processingStep)
      .set({ progress })
      .where(isStillOurs(attempt))
      .returning({ step: processingStep.name, progress: processingStep.progress });
    if (!shown) return;
    await showProcessing(tx, callId);
    await events.publish({ organizationId, callId, what: 'progress', data: shown }, tx);
  });
