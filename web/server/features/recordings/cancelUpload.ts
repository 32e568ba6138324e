import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, interview, liveCapture, upload } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { UploadStore } from './uploadStore.ts';

export interface CancelUploadOptions {
  db: Db;
  /** Null when the product itself clears away what nobody continued. */
  actor: { userId: string } | null;
  store: UploadStore;
  callId: string;
}

/**
 * Removes an unfinished upload: its bytes, its row, and the call that waited for it with its interview. The
 * call of a capture stays, because it has its captions. Returns false, and changes nothing, when it has arrived
 * whole meanwhile or is not there.
 */
export async function cancelUpload(options: CancelUploadOptions): Promise<boolean> {
  const { db, actor, store, callId } = options;
  const removed = await db.transaction(async (tx) => {
    // In the order in which an arriving upload locks them.
    const [owner] = await tx.select().from(call).where(eq(call.id, callId)).for('update');
    const [row] = await tx
      .select()
      .from(upload)
      .where(and(eq(upload.callId, callId), isNull(upload.completedAt)));
    if (!owner || !row) return null;
    const { organizationId } = owner;
    const by = { organizationId, userId: actor?.userId ?? null };
    await recordEvent(tx, by, 'upload.canceled', callId);
    const isCapture = (await tx.$count(liveCapture, eq(liveCapture.callId, callId))) > 0;
    if (isCapture) await tx.delete(upload).where(eq(upload.id, row.id));
    else {
      await tx.delete(call).where(eq(call.id, callId));
      const isElsewhere = tx.select().from(call).where(eq(call.interviewId, owner.interviewId));
      await tx
        .delete(interview)
        .where(and(eq(interview.id, owner.interviewId), notExists(isElsewhere)));
    }
    const data = isCapture ? {} : { isDeleted: true };
    await publish({ organizationId, callId, what: 'call', data }, tx);
    return row;
  });
  if (removed) await store.remove(removed.id);
  return removed !== null;
}
