import { and, eq } from 'drizzle-orm';
import { processingStepNames, type ProcessingStepName } from '../../../../shared/domain/call.ts';
import type { Database, Tx } from '../../db/database.ts';
import { call, processingStep } from '../../db/tables/schema.ts';
import type { CallEvents } from '../../events/events.ts';
import { showProcessing } from './showProcessing.ts';

export interface StepFailure {
  organizationId: string;
  callId: string;
  step: ProcessingStepName;
  code: string;
  /** For people: what went wrong and what to do. */
  reason: string;
}

/** Ends a step as failed, with its reason on the page. A recording that plays stays playable. */
export const failStep = ({
  database,
  ...failure
}: StepFailure & { database: Database; events: CallEvents }): Promise<void> =>
  database.system.transaction((tx) => failStepIn(tx, failure));

export async function failStepIn(
  tx: Tx,
  { events, organizationId, callId, step, code, reason }: StepFailure & { events: CallEvents },
): Promise<void> {
  const [alive] = await tx
    .select({ id: call.id })
    .from(call)
    .where(eq(call.id, callId))
    .for('update');
  if (!alive) return;
  await tx
    .insert(processingStep)
    .values(processingStepNames.map((name) => ({ organizationId, callId, name })))
    .onConflictDoNothing();
  await tx
    .update(processingStep)
    .set({
      status: 'FAILED',
      failureReason: reason,
      failureCode: code,
      finishedAt: new Date(),
    })
    .where(and(eq(processingStep.callId, callId), eq(processingStep.name, step)));
  const isUnplayable = step === 'PROBE' || step === 'REMUX';
  await tx
    .update(call)
    .set({ transcriptionStatus: 'FAILED', ...(isUnplayable && { recordingStatus: 'FAILED' }) })
    .where(eq(call.id, callId));
  await showProcessing(tx, callId);
  await events.publish({ organizationId, callId, what: 'call' }, tx);
}
