import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { mostCuesOfGuide } from '#shared/domain/guide.ts';
import type { Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { idsInOrder, placedAfter, writeOrder } from '../../db/rowOrder.ts';
import { competency, cue } from '../../db/tables/schema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { refuseOverwrite } from '../../errors/refuseOverwrite.ts';
import { UserError } from '../../errors/userError.ts';
import { changeGuide, type GuideChange } from './changeGuide.ts';
import { cueChanges, cueInput, descriptionColumns, newRowId } from './guideInput.ts';

export type NewCue = z.input<typeof cueInput>;
export type CueChanges = z.input<typeof cueChanges>;
type OfCue = GuideChange & { cueId: string };

const cuesOf = (tx: Tx, guideId: string) => idsInOrder(tx, cue, cue.guideId, guideId);

/**
 * Adds a question after another one, or last, and returns its id. With the id of a question that the
 * guide has, as when the answer to a first try was lost, it adds nothing.
 * @throws {UserError} BAD_INPUT for a question without words or one too many; CONFLICT when `afterCueId`
 * is no longer in the guide.
 */
export const addCue = (
  input: GuideChange & {
    /** A new UUID. */
    id?: string | null | undefined;
    input: NewCue;
    afterCueId?: string | null | undefined;
  },
): Promise<string> => {
  const {
    competency: name,
    description,
    descriptionContent,
    ...columns
  } = parseInput(cueInput, input.input);
  const text = descriptionColumns({ description, descriptionContent });
  const newId = parseInput(newRowId, input.id);
  const { id: guideId, organizationId } = input.guide;
  return changeGuide(input, 'guide.cueAdded', async (tx) => {
    const ids = await cuesOf(tx, guideId);
    if (newId && ids.includes(newId)) return newId;
    if (ids.length >= mostCuesOfGuide)
      throw new UserError('BAD_INPUT', `A guide holds at most ${mostCuesOfGuide} questions.`);
    const competencyId = name ? await competencyIdOf(tx, input, name) : null;
    const [{ next } = { next: 0 }] = await tx
      .select({ next: sql<number>`coalesce(max(${cue.index}), -1) + 1` })
      .from(cue)
      .where(eq(cue.guideId, guideId));
    const { id } = oneRow(
      await tx
        .insert(cue)
        .values({
          ...{ organizationId, guideId, ...columns, ...text, competencyId, index: next },
          ...(newId && { id: newId }),
        })
        .returning({ id: cue.id }),
    );
    const afterId = input.afterCueId ?? ids.at(-1) ?? null;
    await writeOrder(tx, cue, orConflict(placedAfter(ids, id, afterId)));
    return id;
  });
};

/**
 * Changes a question; what is left out stays. `replaces` and `replacesDescription` are the texts the
 * person had before them, the description as it is kept.
 * @throws {UserError} CONFLICT, with the text that stands, when somebody else changed it meanwhile.
 */
export const updateCue = (
  input: OfCue & {
    changes: CueChanges;
    replaces?: string | null | undefined;
    replacesDescription?: string | null | undefined;
  },
): Promise<void> => {
  const {
    competency: name,
    description,
    descriptionContent,
    ...columns
  } = parseInput(cueChanges, input.changes);
  const text = descriptionColumns({ description, descriptionContent });
  return changeGuide(input, 'guide.cueUpdated', async (tx) => {
    const [standing] = await tx.select().from(cue).where(eq(cue.id, input.cueId));
    if (!standing) throw UserError.notFound('question');
    refuseOverwrite('question', standing.cue, { text: columns.cue, replaces: input.replaces });
    refuseOverwrite('description', standing.description, {
      ...{ text: text.description, replaces: input.replacesDescription },
    });
    const competencyId = name ? await competencyIdOf(tx, input, name) : null;
    await tx
      .update(cue)
      .set({
        ...columns,
        ...text,
        competencyId: name === undefined ? standing.competencyId : competencyId,
      })
      .where(eq(cue.id, input.cueId));
  });
};

/**
 * Puts a question after another one, or first. Moves of two people at the same time both count.
 * @throws {UserError} CONFLICT when either question is no longer in the guide.
 */
export const moveCue = (input: OfCue & { afterCueId: string | null }): Promise<void> =>
  changeGuide(input, 'guide.cueMoved', async (tx) => {
    const ids = await cuesOf(tx, input.guide.id);
    if (!ids.includes(input.cueId)) throw UserError.notFound('question');
    await writeOrder(tx, cue, orConflict(placedAfter(ids, input.cueId, input.afterCueId)));
  });

/** Takes a question out of a guide. What was noted to it stays. */
export const deleteCue = (input: OfCue): Promise<void> =>
  changeGuide(input, 'guide.cueDeleted', async (tx) => {
    await tx.delete(cue).where(eq(cue.id, input.cueId));
  });

/** The guide's competency of this name in any case of letters; adds it last where there is none. */
export async function competencyIdOf(
  tx: Tx,
  { guide: { id: guideId, organizationId } }: GuideChange,
  name: string,
  id?: string,
): Promise<string> {
  const [known] = await tx
    .select({ id: competency.id })
    .from(competency)
    .where(and(eq(competency.guideId, guideId), sql`lower(${competency.name}) = lower(${name})`));
  if (known) return known.id;
  const next = sql`(select coalesce(max(c.index), -1) + 1 from ${competency} c where c.guide_id = ${guideId})`;
  const values = { organizationId, guideId, name, index: next, ...(id && { id }) };
  return oneRow(await tx.insert(competency).values(values).returning()).id;
}

/** @throws {UserError} CONFLICT, in words that say what to do. */
export function orConflict(order: string[] | null): string[] {
  if (order) return order;
  throw new UserError(
    'CONFLICT',
    'Somebody else changed this guide meanwhile. Reload it, then move things again.',
  );
}
