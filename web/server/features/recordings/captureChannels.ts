import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { candidate, interview, liveCapture, user } from '../../db/tables/schema.ts';
import type { FormerSpeaker } from './formerSpeakers.ts';

/**
 * Who speaks in the channels of a capture, by the keys of `attributeSpeakers`: the meeting is on the left, the
 * microphone of its owner on the right. Empty for any other recording. Several people may share the
 * meeting's channel, so it has a name only where the interview knows its candidate.
 */
export async function captureChannels(
  tx: Tx,
  call: { id: string; interviewId: string },
): Promise<ReadonlyMap<string, NonNullable<FormerSpeaker['identity']>>> {
  if ((await tx.$count(liveCapture, eq(liveCapture.callId, call.id))) === 0) return new Map();
  const [people] = await tx
    .select({
      ownerId: user.id,
      ownerName: user.name,
      candidateName: sql<
        string | null
      >`nullif(btrim(${candidate.firstName} || ' ' || ${candidate.lastName}), '')`,
    })
    .from(interview)
    .innerJoin(user, eq(user.id, interview.ownerId))
    .leftJoin(candidate, eq(candidate.id, interview.candidateId))
    .where(eq(interview.id, call.interviewId));
  if (!people) return new Map();
  const { ownerId: userId, ownerName: name, candidateName } = people;
  return new Map([
    ['channel-1', { name, role: 'INTERVIEWER' as const, userId }],
    ...(candidateName === null
      ? []
      : [
          ['channel-0', { name: candidateName, role: 'CANDIDATE' as const, userId: null }] as const,
        ]),
  ]);
}
