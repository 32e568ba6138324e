import { extname } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { acceptedRecordingExtensions } from '#shared/domain/call.ts';
import type { Database } from '../../db/database.ts';
import { call, recordingFile, redaction, upload } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { Storage } from '../../storage/storage.ts';
import { callFileKey } from '../../storage/storageKey.ts';
import { startProcessing } from '../processing/startProcessing.ts';
import type { UploadStore } from './uploadStore.ts';

export interface FinishUploadOptions {
  database: Database;
  storage: Storage;
  store: UploadStore;
  send: SendJob;
  uploadId: string;
  signal: AbortSignal;
}

/**
 * Makes a recording of an upload that has all its bytes: stored, hashed, and in one transaction marked
 * complete with its first processing step queued. Safe to repeat after a crash at any point; does nothing
 * for an upload that is unfinished, canceled or already done.
 */
export async function finishUpload(options: FinishUploadOptions): Promise<void> {
  const { database, storage, store, send, uploadId, signal } = options;
  const [found] = await database.system
    .select({
      upload,
      isGone: sql<boolean>`${call.deletedAt} is not null or ${call.recordingDisabled}`,
    })
    .from(upload)
    .innerJoin(call, eq(call.id, upload.callId))
    .where(eq(upload.id, uploadId));
  if (!found || found.upload.completedAt || found.isGone) return store.remove(uploadId);
  const row = found.upload;
  if ((await store.durableBytes(uploadId)) !== row.sizeBytes) return;

  const extension = extensionOf(row.fileName);
  const storageKey = callFileKey(row, 'original', row.id, extension);
  const mimeType = 'application/octet-stream'; // Until somebody has looked inside.
  const source = await store.content(uploadId);
  const stored = await storage.put(storageKey, source, { mimeType, isFinal: true, signal });
  if (stored.sizeBytes !== row.sizeBytes)
    throw new Error(`Upload ${uploadId} has ${stored.sizeBytes} of ${row.sizeBytes} bytes`);

  const { organizationId, callId } = row;
  const isRecorded = await database.system.transaction(async (tx) => {
    const [owner] = await tx.select().from(call).where(eq(call.id, callId)).for('update');
    const [fresh] = await tx.select().from(upload).where(eq(upload.id, uploadId)).for('update');
    if (!owner || owner.deletedAt || owner.recordingDisabled || !fresh) return false;
    if (fresh.completedAt) return true;
    await tx.update(upload).set({ completedAt: new Date() }).where(eq(upload.id, uploadId));
    // A recording that comes after a redaction still says what was redacted.
    const isWithheld = (await tx.$count(redaction, eq(redaction.callId, callId))) > 0;
    const file = { storageKey, mimeType, ...stored, isWithheld };
    await tx
      .insert(recordingFile)
      .values({ organizationId, callId, kind: 'ORIGINAL', ...file })
      .onConflictDoUpdate({ target: [recordingFile.callId, recordingFile.kind], set: file });
    await startProcessing({ tx, send, organizationId, callId });
    await publish({ organizationId, callId, what: 'call' }, tx);
    return true;
  });
  if (!isRecorded) await storage.delete(storageKey); // Canceled or deleted while we were storing it.
  await store.remove(uploadId);
}

/** For the name of a download only: what a file is, its content says. */
function extensionOf(fileName: string): string {
  const extension = extname(fileName).slice(1).toLowerCase();
  return acceptedRecordingExtensions.find((item) => item === extension) ?? 'bin';
}
