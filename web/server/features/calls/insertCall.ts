import { and, eq, isNull, or } from 'drizzle-orm';
import type { CallType } from '#shared/domain/call.ts';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import {
  application,
  call,
  candidate,
  excludedStage,
  interview,
  interviewInterviewer,
  interviewStage,
  user,
} from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import { UserError } from '../../errors/userError.ts';
import { joinHiringTeam } from '../positions/joinHiringTeam.ts';
import { refuseExcludedUsers } from '../users/excludedUsers.ts';
import { readUserSettings } from '../users/readUserSettings.ts';
import type { Consent } from './readConsent.ts';

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

interface NewCall {
  type: CallType;
  fallbackName: string;
  /** The scheduled interview that begins with this call. One that has begun already stays as it is. */
  scheduledId?: string | null | undefined;
  /** What everybody in it agreed to. Who confirmed it is the actor; it stays in the log's chain. */
  consent?: Consent | undefined;
}

/**
 * Makes an interview and its call, with candidate, application and interviewers, in the caller's
 * transaction. Ids must be of things the caller has loaded. What `details` leave out comes from the scheduled
 * interview; `fallbackName` is for a call without a name; without a visibility it gets the person's default.
 * Returns the call's id.
 * @throws {UserError} BAD_INPUT for a candidate without a name; CONFLICT for one who opted out of
 * recording, a person or a stage whose interviews are not recorded.
 */
export async function insertCall(
  tx: Tx,
  actor: Actor,
  details: CallDetails,
  { type, fallbackName, scheduledId, consent }: NewCall,
): Promise<string> {
  const { organizationId } = actor;
  const scheduled = scheduledId ? await findScheduled(tx, scheduledId) : null;
  const candidateId = (await candidateOf(tx, actor, details)) ?? scheduled?.candidateId ?? null;
  const positionId = details.positionId ?? scheduled?.positionId ?? null;
  await refuseUnwanted(tx, candidateId);
  await refuseExcludedUsers(tx, {
    ...{ interviewerIds: details.interviewerIds, scheduledId, candidateId },
  });
  await refuseExcludedStage(
    tx,
    details.interviewStageId ?? scheduled?.interviewStageId ?? null,
    positionId,
  );
  await noteApplication(tx, actor, { candidateId, positionId });
  const facts = {
    name: (details.name?.trim() || scheduled?.name || fallbackName).slice(0, 200),
    candidateId,
    positionId,
    guideId: details.callGuideId ?? scheduled?.guideId ?? null,
  };
  const begun = scheduledId ? await beginScheduled(tx, actor, scheduledId, facts) : null;
  const interviewId = begun ?? (await insertInterview(tx, actor, details, facts));
  const { id: callId } = oneRow(
    await tx
      .insert(call)
      .values({
        organizationId,
        interviewId,
        type,
        startTime: details.startTime ?? new Date(),
        languageCode: details.languageCode,
        consentText: consent?.consentText ?? null,
      })
      .returning({ id: call.id }),
  );
  const of = { organizationId, interviewId };
  if (begun) await addInterviewers(tx, of, details.interviewerIds);
  else await setInterviewers(tx, of, details.interviewerIds);
  await joinHiringTeam(tx, actor, facts.positionId, details.interviewerIds);
  await recordEvent(tx, actor, 'call.added', callId, consent);
  await publish({ organizationId, callId, what: 'call' }, tx);
  return callId;
}

type InterviewFacts = Pick<
  typeof interview.$inferInsert,
  'name' | 'candidateId' | 'positionId' | 'guideId'
>;

async function insertInterview(
  tx: Tx,
  actor: Actor,
  details: CallDetails,
  facts: InterviewFacts,
): Promise<string> {
  const made = await tx
    .insert(interview)
    .values({
      ...facts,
      organizationId: actor.organizationId,
      ownerId: actor.userId,
      visibility: details.visibility ?? (await usualVisibility(tx, actor)),
      interviewStageId: details.interviewStageId ?? null,
    })
    .returning({ id: interview.id });
  return oneRow(made).id;
}

/** What was planned of an interview that has not begun; null when it has begun or is gone. */
async function findScheduled(tx: Tx, scheduledId: string) {
  const { name, candidateId, interviewStageId, positionId, guideId } = interview;
  const [found] = await tx
    .select({ name, candidateId, interviewStageId, positionId, guideId })
    .from(interview)
    .where(isPlanned(scheduledId));
  return found ?? null;
}

const isPlanned = (id: string) =>
  and(eq(interview.id, id), eq(interview.status, 'PLANNED'), isNull(interview.deletedAt));

/** Whoever begins a scheduled interview owns it from then on; null when it has begun or is gone. */
async function beginScheduled(
  tx: Tx,
  { userId }: Actor,
  scheduledId: string,
  facts: InterviewFacts,
): Promise<string | null> {
  const [begun] = await tx
    .update(interview)
    .set({ ...facts, ownerId: userId, updatedAt: new Date() })
    .where(isPlanned(scheduledId))
    .returning({ id: interview.id });
  return begun?.id ?? null;
}

/** @throws {UserError} CONFLICT when interviews of the stage are not recorded. */
async function refuseExcludedStage(
  tx: Tx,
  interviewStageId: string | null,
  positionId: string | null,
): Promise<void> {
  if (interviewStageId === null) return;
  const [excluded] = await tx
    .select({ title: interviewStage.title })
    .from(excludedStage)
    .innerJoin(interviewStage, eq(interviewStage.id, excludedStage.interviewStageId))
    .where(
      and(
        eq(excludedStage.interviewStageId, interviewStageId),
        or(
          isNull(excludedStage.positionId),
          positionId === null ? undefined : eq(excludedStage.positionId, positionId),
        ),
      ),
    );
  if (excluded)
    throw new UserError(
      'CONFLICT',
      `Interviews of the stage ${excluded.title} are not recorded. Choose another stage, or ask a site admin.`,
    );
}

/** @throws {UserError} CONFLICT when the candidate does not want to be recorded. */
async function refuseUnwanted(tx: Tx, candidateId: string | null): Promise<void> {
  if (candidateId === null) return;
  const [known] = await tx
    .select({ recordingDisabled: candidate.recordingDisabled })
    .from(candidate)
    .where(eq(candidate.id, candidateId));
  if (known?.recordingDisabled)
    throw new UserError(
      'CONFLICT',
      'This candidate does not want to be recorded. If that has changed, write it down on the candidate’s page first.',
    );
}

/** What the person's settings say of new interviews. */
export async function usualVisibility(tx: Tx, { userId }: Actor): Promise<CallVisibility> {
  const { id, timezoneName, timeFormat, defaultCallVisibility } = user;
  const owner = oneRow(
    await tx
      .select({ id, timezoneName, timeFormat, defaultCallVisibility })
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
  await addInterviewers(tx, { organizationId, interviewId }, userIds);
}

async function addInterviewers(
  tx: Tx,
  { organizationId, interviewId }: { organizationId: string; interviewId: string },
  userIds: readonly string[],
): Promise<void> {
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
