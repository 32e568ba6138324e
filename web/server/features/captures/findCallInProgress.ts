import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { call, interview, interviewInterviewer } from '../../db/tables/schema.ts';
import { selectCalls, toLoadedCall, type LoadedCall } from '../calls/callLoaders.ts';
import { visibleCalls } from '../../auth/visibleCalls.ts';

/** No meeting is looked for among all that ever were: the list by time is searched back this far. */
const lookBackMs = 24 * 60 * 60_000;

/** The newest interview of the actor's own that goes on, or null. */
export async function findCallInProgress(db: Db, actor: Actor): Promise<LoadedCall | null> {
  const isInterviewer = sql`exists (select from ${interviewInterviewer} i
    where i.interview_id = ${interview.id} and i.user_id = ${actor.userId})`;
  const [found] = await selectCalls(db)
    .where(
      and(
        visibleCalls(actor),
        eq(call.status, 'LIVE'),
        gt(call.startTime, new Date(Date.now() - lookBackMs)),
        sql`(${interview.ownerId} = ${actor.userId} or ${isInterviewer})`,
      ),
    )
    .orderBy(desc(call.startTime))
    .limit(1);
  return found ? toLoadedCall(found) : null;
}
