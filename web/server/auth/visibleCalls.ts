import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { callVisibilities, type VisibilityActor } from '#shared/domain/visibility.ts';
import { toVisibilitySql, type VisibilitySql } from './actorSql.ts';
import { call, interview, interviewInterviewer, share } from '../db/tables/schema.ts';

/** What the predicate reads of an interview; search has copies of these columns in its own tables. */
export interface VisibilityColumns {
  organizationId: SQLWrapper;
  interviewId: SQLWrapper;
  visibility: SQLWrapper;
  ownerId: SQLWrapper;
  positionId: SQLWrapper;
}

const interviewColumns: VisibilityColumns = {
  organizationId: interview.organizationId,
  interviewId: interview.id,
  visibility: interview.visibility,
  ownerId: interview.ownerId,
  positionId: interview.positionId,
};

/**
 * The one predicate for "interviews this person may see", the SQL of `isCallVisible` in shared/domain.
 * Deleted ones are not left out.
 */
export function visibleInterviews(
  actor: VisibilityActor | VisibilitySql,
  of: VisibilityColumns = interviewColumns,
): SQL {
  const { organizationId, userId, openVisibilities, positionIds } = toVisibilitySql(actor);
  const ofPositions = callVisibilities.map(
    (visibility) =>
      sql`${of.visibility} = ${sql.raw(`'${visibility}'`)} and ${of.positionId} = any(${positionIds[visibility]}::uuid[])`,
  );
  return sql`(${of.organizationId} = ${organizationId} and (
    ${of.ownerId} = ${userId} or ${of.visibility} = any(${openVisibilities}::text[])
    or ${sql.join(ofPositions, sql` or `)}
    or exists (select from ${interviewInterviewer} part
      where part.interview_id = ${of.interviewId} and part.user_id = ${userId})
    or exists (select from ${share} invited
      where invited.interview_id = ${of.interviewId} and invited.user_id = ${userId}
        and (invited.expires_at is null or invited.expires_at > now()))))`;
}

/** Joins a call with its interview. */
export const ofInterview = eq(interview.id, call.interviewId);

/**
 * The calls of these interviews, for a select from `call` joined with `interview`: pages, lists, counts,
 * media, search and exports all go through it.
 */
export const visibleCalls = (actor: VisibilityActor | VisibilitySql): SQL => {
  const asker = toVisibilitySql(actor);
  return sql`(${call.organizationId} = ${asker.organizationId} and ${call.deletedAt} is null
    and ${visibleInterviews(asker)})`;
};
