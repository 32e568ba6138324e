import { defaultRolePermissions, type UserRoleType } from '#shared/domain/permissions.ts';
import type { Tx } from '../../web/server/db/database.ts';
import { organization, userRole } from '../../web/server/db/tables/schema.ts';
import { firstRow } from './firstRow.ts';

export interface BuiltOrganization {
  id: string;
  name: string;
  roleIds: Record<UserRoleType, string>;
}

/** An organization with its three built-in roles. */
export async function buildOrganization(
  db: Tx,
  overrides: Partial<typeof organization.$inferInsert> = {},
): Promise<BuiltOrganization> {
  const made = firstRow(
    await db
      .insert(organization)
      .values({ name: 'Northwind Health', ...overrides })
      .returning(),
  );
  const roles = await db
    .insert(userRole)
    .values(
      (
        [
          ['BASIC', 'Interviewer'],
          ['RECRUITER', 'Recruiter'],
          ['SITE_ADMIN', 'Site Admin'],
        ] as const
      ).map(([type, name]) => ({
        organizationId: made.id,
        type,
        name,
        permissions: [...defaultRolePermissions[type]],
      })),
    )
    .returning();
  const roleIds = Object.fromEntries(roles.map((role) => [role.type, role.id]));
  return { id: made.id, name: made.name, roleIds: roleIds as Record<UserRoleType, string> };
}
