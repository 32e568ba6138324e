import { asc, count } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { user, userRole } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';

export type UserRow = typeof user.$inferSelect;
/** What colleagues are shown of a person. */
export type UserFacts = Pick<UserRow, 'id' | 'name' | 'email' | 'image'>;
export const userFactsColumns = {
  id: user.id,
  name: user.name,
  email: user.email,
  image: user.image,
};
export type UserRoleRow = typeof userRole.$inferSelect;

export const userLoaders = (db: Db) => ({
  userById: new ById('user', (ids) =>
    db.select(userFactsColumns).from(user).where(anyOf(user.id, ids)),
  ),
  /** All that is known of a person, for themselves and for who manages people. */
  memberById: new ById('user', (ids) => db.select().from(user).where(anyOf(user.id, ids))),
  userRoleById: new ById('role', (ids) =>
    db.select().from(userRole).where(anyOf(userRole.id, ids)),
  ),
  userRolesByOrganizationId: new ManyBy<UserRoleRow>(
    (ids) =>
      db
        .select()
        .from(userRole)
        .where(anyOf(userRole.organizationId, ids))
        .orderBy(asc(userRole.createdAt), asc(userRole.name)),
    (row) => row.organizationId,
  ),
  usersCountByRoleId: new ManyBy<{ roleId: string; usersCount: number }>(
    (ids) =>
      db
        .select({ roleId: user.userRoleId, usersCount: count() })
        .from(user)
        .where(anyOf(user.userRoleId, ids))
        .groupBy(user.userRoleId),
    (row) => row.roleId,
  ),
});
