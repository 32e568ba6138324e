import type pg from 'pg';
import {
  defaultRolePolicies,
  teamPermissionsOf,
  type HiringTeamRole,
  type Permission,
  type PositionRole,
  type RolePolicies,
  type TeamPermission,
} from '#shared/domain/permissions.ts';
import {
  featureState,
  productFeatures,
  type FeatureAccess,
  type ProductFeature,
} from '#shared/domain/product.ts';
import type { Db } from '../db/database.ts';
import type { Actor } from './actor.ts';

/** What the functions in `0005_actor.sql` answer. */
interface ActorJson extends Pick<
  Actor,
  'userId' | 'organizationId' | 'planRole' | 'planEnabled' | 'interviewEnabled' | 'roleType'
> {
  permissions: Permission[];
  featureAccess: Partial<Record<ProductFeature, FeatureAccess>>;
  memberships: { positionId: string; role: HiringTeamRole; positionRole: PositionRole | null }[];
  /** Those that the organization has changed. */
  rolePolicies: Partial<RolePolicies>;
  sessionId?: string;
  impersonatorId?: string | null;
  expiresAtMs?: number;
}
/** The person of a session that has not ended. */
export interface SessionActor {
  actor: Actor;
  expiresAtMs: number;
}

/** Null for an unknown or banned person. For jobs, and for tokens that are no session. */
export async function loadActorOfUser(system: Db, userId: string): Promise<Actor | null> {
  const found = await askActor(system.$client, 'actor_of_user', userId);
  return found && toActor(found);
}

/** Null for a session that has ended, and for a banned person. */
export const loadActorOfSession = (system: Db, sessionId: string): Promise<SessionActor | null> =>
  askActor(system.$client, 'actor_of_session', sessionId).then(toSessionActor);

/** The same by the token in the cookie. Any connection will do, whichever role it has. */
export const loadActorOfSessionToken = (pool: pg.Pool, token: string) =>
  askActor(pool, 'actor_of_session_token', token).then(toSessionActor);

async function askActor(
  pool: pg.Pool,
  name: 'actor_of_user' | 'actor_of_session' | 'actor_of_session_token',
  value: string,
): Promise<ActorJson | null> {
  const { rows } = await pool.query<{ found: ActorJson | null }>({
    name,
    text: `select ${name}($1) as found`,
    values: [value],
  });
  return rows[0]?.found ?? null;
}

const toSessionActor = (found: ActorJson | null): SessionActor | null =>
  found && { actor: toActor(found), expiresAtMs: found.expiresAtMs ?? 0 };

function toActor({ memberships, permissions, rolePolicies, ...found }: ActorJson): Actor {
  const policies = { ...defaultRolePolicies, ...rolePolicies };
  const positionsWith = (permission: TeamPermission): string[] =>
    memberships
      .filter((m) => teamPermissionsOf(m.role, m.positionRole, policies).has(permission))
      .map((m) => m.positionId);
  return {
    userId: found.userId,
    sessionId: found.sessionId ?? null,
    connectionId: null,
    organizationId: found.organizationId,
    permissions: new Set(permissions),
    roleType: found.roleType,
    planRole: found.planRole,
    planEnabled: found.planEnabled,
    interviewEnabled: found.interviewEnabled,
    openFeatures: new Set(
      productFeatures.filter((feature) => featureState(found.featureAccess, feature) === 'OPEN'),
    ),
    teamPublicPositionIds: positionsWith('ACCESS_TEAM_PUBLIC_CALLS'),
    teamRestrictedPositionIds: positionsWith('ACCESS_TEAM_RESTRICTED_CALLS'),
    teamPrivatePositionIds: positionsWith('ACCESS_TEAM_PRIVATE_CALLS'),
    teamNotesPositionIds: positionsWith('ACCESS_TEAM_NOTES'),
    teamExternalSharePositionIds: positionsWith('SHARE_TEAM_RECORDINGS_EXTERNALLY'),
    managedPositionIds: positionsWith('MANAGE_HIRING_TEAM'),
    isImpersonated: (found.impersonatorId ?? null) !== null,
    impersonatorId: found.impersonatorId ?? null,
  };
}
