import { isNull } from 'drizzle-orm';
import { upload } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { cancelUpload } from './cancelUpload.ts';
import { finishUploadQueue, sweepUploadsQueue } from '../processing/recordingQueues.ts';
import type { UploadStore } from './uploadStore.ts';

const longestRestMs = 7 * 86_400_000;

/**
 * Runs at every start and once an hour. An upload that is whole, but whose process died before it could
 * say so, is finished; one that has rested for seven days is removed with the call that waits for it.
 */
export const createSweepUploadsJob = ({ store }: { store: UploadStore }) => ({
  ...sweepUploadsQueue,
  isHourly: true,
  async run(_payload: object, { database, send }: JobContext): Promise<void> {
    const unfinished = await database.system
      .select()
      .from(upload)
      .where(isNull(upload.completedAt));
    const progress = await store.progressOf(unfinished.map(({ id }) => id));
    for (const { id, callId, sizeBytes, createdAt } of unfinished) {
      const { receivedBytes = 0, lastReceivedAt = null } = progress.get(id) ?? {};
      if (receivedBytes === sizeBytes) {
        await send(finishUploadQueue, { uploadId: id });
        continue;
      }
      const touchedAt = lastReceivedAt ?? createdAt;
      if (Date.now() - touchedAt.getTime() > longestRestMs)
        await cancelUpload({ db: database.system, actor: null, store, callId });
    }
  },
});
