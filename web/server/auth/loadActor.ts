import { eq, sql } from 'drizzle-orm';
import {
  teamPermissionsOf,
  type HiringTeamRole,
  type PositionRole,
  type TeamPermission,
} from '../../../shared/domain/permissions.ts';
import type { Db } from '../db/database.ts';
import { hiringTeamMember, organization, user, userRole } from '../db/tables/schema.ts';
import type { Actor } from './actor.ts';

interface Membership {
  positionId: string;
  role: HiringTeamRole;
  positionRole: PositionRole | null;
}

/** Everything the rules need of a signed-in person, in one statement; null for an unknown or banned one. */
export async function loadActor(
  db: Db,
  session: { id: string; userId: string; impersonatedBy?: string | null | undefined },
): Promise<Actor | null> {
  const [row] = await db
    .select({
      organizationId: user.organizationId,
      banned: user.banned,
      planRole: user.planRole,
      planEnabled: organization.planEnabled,
      interviewEnabled: organization.interviewEnabled,
      roleType: userRole.type,
      permissions: userRole.permissions,
      memberships: sql<Membership[]>`coalesce((
        select json_agg(json_build_object('positionId', m.position_id, 'role', m.role, 'positionRole', m.position_role))
        from ${hiringTeamMember} m where m.user_id = ${user.id}), '[]')`,
    })
    .from(user)
    .innerJoin(userRole, eq(userRole.id, user.userRoleId))
    .innerJoin(organization, eq(organization.id, user.organizationId))
    .where(eq(user.id, session.userId));
  if (!row || row.banned) return null;
  const positionsWith = (permission: TeamPermission): string[] =>
    row.memberships
      .filter((m) => teamPermissionsOf(m.role, m.positionRole).has(permission))
      .map((m) => m.positionId);
  return {
    userId: session.userId,
    sessionId: session.id,
    organizationId: row.organizationId,
    permissions: new Set(row.permissions),
    roleType: row.roleType,
    planRole: row.planRole,
    planEnabled: row.planEnabled,
    interviewEnabled: row.interviewEnabled,
    teamPublicPositionIds: positionsWith('ACCESS_TEAM_PUBLIC_CALLS'),
    teamRestrictedPositionIds: positionsWith('ACCESS_TEAM_RESTRICTED_CALLS'),
    teamPrivatePositionIds: positionsWith('ACCESS_TEAM_PRIVATE_CALLS'),
    managedPositionIds: positionsWith('MANAGE_HIRING_TEAM'),
    isImpersonated: Boolean(session.impersonatedBy),
  };
}
