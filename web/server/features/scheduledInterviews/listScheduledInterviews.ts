import { and, asc, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { interview, interviewInterviewer } from '../../db/tables/schema.ts';
import { maxPageSize } from '../../graphql/fieldSizes.ts';
import { selectInterviews, type LoadedInterview } from '../calls/interviewLoaders.ts';
import { visibleInterviews } from '../../auth/visibleCalls.ts';

export interface ScheduledRange {
  startAfter: Date;
  startBefore: Date;
  /** Only those that the person leads or owns. */
  isMine?: boolean | null | undefined;
}

/** Interviews that have not begun and start within the range, earliest first. */
export async function listScheduledInterviews(
  db: Db,
  actor: Actor,
  { startAfter, startBefore, isMine }: ScheduledRange,
): Promise<LoadedInterview[]> {
  const leads = sql`exists (select from ${interviewInterviewer} part
    where part.interview_id = "interview"."id" and part.user_id = ${actor.userId})`;
  return selectInterviews(
    db,
    and(
      eq(interview.status, 'PLANNED'),
      isNotNull(interview.scheduledEnd),
      gte(interview.scheduledStart, startAfter),
      lt(interview.scheduledStart, startBefore),
      visibleInterviews(actor),
      isMine ? or(eq(interview.ownerId, actor.userId), leads) : undefined,
    ),
  )
    .orderBy(asc(interview.scheduledStart), asc(interview.id))
    .limit(maxPageSize);
}
