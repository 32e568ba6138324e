import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { deleteRowsOf } from '../../db/deleteRowsOf.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call as callTable, upload } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { removeCallFilesQueue } from '../processing/recordingQueues.ts';

/** What people wrote, and the record that an engine was asked. */
const kept = ['engine_record', 'note', 'note_mention', 'search_call'];

/**
 * Deletes the recording of a call, its words and everything made of them, and stops what is under way; a
 * job removes the files. The interview stays with its notes and scorecards, and nothing is recorded for it
 * again. Doing it twice changes nothing.
 */
export async function disableCallRecording(input: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  send: SendJob;
}): Promise<void> {
  const { db, actor, send } = input;
  const { id: callId, organizationId } = input.call;
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(callTable).where(eq(callTable.id, callId)).for('update');
    if (!row || row.recordingDisabled) return;
    const [arriving] = await tx.select().from(upload).where(eq(upload.callId, callId));
    await deleteRowsOf(tx, 'call', callId, { except: kept });
    await tx.execute(sql`select blank_engine_records(${callId}::uuid)`);
    await tx
      .update(callTable)
      .set({
        ...{ recordingDisabled: true, status: 'ENDED', endTime: row.endTime ?? new Date() },
        ...{ recordingStatus: 'PENDING', transcriptionStatus: 'PENDING' },
        ...{ processingStep: null, processingProgress: 0, failureReason: null, failureCode: null },
        ...{ durationMs: null, transcriptEngineRecordId: null },
        transcriptRevision: sql`${callTable.transcriptRevision} + 1`,
        updatedAt: new Date(),
      })
      .where(eq(callTable.id, callId));
    await recordEvent(tx, actor, 'call.recordingDisabled', callId);
    await send(
      removeCallFilesQueue,
      { organizationId, callId, ...(arriving && { uploadId: arriving.id }) },
      { tx },
    );
    await publish({ organizationId, callId, what: 'call' }, tx);
  });
}
