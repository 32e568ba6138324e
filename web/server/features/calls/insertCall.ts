import { eq } from 'drizzle-orm';
import type { CallType } from '../../../../shared/domain/call.ts';
import type { CallVisibility } from '../../../../shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import {
  application,
  call,
  candidate,
  interview,
  interviewInterviewer,
  user,
} from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import { UserError } from '../../errors/userError.ts';
import { readUserSettings } from '../users/readUserSettings.ts';

/** What a person says about an interview they bring. */
export interface CallDetails {
  name?: string | null | undefined;
  candidateId?: string | null | undefined;
  newCandidate?:
    { firstName: string; lastName: string; email?: string | null | undefined } | null | undefined;
  positionId?: string | null | undefined;
  interviewStageId?: string | null | undefined;
  callGuideId?: string | null | undefined;
  interviewerIds: readonly string[];
  languageCode: string;
  startTime?: Date | null | undefined;
  visibility?: CallVisibility | null | undefined;
}

/**
 * Makes an interview and its call, with candidate, application and interviewers, in the caller's
 * transaction. Ids must be of things the caller has loaded. `fallbackName` is for a call without a name;
 * without a visibility it gets the person's default. Returns the call's id.
 * @throws {UserError} BAD_INPUT for a candidate without a name.
 */
export async function insertCall(
  tx: Tx,
  actor: Actor,
  details: CallDetails,
  { type, fallbackName }: { type: CallType; fallbackName: string },
): Promise<string> {
  const { organizationId } = actor;
  const candidateId = await candidateOf(tx, actor, details);
  await noteApplication(tx, actor, { candidateId, positionId: details.positionId });
  const { id: interviewId } = oneRow(
    await tx
      .insert(interview)
      .values({
        organizationId,
        ownerId: actor.userId,
        name: (details.name?.trim() || fallbackName).slice(0, 200),
        visibility: details.visibility ?? (await usualVisibility(tx, actor)),
        candidateId,
        positionId: details.positionId ?? null,
        interviewStageId: details.interviewStageId ?? null,
        guideId: details.callGuideId ?? null,
      })
      .returning({ id: interview.id }),
  );
  const { id: callId } = oneRow(
    await tx
      .insert(call)
      .values({
        organizationId,
        interviewId,
        type,
        startTime: details.startTime ?? new Date(),
        languageCode: details.languageCode,
      })
      .returning({ id: call.id }),
  );
  await setInterviewers(tx, { organizationId, interviewId }, details.interviewerIds);
  await recordEvent(tx, actor, 'call.added', callId);
  await publish({ organizationId, callId, what: 'call' }, tx);
  return callId;
}

async function usualVisibility(tx: Tx, { userId }: Actor): Promise<CallVisibility> {
  const { id, timezoneName, defaultCallVisibility } = user;
  const owner = oneRow(
    await tx
      .select({ id, timezoneName, defaultCallVisibility })
      .from(user)
      .where(eq(user.id, userId)),
  );
  return readUserSettings(owner).defaultCallVisibility;
}

/** Replaces the people who lead an interview. Ids must be of people the caller has loaded. */
export async function setInterviewers(
  tx: Tx,
  { organizationId, interviewId }: { organizationId: string; interviewId: string },
  userIds: readonly string[],
): Promise<void> {
  await tx.delete(interviewInterviewer).where(eq(interviewInterviewer.interviewId, interviewId));
  if (userIds.length > 0)
    await tx
      .insert(interviewInterviewer)
      .values(userIds.map((userId) => ({ organizationId, interviewId, userId })))
      .onConflictDoNothing();
}

/** Somebody who is interviewed for a position has applied for it. */
export async function noteApplication(
  tx: Tx,
  { organizationId }: Actor,
  { candidateId, positionId }: Pick<CallDetails, 'candidateId' | 'positionId'>,
): Promise<void> {
  if (!candidateId || !positionId) return;
  await tx
    .insert(application)
    .values({ organizationId, candidateId, positionId })
    .onConflictDoNothing();
}

/**
 * The id of the candidate that is meant; somebody new is added. Null where nobody is named.
 * @throws {UserError} BAD_INPUT for a candidate without a name.
 */
export async function candidateOf(
  tx: Tx,
  actor: Actor,
  { candidateId, newCandidate }: Pick<CallDetails, 'candidateId' | 'newCandidate'>,
): Promise<string | null> {
  if (candidateId || !newCandidate) return candidateId ?? null;
  const [added] = await tx
    .insert(candidate)
    .values({ organizationId: actor.organizationId, ...parseCandidate(newCandidate) })
    .returning({ id: candidate.id });
  if (added) await recordEvent(tx, actor, 'candidate.added', added.id);
  return added?.id ?? null;
}

function parseCandidate(person: NonNullable<CallDetails['newCandidate']>) {
  const firstName = person.firstName.trim().slice(0, 100);
  const lastName = person.lastName.trim().slice(0, 100);
  if (firstName === '' || lastName === '')
    throw new UserError('BAD_INPUT', "Enter the candidate's first and last name.");
  const email = person.email?.trim().toLowerCase() ?? '';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new UserError('BAD_INPUT', 'Enter an email address');
  return { firstName, lastName, emails: email === '' ? [] : [email] };
}
