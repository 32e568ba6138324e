import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { position, positionGroup } from '../../db/tables/schema.ts';
import { optionalText, requiredText, unlessLeftOut } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';

const longestTitle = 100;

const positionChanges = z.object({
  title: unlessLeftOut(requiredText(longestTitle, 'Title is required')),
  /** Must be of a group that the caller has loaded. */
  positionGroupId: unlessLeftOut(z.string()),
  requisitionId: optionalText(longestTitle)
    .transform((text) => text || null)
    .nullish(),
  locations: unlessLeftOut(
    z
      .array(requiredText(longestTitle, 'Name the location.'))
      .max(50, 'A position has at most 50 locations.'),
  ),
  autoJoinInterview: unlessLeftOut(z.boolean()),
});

/** Changes a position; what is left out stays. @throws {UserError} BAD_INPUT for an empty title. */
export async function updatePosition(input: {
  db: Db;
  actor: Actor;
  positionId: string;
  changes: z.input<typeof positionChanges>;
}): Promise<void> {
  const changes = parseInput(positionChanges, input.changes);
  await input.db.transaction(async (tx) => {
    await tx
      .update(position)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(position.id, input.positionId));
    await recordEvent(tx, input.actor, 'position.updated', input.positionId);
  });
}

const clientChanges = z.object({
  name: unlessLeftOut(requiredText(longestTitle, 'Name is required')),
  autoJoinAllNewPositions: unlessLeftOut(z.boolean()),
});

/**
 * Changes a position group; what is left out stays.
 * @throws {UserError} BAD_INPUT for no change, no name, or one that another group has.
 */
export async function updateClient(input: {
  db: Db;
  actor: Actor;
  clientId: string;
  changes: z.input<typeof clientChanges>;
}): Promise<void> {
  const changes = parseInput(clientChanges, input.changes);
  if (Object.values(changes).every((value) => value === undefined))
    throw new UserError('BAD_INPUT', 'Name is required');
  await input.db.transaction(async (tx) => {
    if (changes.name !== undefined) await refuseTakenName(tx, changes.name, input.clientId);
    await tx.update(positionGroup).set(changes).where(eq(positionGroup.id, input.clientId));
    await recordEvent(tx, input.actor, 'client.updated', input.clientId);
  });
}

async function refuseTakenName(tx: Tx, name: string, exceptId: string): Promise<void> {
  const [same] = await tx
    .select({ id: positionGroup.id })
    .from(positionGroup)
    .where(and(eq(positionGroup.name, name), ne(positionGroup.id, exceptId)));
  if (same) throw new UserError('BAD_INPUT', 'There is a position group of that name already.');
}
