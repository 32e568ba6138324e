import type { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { competency, cue, guide, guideAssignment } from '../../db/tables/schema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { descriptionColumns, guideInput } from './guideInput.ts';

export type NewGuide = z.input<typeof guideInput>;
type ParsedGuide = z.output<typeof guideInput>;

/**
 * Adds a guide with its questions in their order, and returns its id.
 * @throws {UserError} BAD_INPUT for a guide without a name, or a question without words.
 */
export async function addGuide(input: { db: Db; actor: Actor; input: NewGuide }): Promise<string> {
  const { cues, assignedUserIds, ...columns } = parseInput(guideInput, input.input);
  const { organizationId, userId: creatorId } = input.actor;
  return input.db.transaction(async (tx) => {
    const { id: guideId } = oneRow(
      await tx
        .insert(guide)
        .values({ organizationId, creatorId, ...columns })
        .returning({ id: guide.id }),
    );
    await insertCues(tx, { organizationId, guideId }, cues);
    await insertAssignments(tx, { organizationId, guideId }, assignedUserIds);
    await recordEvent(tx, input.actor, 'guide.added', guideId);
    return guideId;
  });
}

interface OfGuide {
  organizationId: string;
  guideId: string;
}

async function insertCues(tx: Tx, ofGuide: OfGuide, cues: ParsedGuide['cues']): Promise<void> {
  if (cues.length === 0) return;
  const names = new Map<string, string>();
  for (const { competency: name } of cues)
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  const competencies =
    names.size === 0
      ? []
      : await tx
          .insert(competency)
          .values([...names.values()].map((name, index) => ({ ...ofGuide, name, index })))
          .returning({ id: competency.id, name: competency.name });
  const idByName = new Map(competencies.map(({ id, name }) => [name.toLowerCase(), id]));
  await tx.insert(cue).values(
    cues.map(({ competency: name, description, descriptionContent, ...columns }, index) => ({
      ...ofGuide,
      ...columns,
      ...descriptionColumns({ description, descriptionContent }),
      competencyId: idByName.get(name?.toLowerCase() ?? '') ?? null,
      index,
    })),
  );
}

export async function insertAssignments(
  tx: Tx,
  ofGuide: OfGuide,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length > 0)
    await tx
      .insert(guideAssignment)
      .values([...new Set(userIds)].map((userId) => ({ ...ofGuide, userId })));
}
