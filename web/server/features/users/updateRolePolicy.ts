import { and, eq } from 'drizzle-orm';
import {
  defaultRolePolicies,
  permissionsOfPolicy,
  policyRoles,
  teamPolicyPermissions,
  type PolicyRole,
  type RolePolicies,
  type TeamPolicyPermission,
} from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { teamRolePolicy } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

export interface RolePolicy {
  role: PolicyRole;
  permissions: readonly TeamPolicyPermission[];
}

/** The policies of an organization, with the defaults where it has changed nothing. */
export async function findRolePolicies(db: Db, organizationId: string): Promise<RolePolicies> {
  const rows = await db
    .select()
    .from(teamRolePolicy)
    .where(eq(teamRolePolicy.organizationId, organizationId));
  const changed = Object.fromEntries(rows.map(({ role, permissions }) => [role, permissions]));
  return { ...defaultRolePolicies, ...changed };
}

/** The same as a list. */
export async function loadRolePolicies(db: Db, organizationId: string): Promise<RolePolicy[]> {
  const policies = await findRolePolicies(db, organizationId);
  return policyRoles.map((role) => ({ role, permissions: policies[role] }));
}

/**
 * Gives permissions to a role in hiring teams, or takes them. What is not named stays, so that two people
 * can change a policy at the same time.
 */
export const updateRolePolicy = (input: {
  db: Db;
  actor: Actor;
  role: PolicyRole;
  grant: readonly TeamPolicyPermission[];
  revoke: readonly TeamPolicyPermission[];
}): Promise<RolePolicy> =>
  input.db.transaction(async (tx) => {
    const { actor, role, grant, revoke } = input;
    const { organizationId } = actor;
    if (!grant.every((permission) => permissionsOfPolicy(role).includes(permission)))
      throw new UserError('BAD_INPUT', 'This role cannot be given this permission.');
    // The first change has no row to lock yet.
    await tx
      .insert(teamRolePolicy)
      .values({ organizationId, role, permissions: [...defaultRolePolicies[role]] })
      .onConflictDoNothing();
    const isPolicy = and(
      eq(teamRolePolicy.organizationId, organizationId),
      eq(teamRolePolicy.role, role),
    );
    const [before] = await tx.select().from(teamRolePolicy).where(isPolicy).for('update');
    const had = before?.permissions ?? defaultRolePolicies[role];
    const permissions = teamPolicyPermissions.filter(
      (permission) =>
        (had.includes(permission) || grant.includes(permission)) && !revoke.includes(permission),
    );
    await tx.update(teamRolePolicy).set({ permissions, updatedAt: new Date() }).where(isPolicy);
    await recordEvent(tx, actor, 'organization.rolePolicyUpdated', organizationId, {
      ...{ role, before: had, after: permissions },
    });
    return { role, permissions };
  });
