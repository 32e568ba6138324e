import { eq } from 'drizzle-orm';
import { userSettings } from '../../../../shared/domain/userSettings.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { user } from '../../db/tables/schema.ts';
import { parseSettingsChanges } from '../organizations/parseSettingsChanges.ts';

/**
 * Changes the settings of the actor that `changes` names and leaves the others.
 * @throws {UserError} BAD_INPUT for an unknown time zone or visibility.
 */
export async function updateCurrentUser(given: {
  db: Db;
  actor: Actor;
  changes: object;
}): Promise<void> {
  const { db, actor } = given;
  const changes = parseSettingsChanges(userSettings, given.changes);
  if (Object.keys(changes).length === 0) return;
  await db.transaction(async (tx) => {
    await tx.update(user).set(changes).where(eq(user.id, actor.userId));
    await recordEvent(tx, actor, 'user.settingsUpdated', actor.userId, changes);
  });
}
