import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { VisibilityActor } from '../../../../shared/domain/visibility.ts';
import { call, callInterviewer, callShare } from '../../db/tables/schema.ts';

/**
 * The one predicate for "calls this person may see": pages, lists, counts, media, search and exports all
 * go through it. `isCallVisible` in shared/domain says the same of one loaded call. `evenDeleted` is for
 * telling those who saw a call that it is gone.
 */
export function visibleCalls(
  actor: VisibilityActor,
  { evenDeleted = false }: { evenDeleted?: boolean } = {},
): SQL {
  const byVisibility = (
    visibility: 'PUBLIC' | 'RESTRICTED' | 'PRIVATE',
    all: boolean,
    positionIds: readonly string[],
  ): SQL | undefined =>
    all
      ? eq(call.visibility, visibility)
      : positionIds.length > 0
        ? and(eq(call.visibility, visibility), inArray(call.positionId, [...positionIds]))
        : undefined;
  const { permissions } = actor;
  return sql`(${and(
    eq(call.organizationId, actor.organizationId),
    evenDeleted ? undefined : isNull(call.deletedAt),
    or(
      eq(call.visibility, 'ORGANIZATION'),
      eq(call.ownerId, actor.userId),
      byVisibility(
        'PUBLIC',
        permissions.has('ACCESS_ALL_PUBLIC_CALLS'),
        actor.teamPublicPositionIds,
      ),
      byVisibility(
        'RESTRICTED',
        permissions.has('ACCESS_ALL_RESTRICTED_CALLS'),
        actor.teamRestrictedPositionIds,
      ),
      byVisibility(
        'PRIVATE',
        permissions.has('ACCESS_ALL_PRIVATE_CALLS'),
        actor.teamPrivatePositionIds,
      ),
      sql`exists (select 1 from ${callInterviewer} where ${callInterviewer.callId} = ${call.id} and ${callInterviewer.userId} = ${actor.userId})`,
      sql`exists (select 1 from ${callShare} where ${callShare.callId} = ${call.id} and ${callShare.sharedToId} = ${actor.userId} and (${callShare.expiresAt} is null or ${callShare.expiresAt} > now()))`,
    ),
  )})`;
}
