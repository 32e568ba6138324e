import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { user, userRole } from '../../db/tables/schema.ts';
import { ById } from '../../graphql/loader.ts';

export type UserRow = typeof user.$inferSelect;
/** What colleagues are shown of a person. */
export type UserFacts = Pick<UserRow, 'id' | 'name' | 'email' | 'image'>;
export type UserRoleRow = typeof userRole.$inferSelect;

export const userLoaders = (db: Db) => ({
  userById: new ById('user', (ids) => db.select().from(user).where(anyOf(user.id, ids))),
  userRoleById: new ById('role', (ids) =>
    db.select().from(userRole).where(anyOf(userRole.id, ids)),
  ),
});
