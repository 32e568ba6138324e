import { eq } from 'drizzle-orm';
import { processingStepNames } from '#shared/domain/call.ts';
import { task, upload } from '../../db/tables/schema.ts';
import { defineJob } from '../../jobs/job.ts';
import { failTask, mostAttempts, orderTasks } from '../../jobs/taskAttempt.ts';
import { describeFault } from '../../jobs/taskFault.ts';
import { callSubject } from '../../jobs/taskSubject.ts';
import { finishUpload, type FinishUploadOptions } from './finishUpload.ts';
import { finishUploadQueue } from '../processing/recordingQueues.ts';
import { stepKind } from '../processing/showProcessing.ts';

type Deps = Pick<FinishUploadOptions, 'storage' | 'store'>;

const full =
  'The recording has arrived, but the server has no room left to keep it. Tell your administrator, then try again.';
const notStored = 'The recording has arrived, but it could not be stored. Try again.';

/** Turns a whole upload into a recording; after five failures the page says why, with a way to go on. */
export const createFinishUploadJob = ({ storage, store }: Deps) =>
  defineJob(finishUploadQueue, async ({ uploadId }, context) => {
    const { database, send, signal, retryCount } = context;
    try {
      await finishUpload({ database, storage, store, send, uploadId, signal });
    } catch (error) {
      if (signal.aborted || retryCount + 1 < mostAttempts) throw error;
      const isFull = describeFault(error).code === 'DISK_FULL';
      await database.system.transaction(async (tx) => {
        const [row] = await tx.select().from(upload).where(eq(upload.id, uploadId));
        const subject = row && (await callSubject.lock(tx, row.callId));
        if (!subject) return;
        await orderTasks(tx, row, processingStepNames);
        const steps = await tx.select().from(task).where(eq(task.callId, row.callId));
        const probe = steps.find(({ name }) => name === 'PROBE');
        const fault = isFull
          ? { code: 'DISK_FULL', reason: full }
          : { code: 'NOT_STORED', reason: notStored };
        if (probe) await failTask(tx, stepKind('PROBE'), { subject, task: probe }, fault);
      });
    }
  });
