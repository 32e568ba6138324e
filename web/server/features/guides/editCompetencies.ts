import { and, eq, ne, sql } from 'drizzle-orm';
import { idsInOrder, placedAfter, writeOrder } from '../../db/rowOrder.ts';
import { competency } from '../../db/tables/schema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';
import { changeGuide, type GuideChange } from './changeGuide.ts';
import { competencyIdOf, orConflict } from './editCues.ts';
import { competencyName, newRowId } from './guideInput.ts';

type OfCompetency = GuideChange & { competencyId: string };

/** Adds a competency last and returns its id; one of that name that is there already stays as it is. */
export const addCompetency = (
  input: GuideChange & { id?: string | null | undefined; name: string },
): Promise<string> => {
  const name = parseInput(competencyName, input.name);
  const id = parseInput(newRowId, input.id);
  return changeGuide(input, 'guide.competencyAdded', (tx) => competencyIdOf(tx, input, name, id));
};

/** @throws {UserError} BAD_INPUT for a blank name, or one that another competency of the guide has. */
export const renameCompetency = (input: OfCompetency & { name: string }): Promise<void> => {
  const name = parseInput(competencyName, input.name);
  return changeGuide(input, 'guide.competencyRenamed', async (tx) => {
    const [same] = await tx
      .select({ id: competency.id })
      .from(competency)
      .where(
        and(
          eq(competency.guideId, input.guide.id),
          ne(competency.id, input.competencyId),
          sql`lower(${competency.name}) = lower(${name})`,
        ),
      );
    if (same) throw new UserError('BAD_INPUT', 'This guide has a competency of that name already.');
    await tx.update(competency).set({ name }).where(eq(competency.id, input.competencyId));
  });
};

/** Puts a competency after another one, or first. */
export const moveCompetency = (
  input: OfCompetency & { afterCompetencyId: string | null },
): Promise<void> =>
  changeGuide(input, 'guide.competencyMoved', async (tx) => {
    const ids = await idsInOrder(tx, competency, competency.guideId, input.guide.id);
    if (!ids.includes(input.competencyId)) throw UserError.notFound('competency');
    const order = placedAfter(ids, input.competencyId, input.afterCompetencyId);
    await writeOrder(tx, competency, orConflict(order));
  });

/** Takes a competency away; its questions stay without one. */
export const deleteCompetency = (input: OfCompetency): Promise<void> =>
  changeGuide(input, 'guide.competencyDeleted', async (tx) => {
    await tx.delete(competency).where(eq(competency.id, input.competencyId));
  });
