import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { organization, user, userRole } from '../../db/tables/schema.ts';
import { ById } from '../../graphql/loader.ts';

export type UserRow = typeof user.$inferSelect;
export type UserRoleRow = typeof userRole.$inferSelect;
export type OrganizationRow = typeof organization.$inferSelect;

export const userLoaders = (db: Db) => ({
  userById: new ById('user', (ids) => db.select().from(user).where(inArray(user.id, ids))),
  userRoleById: new ById('role', (ids) =>
    db.select().from(userRole).where(inArray(userRole.id, ids)),
  ),
  organizationById: new ById('organization', (ids) =>
    db.select().from(organization).where(inArray(organization.id, ids)),
  ),
});
