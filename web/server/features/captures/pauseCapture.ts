import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { liveCapture } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { publish } from '../../events/publish.ts';

/**
 * Pauses a capture, or goes on with it; done twice, it changes nothing. Words said from now on are refused at once;
 * the browser stops its recording when it asks next.
 * @throws {UserError} NOT_FOUND when the call is no capture, CONFLICT when somebody ended it.
 */
export async function pauseCapture(input: {
  db: Db;
  actor: Actor;
  call: { id: string; organizationId: string };
  isPaused: boolean;
}): Promise<void> {
  const { db, actor, isPaused } = input;
  const { id: callId, organizationId } = input.call;
  await db.transaction(async (tx) => {
    const [capture] = await tx
      .select()
      .from(liveCapture)
      .where(eq(liveCapture.callId, callId))
      .for('update');
    if (!capture) throw UserError.notFound('capture');
    if (capture.endedBy === 'PERSON') throw new UserError('CONFLICT', 'This interview has ended.');
    if ((capture.pausedAt !== null) === isPaused) return;
    await tx
      .update(liveCapture)
      .set({
        pausedAt: isPaused ? new Date() : null,
        // The browser that records asks with its own token, and has paused already.
        isPauseInProgress: actor.connectionId === null || actor.userId !== capture.userId,
      })
      .where(eq(liveCapture.callId, callId));
    await recordEvent(tx, actor, isPaused ? 'call.paused' : 'call.resumed', callId);
    await publish({ organizationId, callId, what: 'call' }, tx);
  });
}

/** Tells the browser that records whether there is a pause: from now on it knows. */
export async function answerPause(
  tx: Tx,
  { callId, organizationId, pausedAt, isPauseInProgress }: typeof liveCapture.$inferSelect,
): Promise<boolean> {
  if (isPauseInProgress) {
    await tx
      .update(liveCapture)
      .set({ isPauseInProgress: false })
      .where(eq(liveCapture.callId, callId));
    await publish({ organizationId, callId, what: 'call' }, tx);
  }
  return pausedAt !== null;
}
