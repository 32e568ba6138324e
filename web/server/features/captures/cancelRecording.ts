import { and, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { call as callTable, interview, liveCapture, scorecard } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { deleteCall } from '../calls/deleteCall.ts';

/** After this an interview is a record that others may rely on; deleting it takes the web app. */
const discardWithinMs = 60 * 60_000;

/**
 * Deletes the call of a capture that its person throws away. An interview that was scheduled is planned again.
 * @throws {UserError} CONFLICT when the capture ended too long ago, NOT_FOUND when the call is no capture.
 */
export async function cancelRecording(options: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  send: SendJob;
}): Promise<void> {
  const { db, call } = options;
  const [capture] = await db.select().from(liveCapture).where(eq(liveCapture.callId, call.id));
  if (!capture) throw UserError.notFound('capture');
  if (capture.endedAt && Date.now() - capture.endedAt.getTime() > discardWithinMs)
    throw new UserError('CONFLICT', 'This interview ended long ago. Delete it in Rapport.');
  const { userId } = options.actor;
  await deleteCall({
    ...options,
    keepInterview: (tx, interviewId) => planAgain(tx, { interviewId, userId }),
  });
}

/**
 * Without this capture a scheduled interview has not begun: its date stays, and the person's scores go with
 * the capture. False for an interview that was not scheduled, or has another call.
 */
async function planAgain(
  tx: Tx,
  { interviewId, userId }: { interviewId: string; userId: string },
): Promise<boolean> {
  const [planned] = await tx
    .update(interview)
    .set({ status: 'PLANNED', updatedAt: new Date() })
    .where(
      and(
        eq(interview.id, interviewId),
        isNotNull(interview.scheduledStart),
        notExists(
          tx
            .select()
            .from(callTable)
            .where(and(eq(callTable.interviewId, interviewId), isNull(callTable.deletedAt))),
        ),
      ),
    )
    .returning({ id: interview.id });
  if (!planned) return false;
  await tx
    .delete(scorecard)
    .where(and(eq(scorecard.interviewId, interviewId), eq(scorecard.userId, userId)));
  return true;
}
