import type { OrganizationSettings } from '#shared/domain/organizationSettings.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { organization } from '../../db/tables/schema.ts';
import { ById } from '../../graphql/loader.ts';
import { readOrganizationSettings } from './loadOrganizationSettings.ts';

export type OrganizationFacts = Omit<typeof organization.$inferSelect, 'settings'> & {
  settings: OrganizationSettings;
};

export const organizationLoaders = (db: Db) => ({
  organizationById: new ById('organization', async (ids): Promise<OrganizationFacts[]> => {
    const rows = await db.select().from(organization).where(anyOf(organization.id, ids));
    return rows.map((row) => ({
      ...row,
      settings: readOrganizationSettings(row.id, row.settings),
    }));
  }),
});
