import { and, desc, eq, gt } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { visibleCalls } from '../../auth/visibleCalls.ts';
import type { Db } from '../../db/database.ts';
import { call, liveCapture } from '../../db/tables/schema.ts';
import { selectCalls } from '../calls/callLoaders.ts';
import { withoutQuery } from './withoutQuery.ts';

/** Interviews in one room follow each other within a day of work. */
const lookBackMs = 12 * 60 * 60_000;

/** What an interview was about. */
export interface InterviewDetails {
  startTime: Date;
  candidateId: string | null;
  positionId: string | null;
  guideId: string | null;
}

/** What the interview was about that the actor captured last in the meeting at an address; null where there is none. */
export async function findEarlierInMeeting(
  db: Db,
  actor: Actor,
  meetingUrl: string,
): Promise<InterviewDetails | null> {
  const address = withoutQuery(meetingUrl);
  if (address === null) return null;
  const [found] = await selectCalls(db)
    .innerJoin(liveCapture, eq(liveCapture.callId, call.id))
    .where(
      and(
        visibleCalls(actor),
        eq(liveCapture.userId, actor.userId),
        eq(liveCapture.meetingUrl, address),
        gt(call.startTime, new Date(Date.now() - lookBackMs)),
      ),
    )
    .orderBy(desc(call.startTime))
    .limit(1);
  return found ?? null;
}
