import { eq } from 'drizzle-orm';
import type { CallVisibility } from '../../../../shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, callInterviewer } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderAiWriting } from '../aiNotes/orderAiWriting.ts';
import { visibilityFactsOf, type LoadedCall } from './callLoaders.ts';
import { candidateOf, noteApplication } from './insertCall.ts';
import type { CallDetails } from './insertCall.ts';

export interface CallChanges {
  name?: string | null | undefined;
  candidateId?: string | null | undefined;
  /** Instead of `candidateId`: somebody who is not known yet. */
  newCandidate?: CallDetails['newCandidate'];
  positionId?: string | null | undefined;
  interviewStageId?: string | null | undefined;
  callGuideId?: string | null | undefined;
  interviewerIds?: readonly string[] | null | undefined;
  visibility?: CallVisibility | null | undefined;
  rating?: number | null | undefined;
  startTime?: Date | null | undefined;
}

/**
 * Changes what is said of a call; what is `undefined` stays, what is `null` is removed where that can be.
 * @throws {UserError} BAD_INPUT for an empty name, a rating out of range, a candidate without a name.
 */
export async function updateCall(given: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  changes: CallChanges;
  send: SendJob;
}): Promise<void> {
  const { db, actor, call: before, changes, send } = given;
  const { organizationId, id: callId } = given.call;
  if (typeof changes.name === 'string' && changes.name.trim() === '')
    throw new UserError('BAD_INPUT', 'Give the interview a name.');
  if (typeof changes.rating === 'number' && (changes.rating < 0 || changes.rating > 5))
    throw new UserError('BAD_INPUT', 'A rating is 1 to 5 stars.');
  await db.transaction(async (tx) => {
    const isOtherCandidate = changes.candidateId !== undefined || Boolean(changes.newCandidate);
    const candidateId = isOtherCandidate ? await candidateOf(tx, actor, changes) : undefined;
    if (isOtherCandidate || changes.positionId !== undefined)
      await noteApplication(tx, actor, {
        candidateId: candidateId === undefined ? before.candidateId : candidateId,
        positionId: changes.positionId === undefined ? before.positionId : changes.positionId,
      });
    await tx
      .update(call)
      .set({
        ...(changes.name ? { name: changes.name.trim().slice(0, 200) } : {}),
        ...(candidateId !== undefined ? { candidateId } : {}),
        ...(changes.positionId !== undefined ? { positionId: changes.positionId } : {}),
        ...(changes.interviewStageId !== undefined
          ? { interviewStageId: changes.interviewStageId }
          : {}),
        ...(changes.callGuideId !== undefined ? { guideId: changes.callGuideId } : {}),
        ...(changes.visibility ? { visibility: changes.visibility } : {}),
        ...(changes.rating !== undefined ? { rating: changes.rating || null } : {}),
        ...(changes.startTime ? { startTime: changes.startTime } : {}),
        updatedAt: new Date(),
      })
      .where(eq(call.id, callId));
    if (changes.interviewerIds) {
      await tx.delete(callInterviewer).where(eq(callInterviewer.callId, callId));
      if (changes.interviewerIds.length > 0)
        await tx
          .insert(callInterviewer)
          .values(changes.interviewerIds.map((userId) => ({ organizationId, callId, userId })))
          .onConflictDoNothing();
    }
    const isOtherGuide =
      changes.callGuideId !== undefined && changes.callGuideId !== before.guideId;
    // Without words there is nothing to write yet; the transcript orders the notes when it comes.
    if (isOtherGuide && before.transcriptEngineRecordId !== null)
      await orderAiWriting({ tx, send, call: before, kinds: ['NOTES'] });
    await recordEvent(tx, actor, 'call.updated', callId, {
      fields: Object.keys(changes).filter((key) => changes[key as keyof CallChanges] !== undefined),
    });
    await publish(
      { organizationId, callId, what: 'call', data: { before: visibilityFactsOf(before) } },
      tx,
    );
  });
}
