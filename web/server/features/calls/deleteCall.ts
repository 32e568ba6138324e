import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { removeCallFilesQueue } from '../recordings/recordingQueues.ts';
import { visibilityFactsOf, type LoadedCall } from './callLoaders.ts';

/** Takes a call out of everyone's sight at once; a job then removes its files and its words. */
export async function deleteCall(given: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  send: SendJob;
}): Promise<void> {
  const { organizationId, id: callId } = given.call;
  await given.db.transaction(async (tx) => {
    await tx.update(call).set({ deletedAt: new Date() }).where(eq(call.id, callId));
    await recordEvent(tx, given.actor, 'call.deleted', callId);
    await given.send(removeCallFilesQueue, { organizationId, callId }, { tx });
    const data = { isDeleted: true, before: visibilityFactsOf(given.call) };
    await publish({ organizationId, callId, what: 'call', data }, tx);
  });
}
