import { eq } from 'drizzle-orm';
import { processingStepNames, type ProcessingStepName } from '#shared/domain/call.ts';
import type { Tx } from '../../db/database.ts';
import { call, task } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderTasks } from '../../jobs/taskAttempt.ts';
import { stageQueueOf } from './recordingQueues.ts';
import { showProcessing } from './showProcessing.ts';

export interface StartProcessingOptions {
  tx: Tx;
  send: SendJob;
  organizationId: string;
  callId: string;
  /** The first step to do (again); those before it stay as they are. */
  from?: ProcessingStepName;
  /** The last step to do; those after it stay as they are. */
  until?: ProcessingStepName;
  /** The words came without a recording: there are no steps before `from`. */
  isWordsOnly?: boolean;
}

/**
 * Puts the steps from `from` to `until` back to their beginning and queues the first, all in the
 * caller's transaction, which has locked the call. What a step has left for the next ones stays until it is replaced.
 */
export async function startProcessing(options: StartProcessingOptions): Promise<void> {
  const {
    tx,
    send,
    organizationId,
    callId,
    from = 'PROBE',
    until = 'MEASURE',
    isWordsOnly,
  } = options;
  const names = processingStepNames.slice(
    processingStepNames.indexOf(from),
    processingStepNames.indexOf(until) + 1,
  );
  if (!isWordsOnly)
    await tx
      .insert(task)
      .values(processingStepNames.map((name) => ({ organizationId, callId, name })))
      .onConflictDoNothing();
  const generation = await orderTasks(tx, { organizationId, callId }, names);
  const isWhole = from === 'PROBE' || from === 'REMUX';
  await tx
    .update(call)
    .set({
      ...(until === 'MEASURE' && { transcriptionStatus: 'DISPATCHED' }),
      ...(isWhole && { recordingStatus: 'DISPATCHED' }),
      updatedAt: new Date(),
    })
    .where(eq(call.id, callId));
  await showProcessing(tx, callId);
  await send(stageQueueOf(from), { organizationId, callId, generation }, { tx });
  await publish({ organizationId, callId, what: 'call' }, tx);
}
