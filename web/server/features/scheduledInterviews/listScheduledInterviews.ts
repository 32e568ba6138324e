import { and, asc, eq, gt, gte, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { candidate, interview, interviewInterviewer, position } from '../../db/tables/schema.ts';
import { isUuid } from '../../db/isUuid.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import { UserError } from '../../errors/userError.ts';
import { selectInterviews, type LoadedInterview } from '../calls/interviewLoaders.ts';
import { visibleInterviews } from '../../auth/visibleCalls.ts';

export interface ScheduledRange {
  startAfter: Date;
  startBefore: Date;
  /** Only those that the person leads or owns. */
  isMine?: boolean | null | undefined;
  /** Words of the name, the candidate's name or the position's title. */
  query?: string | null | undefined;
  /** The cursor of the last one that is known. */
  after?: string | null | undefined;
  limit: number;
}

/** A page of the interviews that have not begun and start within the range, earliest first. */
export async function listScheduledInterviews(
  db: Db,
  actor: Actor,
  { startAfter, startBefore, isMine, query, after, limit }: ScheduledRange,
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
      matchesWords(query ?? ''),
      after ? followsCursor(after) : undefined,
    ),
  )
    .orderBy(asc(interview.scheduledStart), asc(interview.id))
    .limit(boundedLimit(limit));
}

/** Candidates and positions of interviews that somebody sees are shown with them. */
function matchesWords(query: string): SQL | undefined {
  const isNamed = containsText(query, [interview.name]);
  return isNamed
    ? or(
        isNamed,
        sql`exists (select from ${candidate} where ${candidate.id} = ${interview.candidateId}
          and ${containsText(query, [sql`${candidate.firstName} || ' ' || ${candidate.lastName}`])})`,
        sql`exists (select from ${position} where ${position.id} = ${interview.positionId}
          and ${containsText(query, [position.title])})`,
      )
    : undefined;
}

/** Where the list goes on after an interview. */
export const cursorOf = ({ scheduledStart, id }: LoadedInterview): string =>
  `${scheduledStart?.toISOString() ?? ''}/${id}`;

/** @throws {UserError} BAD_INPUT for a cursor that no interview has. */
function followsCursor(cursor: string): SQL | undefined {
  const [time = '', id = ''] = cursor.split('/');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !isUuid(id))
    throw new UserError('BAD_INPUT', 'This page does not exist. Open the list again.');
  return or(
    gt(interview.scheduledStart, at),
    and(eq(interview.scheduledStart, at), gt(interview.id, id)),
  );
}
