import { and, eq, sql } from 'drizzle-orm';
import {
  teamPermissionsOf,
  type HiringTeamRole,
  type PositionRole,
  type TeamPermission,
} from '../../../shared/domain/permissions.ts';
import type { Db } from '../db/database.ts';
import {
  hiringTeamMember,
  organization,
  session as sessionTable,
  user,
  userRole,
} from '../db/tables/schema.ts';
import type { Actor } from './actor.ts';

interface Membership {
  positionId: string;
  role: HiringTeamRole;
  positionRole: PositionRole | null;
}

/**
 * Everything the rules need of a signed-in person, in one statement; null for an unknown or banned one and
 * for a session that has ended. The session is asked for here because its cookie is believed for a minute
 * without looking. Without a session id (jobs, tests) only the person counts.
 */
export async function loadActor(
  db: Db,
  session: { id: string | null; userId: string; impersonatedBy?: string | null | undefined },
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
    .where(
      and(
        eq(user.id, session.userId),
        session.id === null
          ? undefined
          : sql`exists (select 1 from ${sessionTable} where ${sessionTable.id} = ${session.id} and ${sessionTable.expiresAt} > now())`,
      ),
    )
    // Asked at every request: connections read and plan it once.
    .prepare(session.id === null ? 'load_actor' : 'load_actor_of_session')
    .execute();
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
