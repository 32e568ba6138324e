import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call as callTable, liveCapture } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { writeLiveTranscriptQueue } from './captureQueues.ts';

/**
 * Ends a live call; its captions become its transcript in the background. Ending one that has ended
 * changes nothing. Returns whether it was live.
 */
export async function endLiveCall(input: {
  db: Db;
  actor: { organizationId: string; userId: string } | null;
  call: { id: string; organizationId: string; startTime: Date };
  endedAt: Date;
  endedBy: 'PERSON' | 'SILENCE';
  send: SendJob;
}): Promise<boolean> {
  const { db, actor, endedAt, endedBy, send } = input;
  const { id: callId, organizationId, startTime } = input.call;
  // A clock that goes wrong must not end an interview before it began.
  const endTime = endedAt < startTime ? new Date() : endedAt;
  return db.transaction(async (tx) => {
    // The call's row first, as where captions are written, so that the two never wait for each other.
    await tx
      .select({ id: callTable.id })
      .from(callTable)
      .where(eq(callTable.id, callId))
      .for('update');
    const ended = await tx
      .update(liveCapture)
      .set({ endedAt: endTime, endedBy })
      .where(and(eq(liveCapture.callId, callId), isNull(liveCapture.endedAt)))
      .returning({ callId: liveCapture.callId });
    if (ended.length === 0) return false;
    await tx
      .update(callTable)
      .set({ status: 'ENDED', endTime, transcriptionStatus: 'DISPATCHED' })
      .where(eq(callTable.id, callId));
    if (actor) await recordEvent(tx, actor, 'call.ended', callId);
    await send(writeLiveTranscriptQueue, { organizationId, callId }, { tx });
    await publish({ organizationId, callId, what: 'call' }, tx);
    return true;
  });
}
