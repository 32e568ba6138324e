import { eq } from 'drizzle-orm';
import { deleteRowsOf } from '../../db/deleteRowsOf.ts';
import { call, engineRecord, upload } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import type { Storage } from '../../storage/storage.ts';
import { callPrefix } from '../../storage/storageKey.ts';
import { forgetInterview } from '../calls/forgetInterview.ts';
import { removeCallFilesQueue, type CallPayload } from '../processing/recordingQueues.ts';
import type { UploadStore } from './uploadStore.ts';

/**
 * Takes away everything a deleted call has in the stores, and every word that was said or noted in it. A
 * call whose recording was disabled has lost its words already and loses its files. Any other that stands keeps all. `uploadId` is needed only when the call's rows are already gone.
 */
export const createRemoveCallFilesJob = ({
  storage,
  store,
}: {
  storage: Storage;
  store: UploadStore;
}) => ({
  ...removeCallFilesQueue,
  async run(
    { organizationId, callId, uploadId }: CallPayload & { uploadId?: string | undefined },
    { database }: JobContext,
  ): Promise<void> {
    const db = database.system;
    const [row] = await db.select().from(call).where(eq(call.id, callId));
    if (row && !row.deletedAt && !row.recordingDisabled) return;
    const [arriving] = await db.select().from(upload).where(eq(upload.callId, callId));
    for (const id of new Set([uploadId, arriving?.id])) if (id) await store.remove(id);
    await storage.deletePrefix(callPrefix(organizationId, callId));
    if (row && !row.deletedAt) return;
    await db.transaction(async (tx) => {
      await deleteRowsOf(tx, 'call', callId, { except: ['engine_record'] });
      // That an engine was asked stays on record, what it said does not.
      await tx
        .update(engineRecord)
        .set({ output: {}, changes: [] })
        .where(eq(engineRecord.callId, callId));
      await tx.update(call).set({ failureReason: null }).where(eq(call.id, callId));
      if (row) await forgetInterview(tx, row.interviewId);
    });
  },
});
