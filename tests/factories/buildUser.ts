import { eq } from 'drizzle-orm';
import type { UserRoleType } from '#shared/domain/permissions.ts';
import type { Actor } from '../../web/server/auth/actor.ts';
import { loadActorOfUser } from '../../web/server/auth/loadActor.ts';
import type { Db, Tx } from '../../web/server/db/database.ts';
import { user } from '../../web/server/db/tables/schema.ts';
import type { BuiltOrganization } from './buildOrganization.ts';
import { firstRow, nextNumber } from './firstRow.ts';

type UserRow = typeof user.$inferSelect;

/** A person of an organization who can sign in. */
export async function buildUser(
  db: Tx,
  organization: BuiltOrganization,
  overrides: Partial<typeof user.$inferInsert> & { roleType?: UserRoleType } = {},
): Promise<UserRow> {
  const { roleType = 'BASIC', ...columns } = overrides;
  const firstName = columns.firstName ?? 'Sam';
  const lastName = columns.lastName ?? `Person ${nextNumber()}`;
  return firstRow(
    await db
      .insert(user)
      .values({
        organizationId: organization.id,
        userRoleId: organization.roleIds[roleType],
        firstName,
        lastName,
        name: `${firstName} ${lastName}`,
        email: `person${nextNumber()}@example.test`,
        emailVerified: true,
        signUpCompletedAt: new Date(),
        ...columns,
      })
      .returning(),
  );
}

/** The same person as rules see them. */
export async function actorOf(db: Db, person: { id: string }): Promise<Actor> {
  const actor = await loadActorOfUser(db, person.id);
  if (!actor) throw new Error('No such person');
  return actor;
}

export const personByEmail = async (db: Tx, email: string): Promise<UserRow> =>
  firstRow(await db.select().from(user).where(eq(user.email, email)));
