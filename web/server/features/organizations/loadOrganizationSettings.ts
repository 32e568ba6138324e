import { eq } from 'drizzle-orm';
import {
  organizationSettings,
  type OrganizationSettings,
} from '#shared/domain/organizationSettings.ts';
import { readSettings } from '#shared/domain/readSettings.ts';
import type { Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { organization } from '../../db/tables/schema.ts';
import { reportBrokenSetting } from './reportBrokenSetting.ts';

/** The settings of an organization, inside a transaction where the caller has one. */
export async function loadOrganizationSettings(
  tx: Tx,
  organizationId: string,
): Promise<OrganizationSettings> {
  const { settings } = oneRow(
    await tx
      .select({ settings: organization.settings })
      .from(organization)
      .where(eq(organization.id, organizationId)),
  );
  return readOrganizationSettings(organizationId, settings);
}

/** Typed settings out of the stored column; a value that does not fit is logged once and replaced. */
export const readOrganizationSettings = (
  organizationId: string,
  stored: Record<string, unknown>,
): OrganizationSettings =>
  readSettings(organizationSettings, stored, (key) =>
    reportBrokenSetting(`organization ${organizationId}`, key),
  );
