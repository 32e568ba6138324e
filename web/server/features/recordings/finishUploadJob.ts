import { eq } from 'drizzle-orm';
import { upload } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { isDiskFull, StorageError } from '../../storage/storageError.ts';
import { failStep } from './failStep.ts';
import { finishUpload, type FinishUploadOptions } from './finishUpload.ts';
import { finishUploadQueue } from './recordingQueues.ts';
import { mostAttempts } from './stepAttempt.ts';

type Deps = Pick<FinishUploadOptions, 'storage' | 'store' | 'events'>;

/** Turns a whole upload into a recording; after five failures the page says why, with a way to go on. */
export const createFinishUploadJob = ({ storage, store, events }: Deps) => ({
  ...finishUploadQueue,
  async run({ uploadId }: { uploadId: string }, context: JobContext): Promise<void> {
    const { database, send, signal, retryCount } = context;
    try {
      await finishUpload({ database, storage, store, events, send, uploadId, signal });
    } catch (error) {
      if (signal.aborted || retryCount + 1 < mostAttempts) throw error;
      const [row] = await database.system.select().from(upload).where(eq(upload.id, uploadId));
      if (!row) return;
      const isFull = isDiskFull(error) || (error instanceof StorageError && error.code === 'FULL');
      await failStep({
        database,
        events,
        organizationId: row.organizationId,
        callId: row.callId,
        step: 'PROBE',
        code: isFull ? 'DISK_FULL' : 'NOT_STORED',
        reason: isFull
          ? 'The recording has arrived, but the server has no room left to keep it. Tell your administrator, then try again.'
          : 'The recording has arrived, but it could not be stored. Try again.',
      });
    }
  },
});
