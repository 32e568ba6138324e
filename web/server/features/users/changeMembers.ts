import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { PlanRole } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { extensionConnection, session, user, userRole } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

const mostAtOnce = 200;

interface MemberChanges<Change extends { userId: string }> {
  db: Db;
  actor: Actor;
  /** Of people whom the caller has loaded. */
  changes: readonly Change[];
}

/** Gives people roles of the organization. @throws {UserError} CONFLICT if no site admin would be left. */
export const setUserRoles = (
  input: MemberChanges<{ userId: string; userRoleId: string }>,
): Promise<void> => changeMembers(input, 'user.roleSet', ({ userRoleId }) => ({ userRoleId }));

/** Gives people a role in the plan product; null takes their access away. */
export const setPlanUserRoles = (
  input: MemberChanges<{ userId: string; planRole: PlanRole | null }>,
): Promise<void> => changeMembers(input, 'user.planRoleSet', ({ planRole }) => ({ planRole }));

/**
 * Deactivates people and ends their sessions and extension connections. What they wrote stays, and they can
 * be reactivated. Needs the system's connection, because sessions belong to no organization.
 * @throws {UserError} CONFLICT if no site admin would be left.
 */
export const deleteUsers = (input: MemberChanges<{ userId: string }>): Promise<void> =>
  changeMembers(
    input,
    'user.deleted',
    () => ({ banned: true }),
    async (tx, { userId }) => {
      await tx.delete(session).where(eq(session.userId, userId));
      await tx.delete(extensionConnection).where(eq(extensionConnection.userId, userId));
    },
  );

/** Lets a deactivated person sign in again. */
export const reactivateUser = (input: MemberChanges<{ userId: string }>): Promise<void> =>
  changeMembers(input, 'user.reactivated', () => ({ banned: false }));

/** One transaction for all, with an audit entry for each person. */
function changeMembers<Change extends { userId: string }>(
  { db, actor, changes }: MemberChanges<Change>,
  event: string,
  columnsOf: (change: Change) => Partial<typeof user.$inferInsert>,
  alsoChange: (tx: Tx, change: Change) => Promise<void> = async () => {},
): Promise<void> {
  if (changes.length > mostAtOnce)
    throw new UserError('BAD_INPUT', `Change at most ${mostAtOnce} people at once.`);
  if (new Set(changes.map(({ userId }) => userId)).size < changes.length)
    throw new UserError('BAD_INPUT', 'Name each person once.');
  const { organizationId } = actor;
  return db.transaction(async (tx) => {
    const adminsBefore = await lockSiteAdmins(tx, organizationId);
    // Always in the same order, so that two transactions on the same people cannot deadlock.
    for (const change of changes.toSorted((a, b) => a.userId.localeCompare(b.userId))) {
      const columns = columnsOf(change);
      await tx
        .update(user)
        .set(columns)
        .where(and(eq(user.id, change.userId), eq(user.organizationId, organizationId)));
      await alsoChange(tx, change);
      await recordEvent(tx, actor, event, change.userId, columns);
    }
    if (adminsBefore > 0 && (await lockSiteAdmins(tx, organizationId)) === 0)
      throw new UserError(
        'CONFLICT',
        'This would leave no site admin. Make somebody else site admin first.',
      );
  });
}

/** Counts the site admins who can sign in. The lock keeps two of them from demoting each other at once. */
async function lockSiteAdmins(tx: Tx, organizationId: string): Promise<number> {
  const admins = await tx
    .select({ id: user.id })
    .from(user)
    .innerJoin(userRole, eq(userRole.id, user.userRoleId))
    .where(
      and(
        eq(user.organizationId, organizationId),
        eq(userRole.type, 'SITE_ADMIN'),
        eq(user.banned, false),
        isNotNull(user.signUpCompletedAt),
      ),
    )
    .orderBy(asc(user.id))
    .for('update', { of: user });
  return admins.length;
}
