import { eq, sql } from 'drizzle-orm';
import {
  organizationSettings,
  type OrganizationSettings,
} from '#shared/domain/organizationSettings.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { organization } from '../../db/tables/schema.ts';
import { readOrganizationSettings } from './loadOrganizationSettings.ts';
import { parseSettingsChanges } from './parseSettingsChanges.ts';

/**
 * Changes the settings that `changes` names and leaves the others. The audit entry has the values before
 * and after. Answers all settings as they are now.
 * @throws {UserError} BAD_INPUT for an unknown key or a value that does not fit.
 */
export async function updateOrganizationSettings(input: {
  db: Db;
  actor: Actor;
  changes: object;
}): Promise<OrganizationSettings> {
  const { db, actor } = input;
  const { organizationId } = actor;
  const changes = parseSettingsChanges(organizationSettings, input.changes);
  const isThisOrganization = eq(organization.id, organizationId);
  return db.transaction(async (tx) => {
    // The row stays locked, so that the audit entries of two writers name what each really replaced.
    const { stored } = oneRow(
      await tx
        .select({ stored: organization.settings })
        .from(organization)
        .where(isThisOrganization)
        .for('update'),
    );
    const current = readOrganizationSettings(organizationId, stored);
    const changed = Object.entries(changes).filter(
      ([key, value]) => current[key as keyof OrganizationSettings] !== value,
    );
    if (changed.length === 0) return current;
    const after = Object.fromEntries(changed);
    const before = Object.fromEntries(
      changed.map(([key]) => [key, current[key as keyof OrganizationSettings]]),
    );
    const { settings } = oneRow(
      await tx
        .update(organization)
        .set({ settings: sql`${organization.settings} || ${JSON.stringify(after)}::jsonb` })
        .where(isThisOrganization)
        .returning({ settings: organization.settings }),
    );
    await recordEvent(tx, actor, 'organization.settingsUpdated', organizationId, {
      before,
      after,
    });
    return readOrganizationSettings(organizationId, settings);
  });
}
