import { and, eq, exists, isNull, not } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, interview } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { removeCallFilesQueue } from '../processing/recordingQueues.ts';
import { visibilityFactsOf, type LoadedCall } from './callLoaders.ts';

/**
 * Takes a call out of everyone's sight at once, and with the last call its interview; a job then removes
 * its files and its words.
 */
export async function deleteCall(input: {
  db: Db;
  /** Who deletes it; `userId` is null for the retention of the organization. */
  actor: Pick<Actor, 'organizationId' | 'impersonatorId'> & { userId: string | null };
  call: LoadedCall;
  send: SendJob;
  /** Asked once the call is gone; true leaves the interview in place. */
  keepInterview?: (tx: Tx, interviewId: string) => Promise<boolean>;
}): Promise<void> {
  const { organizationId, id: callId, interviewId } = input.call;
  await input.db.transaction(async (tx) => {
    const deletedAt = new Date();
    await tx.update(call).set({ deletedAt }).where(eq(call.id, callId));
    const isKept = (await input.keepInterview?.(tx, interviewId)) ?? false;
    const isLeft = exists(
      tx
        .select()
        .from(call)
        .where(and(eq(call.interviewId, interviewId), isNull(call.deletedAt))),
    );
    if (!isKept)
      await tx
        .update(interview)
        .set({ deletedAt })
        .where(and(eq(interview.id, interviewId), not(isLeft)));
    await recordEvent(tx, input.actor, 'call.deleted', callId);
    await input.send(removeCallFilesQueue, { organizationId, callId }, { tx });
    const data = { isDeleted: true, before: visibilityFactsOf(input.call) };
    await publish({ organizationId, callId, what: 'call', data }, tx);
  });
}
