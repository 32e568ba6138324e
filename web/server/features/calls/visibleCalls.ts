import { and, eq, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  callVisibilities,
  visibilityReach,
  type VisibilityActor,
} from '../../../../shared/domain/visibility.ts';
import { call, interview, interviewInterviewer, share } from '../../db/tables/schema.ts';

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
  actor: VisibilityActor,
  of: VisibilityColumns = interviewColumns,
): SQL {
  const byVisibility = callVisibilities.map((visibility) => {
    const reach = visibilityReach(actor, visibility);
    const isOfKind = sql`${of.visibility} = ${visibility}`;
    if (reach.isEverything) return isOfKind;
    if (reach.positionIds.length === 0) return undefined;
    return and(isOfKind, sql`${of.positionId} = any(${sql.param([...reach.positionIds])}::uuid[])`);
  });
  return sql`(${and(
    sql`${of.organizationId} = ${actor.organizationId}`,
    or(
      sql`${of.ownerId} = ${actor.userId}`,
      ...byVisibility,
      sql`exists (select from ${interviewInterviewer} part
        where part.interview_id = ${of.interviewId} and part.user_id = ${actor.userId})`,
      sql`exists (select from ${share} invited
        where invited.interview_id = ${of.interviewId} and invited.user_id = ${actor.userId}
          and (invited.expires_at is null or invited.expires_at > now()))`,
    ),
  )})`;
}

/**
 * The calls of these interviews, for a select from `call` joined with `interview`: pages, lists, counts,
 * media, search and exports all go through it.
 */
export const visibleCalls = (actor: VisibilityActor): SQL =>
  sql`(${and(
    eq(call.organizationId, actor.organizationId),
    isNull(call.deletedAt),
    visibleInterviews(actor),
  )})`;
