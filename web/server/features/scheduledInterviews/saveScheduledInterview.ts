import { eq } from 'drizzle-orm';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { candidate, interview } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import {
  candidateOf,
  noteApplication,
  setInterviewers,
  usualVisibility,
  type CallDetails,
} from '../calls/insertCall.ts';
import { joinHiringTeam } from '../positions/joinHiringTeam.ts';

export interface ScheduledInterviewInput extends Pick<
  CallDetails,
  'name' | 'candidateId' | 'newCandidate' | 'positionId' | 'callGuideId' | 'interviewerIds'
> {
  scheduledStart: Date;
  durationMinutes: number;
  meetingUrl?: string | null | undefined;
  visibility?: CallVisibility | null | undefined;
}

const longestMinutes = 24 * 60;

/**
 * Schedules an interview, or replaces what is said of the one with `id`. Ids in the input must be of
 * things the caller has loaded. Returns its id.
 * @throws {UserError} BAD_INPUT for a duration or a meeting link that is none, or a candidate without a name
 */
export async function saveScheduledInterview(options: {
  db: Db;
  actor: Actor;
  input: ScheduledInterviewInput;
  id: string | null;
}): Promise<string> {
  const { db, actor, input, id } = options;
  const { organizationId, userId } = actor;
  const times = parseTimes(input);
  const meetingUrl = parseMeetingUrl(input.meetingUrl);
  return db.transaction(async (tx) => {
    const candidateId = await candidateOf(tx, actor, input);
    const positionId = input.positionId ?? null;
    await noteApplication(tx, actor, { candidateId, positionId });
    const facts = {
      ...times,
      ...{ meetingUrl, candidateId, positionId },
      guideId: input.callGuideId ?? null,
      name: (input.name?.trim() || (await nameOf(tx, candidateId))).slice(0, 200),
    };
    const { visibility } = input;
    const interviewId =
      id ??
      oneRow(
        await tx
          .insert(interview)
          .values({
            ...{ ...facts, organizationId, ownerId: userId },
            visibility: visibility ?? (await usualVisibility(tx, actor)),
          })
          .returning({ id: interview.id }),
      ).id;
    if (id)
      await tx
        .update(interview)
        .set({ ...facts, ...(visibility && { visibility }), updatedAt: new Date() })
        .where(eq(interview.id, id));
    await setInterviewers(tx, { organizationId, interviewId }, input.interviewerIds);
    await joinHiringTeam(tx, actor, positionId, input.interviewerIds);
    await recordEvent(tx, actor, id ? 'interview.rescheduled' : 'interview.scheduled', interviewId);
    return interviewId;
  });
}

function parseTimes({ scheduledStart, durationMinutes }: ScheduledInterviewInput) {
  if (!Number.isInteger(durationMinutes) || durationMinutes < 1 || durationMinutes > longestMinutes)
    throw new UserError('BAD_INPUT', 'An interview lasts between a minute and a day.');
  const scheduledEnd = new Date(scheduledStart.getTime() + durationMinutes * 60_000);
  return { scheduledStart, scheduledEnd };
}

/** A link that people press must lead to a page. */
function parseMeetingUrl(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  if (address === '') return null;
  if (
    address.length > 2000 ||
    !URL.canParse(address) ||
    !/^https?:$/.test(new URL(address).protocol)
  )
    throw new UserError('BAD_INPUT', 'Enter the meeting link as it is in the invitation.');
  return address;
}

async function nameOf(tx: Tx, candidateId: string | null): Promise<string> {
  if (candidateId === null) return 'Interview';
  const [person] = await tx
    .select({ firstName: candidate.firstName, lastName: candidate.lastName })
    .from(candidate)
    .where(eq(candidate.id, candidateId));
  return person ? `${person.firstName} ${person.lastName}`.trim() : 'Interview';
}
