import { eq } from 'drizzle-orm';
import { planInterview, planQuestionGroup } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import {
  changePlan,
  groupsInOrder,
  orFreshOrder,
  planText,
  writeOrder,
  type PlanChange,
} from './planChange.ts';
import type { PlanInterviewRow, PlanQuestionGroupRow } from './planLoaders.ts';
import { insertedAt, reordered } from './planOrder.ts';
import { refuseUnseen } from './refuseUnseen.ts';

const longestCompetency = 200;
const mostGroups = 50;

/** Adds a competency of the person's own at the `order`-th place of an interview. */
export const addPlanQuestionGroup = (
  given: PlanChange & { interview: PlanInterviewRow; competency: string; order: number },
): Promise<PlanQuestionGroupRow> =>
  changePlan(given, 'plan.competencyAdded', async (tx) => {
    const competency = planText(given.competency, 'The competency', longestCompetency);
    const siblings = await groupsInOrder(tx, given.plan.id, given.interview.id);
    if (siblings.filter((one) => one.deletedAt === null).length >= mostGroups)
      throw new UserError('BAD_INPUT', `An interview holds at most ${mostGroups} competencies.`);
    const [added] = await tx
      .insert(planQuestionGroup)
      .values({
        organizationId: given.plan.organizationId,
        planId: given.plan.id,
        planInterviewId: given.interview.id,
        ...{ competency, source: 'UserManuallyAdded', order: siblings.length },
      })
      .returning();
    if (!added) throw new UserError('UNAVAILABLE', 'The competency was not added. Try again.');
    const ids = insertedAt(siblings, added.id, given.order);
    await writeOrder(tx, planQuestionGroup, ids);
    return { ...added, order: ids.indexOf(added.id) };
  });

/** Renames a competency. @throws {UserError} CONFLICT and NOT_FOUND as `refuseUnseen` says. */
export const updatePlanQuestionGroup = (
  given: PlanChange & {
    group: PlanQuestionGroupRow;
    competency: string;
    replaces?: string | null | undefined;
  },
): Promise<void> => {
  const competency = planText(given.competency, 'The competency', longestCompetency);
  const { replaces, group } = given;
  if (competency === group.competency && !group.deletedAt) return Promise.resolve();
  return changePlan(given, 'plan.competencyUpdated', async (tx) => {
    const [standing] = await tx
      .select({
        text: planQuestionGroup.competency,
        deletedAt: planQuestionGroup.deletedAt,
        parentDeletedAt: planInterview.deletedAt,
      })
      .from(planQuestionGroup)
      .innerJoin(planInterview, eq(planInterview.id, planQuestionGroup.planInterviewId))
      .where(eq(planQuestionGroup.id, group.id));
    refuseUnseen('competency', standing, { text: competency, replaces });
    await tx
      .update(planQuestionGroup)
      .set({ competency })
      .where(eq(planQuestionGroup.id, given.group.id));
  });
};

/** Takes a competency away with its questions, or with `isDeleted: false` brings all of it back. */
export const markPlanQuestionGroup = (
  given: PlanChange & { group: PlanQuestionGroupRow; isDeleted: boolean },
): Promise<void> =>
  changePlan(
    given,
    given.isDeleted ? 'plan.competencyDeleted' : 'plan.competencyRestored',
    async (tx) => {
      await tx
        .update(planQuestionGroup)
        .set({ deletedAt: given.isDeleted ? new Date() : null })
        .where(eq(planQuestionGroup.id, given.group.id));
    },
  );

/** Puts the competencies of an interview in this order, which must name each of them once. */
export const reorderPlanQuestionGroups = (
  given: PlanChange & { interview: PlanInterviewRow; questionGroupIds: readonly string[] },
): Promise<void> =>
  changePlan(given, 'plan.competenciesReordered', async (tx) => {
    const siblings = await groupsInOrder(tx, given.plan.id, given.interview.id);
    await writeOrder(
      tx,
      planQuestionGroup,
      orFreshOrder(reordered(siblings, given.questionGroupIds)),
    );
  });

/**
 * Moves a competency to another interview and gives that one this order: exactly its own competencies
 * and the moved one. @throws {UserError} CONFLICT when it does not stand where the client saw it.
 */
export const movePlanQuestionGroup = (
  given: PlanChange & {
    group: PlanQuestionGroupRow;
    source: PlanInterviewRow;
    destination: PlanInterviewRow;
    destinationQuestionGroupIds: readonly string[];
  },
): Promise<void> =>
  changePlan(given, 'plan.competencyMoved', async (tx) => {
    const { group, source, destination } = given;
    const left = await groupsInOrder(tx, given.plan.id, source.id);
    if (!left.some((one) => one.id === group.id && one.deletedAt === null)) orFreshOrder(null);
    const others = await groupsInOrder(tx, given.plan.id, destination.id);
    const joined = [
      ...others.filter((one) => one.id !== group.id),
      { id: group.id, deletedAt: null },
    ];
    const order = orFreshOrder(reordered(joined, given.destinationQuestionGroupIds));
    await tx
      .update(planQuestionGroup)
      .set({ planInterviewId: destination.id })
      .where(eq(planQuestionGroup.id, group.id));
    await writeOrder(tx, planQuestionGroup, order);
  });
