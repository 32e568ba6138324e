import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { permissions, type Permission } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { userRole } from '../../db/tables/schema.ts';
import { requiredText } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';
import type { UserRoleRow } from './userLoaders.ts';

const roleName = requiredText(100, 'Name is required');
const permissionList = z.array(z.enum(permissions, 'This permission does not exist.'));

/** What may change in the role of site admins: everything else is what makes a site admin. */
export const siteAdminChoices: readonly Permission[] = ['DOWNLOAD_RECORDING'];

/** Reads permissions that a person sent. @throws {UserError} BAD_INPUT for an unknown one. */
export const parsePermissions = (names: readonly string[]): Permission[] => [
  ...new Set(parseInput(permissionList, names)),
];

/** Adds a role. @throws {UserError} BAD_INPUT for no name, or the name of another role. */
export async function addUserRole(input: {
  db: Db;
  actor: Actor;
  name: string;
  type: 'BASIC' | 'RECRUITER';
  permissions: readonly Permission[];
}): Promise<UserRoleRow> {
  const { actor, type } = input;
  const name = parseInput(roleName, input.name);
  return input.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(userRole)
      .values({
        ...{ organizationId: actor.organizationId, name, type },
        permissions: [...input.permissions],
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw nameTaken();
    await recordEvent(tx, actor, 'userRole.added', added.id, {
      name,
      permissions: added.permissions,
    });
    return added;
  });
}

/**
 * Renames a role, and gives or takes permissions. Permissions that are not named stay, so that two people can
 * edit a role at the same time. @throws {UserError} BAD_INPUT for no name, or the name of another role.
 */
export async function updateUserRole(input: {
  db: Db;
  actor: Actor;
  role: UserRoleRow;
  name?: string | null | undefined;
  grant: readonly Permission[];
  revoke: readonly Permission[];
}): Promise<UserRoleRow> {
  const { actor, grant, revoke } = input;
  return input.db.transaction(async (tx) => {
    const isRole = eq(userRole.id, input.role.id);
    const before = oneRow(await tx.select().from(userRole).where(isRole).for('update'));
    const name = input.name == null ? before.name : parseInput(roleName, input.name);
    if (name !== before.name) await requireFreeName(tx, name);
    const after = oneRow(
      await tx
        .update(userRole)
        .set({
          name,
          permissions: permissions.filter(
            (permission) =>
              (before.permissions.includes(permission) || grant.includes(permission)) &&
              !revoke.includes(permission),
          ),
        })
        .where(isRole)
        .returning(),
    );
    const partsOf = (role: UserRoleRow) => ({ name: role.name, permissions: role.permissions });
    await recordEvent(tx, actor, 'userRole.updated', after.id, {
      before: partsOf(before),
      after: partsOf(after),
    });
    return after;
  });
}

/** Deletes a role that nobody has. @throws {UserError} CONFLICT for the last role of its type. */
export async function deleteUserRole(input: {
  db: Db;
  actor: Actor;
  role: UserRoleRow;
}): Promise<void> {
  const { actor, role } = input;
  await input.db.transaction(async (tx) => {
    const sameType = await tx
      .select({ id: userRole.id })
      .from(userRole)
      .where(and(eq(userRole.organizationId, actor.organizationId), eq(userRole.type, role.type)))
      .orderBy(userRole.id)
      .for('update');
    if (sameType.length < 2)
      throw new UserError('CONFLICT', 'The last role of its kind cannot be deleted.');
    await tx.delete(userRole).where(eq(userRole.id, role.id));
    await recordEvent(tx, actor, 'userRole.deleted', role.id, { name: role.name });
  });
}

async function requireFreeName(tx: Tx, name: string): Promise<void> {
  const [same] = await tx.select({ id: userRole.id }).from(userRole).where(eq(userRole.name, name));
  if (same) throw nameTaken();
}

const nameTaken = () => new UserError('BAD_INPUT', 'There is a role of that name already.');
