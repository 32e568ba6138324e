import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call as callTable } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderAiWriting } from '../aiNotes/orderAiWriting.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';

/**
 * Says which guide an interview follows; null takes it away. The notes of
 * its questions are written anew; notes that people took keep their questions.
 * True when that is another guide than before. `guideId` must be of a guide the caller has loaded.
 */
export async function setCallGuide(given: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  guideId: string | null;
  send: SendJob;
}): Promise<boolean> {
  const { db, actor, call, guideId, send } = given;
  if (guideId === call.guideId) return false;
  await db.transaction(async (tx) => {
    await tx
      .update(callTable)
      .set({ guideId, updatedAt: new Date() })
      .where(eq(callTable.id, call.id));
    const event = guideId === null ? 'call.guideRemoved' : 'call.guideAdded';
    await recordEvent(tx, actor, event, call.id, { guideId: guideId ?? call.guideId });
    await publish({ organizationId: call.organizationId, callId: call.id, what: 'call' }, tx);
    // Without words there is nothing to write yet; the transcript orders the notes when it comes.
    if (call.transcriptEngineRecordId !== null)
      await orderAiWriting({ tx, send, call, kinds: ['NOTES'] });
  });
  return true;
}
