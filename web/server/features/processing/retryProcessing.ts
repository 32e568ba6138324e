import { and, eq } from 'drizzle-orm';
import { processingStepNames } from '#shared/domain/call.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call as callTable, task, recordingFile, upload } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderTasks } from '../../jobs/taskAttempt.ts';
import { finishUploadQueue } from './recordingQueues.ts';
import { showProcessing } from './showProcessing.ts';
import { startProcessing } from './startProcessing.ts';

/**
 * Tries a failed step again, and all after it. Returns false, and changes nothing, when nothing has
 * failed: pressing the button twice does no harm.
 */
export async function retryProcessing({
  db,
  actor,
  call,
  send,
}: {
  db: Db;
  actor: { organizationId: string; userId: string };
  call: { id: string; organizationId: string };
  send: SendJob;
}): Promise<boolean> {
  const { id: callId, organizationId } = call;
  return db.transaction(async (tx) => {
    await tx.select().from(callTable).where(eq(callTable.id, callId)).for('update');
    const steps = await tx.select().from(task).where(eq(task.callId, callId));
    const from = processingStepNames.find((name) =>
      steps.some((step) => step.name === name && step.status === 'FAILED'),
    );
    if (!from) return false;
    await recordEvent(tx, actor, 'call.processingRetried', callId, { step: from });
    const isStored = and(eq(recordingFile.callId, callId), eq(recordingFile.kind, 'ORIGINAL'));
    if ((await tx.$count(recordingFile, isStored)) > 0) {
      // Steps after the failed one that are done stay so: their transcript does not change.
      const until = processingStepNames.findLast((name) =>
        steps.some((step) => step.name === name && step.status !== 'COMPLETED'),
      );
      await startProcessing({ tx, send, organizationId, callId, from, ...(until && { until }) });
      return true;
    }
    // It never got from the upload into the store: that is what has to be tried again.
    const [arrived] = await tx.select().from(upload).where(eq(upload.callId, callId));
    if (!arrived) {
      await startProcessing({ tx, send, organizationId, callId, from, isWordsOnly: true });
      return true;
    }
    await orderTasks(tx, { organizationId, callId }, processingStepNames);
    await tx
      .update(callTable)
      .set({ recordingStatus: 'PENDING', transcriptionStatus: 'PENDING' })
      .where(eq(callTable.id, callId));
    await showProcessing(tx, callId);
    await send(finishUploadQueue, { uploadId: arrived.id }, { tx });
    await publish({ organizationId, callId, what: 'call' }, tx);
    return true;
  });
}
