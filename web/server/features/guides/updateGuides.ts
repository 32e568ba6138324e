import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { guide, guideAssignment } from '../../db/tables/schema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { refuseOverwrite } from '../../errors/refuseOverwrite.ts';
import { insertAssignments } from './addGuide.ts';
import { guideChanges } from './guideInput.ts';
import type { GuideRow } from './guideLoaders.ts';

export type GuideChanges = z.input<typeof guideChanges>;

/**
 * Makes the same changes of one or several guides, all or none; what is left out stays.
 * @throws {UserError} BAD_INPUT for a name that is blank or too long; CONFLICT when the name is no longer
 * the one it replaces.
 */
export async function updateGuides(input: {
  db: Db;
  actor: Actor;
  guides: readonly GuideRow[];
  changes: GuideChanges;
  /** The name the person had before them. */
  replaces?: string | null | undefined;
}): Promise<void> {
  const { assignedUserIds, ...columns } = parseInput(guideChanges, input.changes);
  await input.db.transaction(async (tx) => {
    const ids = input.guides.map(({ id }) => id);
    // Two people who change the same guides lock them in the same order.
    const guides = await tx
      .select({ id: guide.id, organizationId: guide.organizationId, name: guide.name })
      .from(guide)
      .where(anyOf(guide.id, ids))
      .orderBy(asc(guide.id))
      .for('update');
    for (const { id: guideId, organizationId, name } of guides) {
      refuseOverwrite('name', name, { text: columns.name, replaces: input.replaces });
      await tx
        .update(guide)
        .set({ ...columns, updatedAt: new Date() })
        .where(eq(guide.id, guideId));
      if (assignedUserIds) {
        await tx.delete(guideAssignment).where(eq(guideAssignment.guideId, guideId));
        await insertAssignments(tx, { organizationId, guideId }, assignedUserIds);
      }
      await recordEvent(tx, input.actor, 'guide.updated', guideId);
    }
  });
}
