import { eq } from 'drizzle-orm';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, interview } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderAiWriting } from '../aiWriting/orderAiWriting.ts';
import { visibilityFactsOf, type LoadedCall } from './callLoaders.ts';
import { refuseExcludedUsers } from '../users/excludedUsers.ts';
import { joinHiringTeam } from '../positions/joinHiringTeam.ts';
import { candidateOf, noteApplication, setInterviewers, type CallDetails } from './insertCall.ts';

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
 * Changes what is said of a call and its interview; what is `undefined` stays, what is `null` is removed
 * where that can be. Another guide has the notes written again; notes that people took keep their questions.
 * @throws {UserError} BAD_INPUT for an empty name, a rating out of range, a candidate without a name;
 * CONFLICT for a new interviewer whose interviews are not recorded.
 */
export async function updateCall(input: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  changes: CallChanges;
  send: SendJob;
}): Promise<void> {
  const { db, actor, call: before, changes, send } = input;
  const callId = before.id;
  if (typeof changes.name === 'string' && changes.name.trim() === '')
    throw new UserError('BAD_INPUT', 'Give the interview a name.');
  if (typeof changes.rating === 'number' && (changes.rating < 0 || changes.rating > 5))
    throw new UserError('BAD_INPUT', 'A rating is 1 to 5 stars.');
  const isOtherGuide = changes.callGuideId !== undefined && changes.callGuideId !== before.guideId;
  const fields = Object.keys(changes).filter(
    (key) => key !== 'callGuideId' && changes[key as keyof CallChanges] !== undefined,
  );
  if (fields.length === 0 && !isOtherGuide) return;
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
        ...(changes.rating !== undefined ? { rating: changes.rating || null } : {}),
        ...(changes.startTime ? { startTime: changes.startTime } : {}),
        updatedAt: new Date(),
      })
      .where(eq(call.id, callId));
    await tx
      .update(interview)
      .set({
        ...(changes.name ? { name: changes.name.trim().slice(0, 200) } : {}),
        ...(candidateId !== undefined ? { candidateId } : {}),
        ...(changes.positionId !== undefined ? { positionId: changes.positionId } : {}),
        ...(changes.interviewStageId !== undefined
          ? { interviewStageId: changes.interviewStageId }
          : {}),
        ...(changes.callGuideId !== undefined ? { guideId: changes.callGuideId } : {}),
        ...(changes.visibility ? { visibility: changes.visibility } : {}),
        updatedAt: new Date(),
      })
      .where(eq(interview.id, before.interviewId));
    if (changes.interviewerIds)
      await refuseExcludedUsers(tx, {
        interviewerIds: changes.interviewerIds.filter((id) => !before.interviewerIds.includes(id)),
        candidateId: null,
      });
    if (changes.interviewerIds) await setInterviewers(tx, before, changes.interviewerIds);
    await joinNewInterviewers(tx, actor, before, changes);
    if (isOtherGuide) {
      // Without words there is nothing to write yet; the transcript orders the notes when it comes.
      if (before.transcriptEngineRecordId !== null)
        await orderAiWriting({ tx, send, call: before, kinds: ['NOTES'] });
      const event = changes.callGuideId === null ? 'call.guideRemoved' : 'call.guideAdded';
      await recordEvent(tx, actor, event, callId, {
        guideId: changes.callGuideId ?? before.guideId,
      });
    }
    if (fields.length > 0) await recordEvent(tx, actor, 'call.updated', callId, { fields });
    const data = { before: visibilityFactsOf(before) };
    await publish({ organizationId: before.organizationId, callId, what: 'call', data }, tx);
  });
}

/** Of another position all interviewers join the team, else those who are named now. */
async function joinNewInterviewers(
  tx: Tx,
  actor: Actor,
  before: LoadedCall,
  { positionId = before.positionId, interviewerIds }: CallChanges,
): Promise<void> {
  const interviewers = interviewerIds ?? before.interviewerIds;
  const joining =
    positionId === before.positionId
      ? interviewers.filter((id) => !before.interviewerIds.includes(id))
      : interviewers;
  await joinHiringTeam(tx, actor, positionId, joining);
}
