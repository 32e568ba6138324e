import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { excludedStage, interviewStage } from '../../db/tables/schema.ts';
import { requiredText } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';

const stageTitle = requiredText(100, 'Title is required');

interface StageChange {
  db: Db;
  actor: Actor;
  stageId: string;
}

/** Renames a stage. @throws {UserError} BAD_INPUT for no title, or the title of another stage. */
export const updateInterviewStage = ({
  db,
  actor,
  stageId,
  ...input
}: StageChange & { title: string }): Promise<void> =>
  db.transaction(async (tx) => {
    const title = parseInput(stageTitle, input.title);
    const [same] = await tx
      .select({ id: interviewStage.id })
      .from(interviewStage)
      .where(and(eq(interviewStage.title, title), ne(interviewStage.id, stageId)));
    if (same) throw new UserError('BAD_INPUT', 'There is a stage of that title already.');
    await tx.update(interviewStage).set({ title }).where(eq(interviewStage.id, stageId));
    await recordEvent(tx, actor, 'interviewStage.updated', stageId, { title });
  });

/** Puts a stage behind another, or first for null. Archived stages keep their place behind the others. */
export const moveInterviewStage = ({
  db,
  actor,
  stageId,
  afterId,
}: StageChange & { afterId: string | null }): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = (await lockStages(tx, actor)).filter((id) => id !== stageId);
    const at = afterId === null ? 0 : ids.indexOf(afterId) + 1;
    if (afterId !== null && at === 0) throw UserError.notFound('stage');
    const ordered = [...ids.slice(0, at), stageId, ...ids.slice(at)];
    for (const [sortOrder, id] of ordered.entries())
      await tx.update(interviewStage).set({ sortOrder }).where(eq(interviewStage.id, id));
    await recordEvent(tx, actor, 'interviewStage.moved', stageId, { afterId });
  });

/** Takes a stage out of the lists people choose from, or back in. What has the stage keeps it. */
export const archiveInterviewStage = ({
  db,
  actor,
  stageId,
  isArchived,
}: StageChange & { isArchived: boolean }): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(interviewStage)
      .set({ archivedAt: isArchived ? new Date() : null })
      .where(eq(interviewStage.id, stageId));
    const event = isArchived ? 'interviewStage.archived' : 'interviewStage.restored';
    await recordEvent(tx, actor, event, stageId);
  });

/** All stages in their order. The lock keeps two people who move stages from making double places. */
async function lockStages(tx: Tx, { organizationId }: Actor): Promise<string[]> {
  const rows = await tx
    .select({ id: interviewStage.id })
    .from(interviewStage)
    .where(eq(interviewStage.organizationId, organizationId))
    .orderBy(asc(interviewStage.sortOrder), asc(interviewStage.title))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Interviews of the stage are not recorded: those of one position, or of all for null. */
export const createExcludeStage = ({
  db,
  actor,
  stageId: interviewStageId,
  positionId,
}: StageChange & { positionId: string | null }): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .insert(excludedStage)
      .values({ organizationId: actor.organizationId, interviewStageId, positionId })
      .onConflictDoNothing();
    await recordEvent(tx, actor, 'interviewStage.excluded', interviewStageId, { positionId });
  });

/** Lets interviews of the stage be recorded again. */
export const deleteExcludeStage = ({
  db,
  actor,
  stageId: interviewStageId,
  positionId,
}: StageChange & { positionId: string | null }): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .delete(excludedStage)
      .where(
        and(
          eq(excludedStage.interviewStageId, interviewStageId),
          positionId === null
            ? isNull(excludedStage.positionId)
            : eq(excludedStage.positionId, positionId),
        ),
      );
    await recordEvent(tx, actor, 'interviewStage.included', interviewStageId, { positionId });
  });
