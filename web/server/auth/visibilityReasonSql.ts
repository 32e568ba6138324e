import { eq, sql, type SQL } from 'drizzle-orm';
import {
  hiringTeamRoles,
  positionRoles,
  teamPermissionsOf,
  type RolePolicies,
  type TeamPermission,
} from '#shared/domain/permissions.ts';
import {
  rightsToSeeCalls,
  type VisibilityFacts,
  type VisibilityReason,
} from '#shared/domain/visibility.ts';
import { anyOf } from '../db/anyOf.ts';
import {
  hiringTeamMember,
  position,
  positionGroupMember,
  user,
  userRole,
} from '../db/tables/schema.ts';

/**
 * Why a row of `user`, joined with its `user_role`, sees an interview; null where it does not. It turns
 * `visibilityReason` in shared/domain around: one interview, many people. A test holds the two together.
 */
export function visibilityReasonSql(
  call: VisibilityFacts,
  policies: RolePolicies,
): SQL<VisibilityReason | null> {
  if (call.isDeleted) return sql`null::text`;
  const rights = rightsToSeeCalls(call.visibility);
  return sql`case
    when ${user.organizationId} <> ${call.organizationId} then null
    when ${user.id} = ${call.ownerId} then 'OWNER'
    when ${anyOf(user.id, call.interviewerIds)} then 'INTERVIEWER'
    when ${anyOf(user.id, call.invitedIds)} then 'INVITED'
    when ${rights === null} then 'ORGANIZATION'
    when ${rights?.role ?? ''} = any(${userRole.permissions}) then 'ROLE'
    when ${rights ? isOnTeamSql(call.positionId, rights.team, policies) : sql`false`} then 'TEAM' end`;
}

/** Whether a row of `user` has a role in the position's team, or in that of its group, which carries the right. */
export function isOnTeamSql(
  positionId: string | null,
  right: TeamPermission,
  policies: RolePolicies,
): SQL {
  const roles = hiringTeamRoles.flatMap((role) =>
    [null, ...positionRoles]
      .filter((positionRole) => teamPermissionsOf(role, positionRole, policies).has(right))
      .map((positionRole) => `${role} ${positionRole ?? ''}`),
  );
  const carriesRight = (member: typeof hiringTeamMember | typeof positionGroupMember) =>
    sql`${member.userId} = ${user.id} and
      ${member.role} || ' ' || coalesce(${member.positionRole}, '') = any(${sql.param(roles)}::text[])`;
  return sql`(exists (select from ${hiringTeamMember}
      where ${hiringTeamMember.positionId} = ${positionId} and ${carriesRight(hiringTeamMember)})
    or exists (select from ${positionGroupMember} join ${position}
      on ${eq(position.positionGroupId, positionGroupMember.positionGroupId)}
      where ${position.id} = ${positionId} and ${carriesRight(positionGroupMember)}))`;
}
