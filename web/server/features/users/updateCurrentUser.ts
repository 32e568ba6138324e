import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { userSettings } from '#shared/domain/userSettings.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { oneRow } from '../../db/oneRow.ts';
import { user } from '../../db/tables/schema.ts';
import { requiredText, unlessLeftOut } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { parseSettingsChanges } from '../organizations/parseSettingsChanges.ts';

const longestName = 100;
const nameChanges = z.object({
  firstName: unlessLeftOut(requiredText(longestName, 'First name is required')),
  lastName: unlessLeftOut(requiredText(longestName, 'Last name is required')),
});

/**
 * Changes the name and the settings of the actor that `changes` names and leaves the others.
 * @throws {UserError} BAD_INPUT for an empty name, an unknown time zone or visibility.
 */
export async function updateCurrentUser(input: {
  db: Db;
  actor: Actor;
  changes: { firstName?: string | null | undefined; lastName?: string | null | undefined };
}): Promise<void> {
  const { db, actor } = input;
  const { firstName, lastName, ...settings } = input.changes;
  const names = parseInput(nameChanges, { firstName, lastName });
  const changes = { ...parseSettingsChanges(userSettings, settings), ...namesThatChange(names) };
  if (Object.keys(changes).length === 0) return;
  await db.transaction(async (tx) => {
    const isActor = eq(user.id, actor.userId);
    const changed = oneRow(await tx.update(user).set(changes).where(isActor).returning());
    const name = `${changed.firstName} ${changed.lastName}`.trim();
    if (name !== changed.name) await tx.update(user).set({ name }).where(isActor);
    await recordEvent(tx, actor, 'user.settingsUpdated', actor.userId, changes);
  });
}

const namesThatChange = (names: z.output<typeof nameChanges>) => ({
  ...(names.firstName !== undefined && { firstName: names.firstName }),
  ...(names.lastName !== undefined && { lastName: names.lastName }),
});
