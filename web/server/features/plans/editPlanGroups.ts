import { eq } from 'drizzle-orm';
import { planInterview, planQuestionGroup } from '../../db/tables/schema.ts';
import {
  changePlan,
  groupsInOrder,
  isAdded,
  orFreshOrder,
  planText,
  writeOrder,
  type PlanAddition,
  type PlanChange,
} from './planChange.ts';
import type { PlanInterviewRow, PlanQuestionGroupRow } from './planLoaders.ts';
import { reordered } from './planOrder.ts';
import { addInPlace, markDeleted } from './planRowChange.ts';
import { refuseUnseen } from './refuseUnseen.ts';

const longestCompetency = 200;
const mostGroups = 50;

/** Adds a competency of the person's own at the `order`-th place of an interview. */
export const addPlanQuestionGroup = (
  given: PlanAddition & { interview: PlanInterviewRow; competency: string; order: number },
): Promise<PlanQuestionGroupRow> =>
  changePlan(given, 'plan.competencyAdded', async (tx) => {
    const competency = planText(given.competency, 'The competency', longestCompetency);
    const [known] = await tx
      .select()
      .from(planQuestionGroup)
      .where(isAdded(planQuestionGroup, given));
    if (known) return known;
    const place = {
      table: planQuestionGroup,
      siblings: await groupsInOrder(tx, given.plan.id, given.interview.id),
      index: given.order,
      most: mostGroups,
      what: 'competency',
      tooMany: `An interview holds at most ${mostGroups} competencies.`,
    };
    return addInPlace(tx, place, async (order) =>
      tx
        .insert(planQuestionGroup)
        .values({
          organizationId: given.plan.organizationId,
          planId: given.plan.id,
          planInterviewId: given.interview.id,
          ...{ competency, source: 'UserManuallyAdded', order },
          ...(given.id && { id: given.id }),
        })
        .onConflictDoNothing()
        .returning(),
    );
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
  markDeleted(given, {
    table: planQuestionGroup,
    id: given.group.id,
    events: { deleted: 'plan.competencyDeleted', restored: 'plan.competencyRestored' },
  });

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
 * and the moved one. The same move again changes nothing, as after an answer that was lost.
 * @throws {UserError} CONFLICT when it does not stand where the client saw it.
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
    const others = await groupsInOrder(tx, given.plan.id, destination.id);
    const isThere = [...left, ...others].some((one) => one.id === group.id && !one.deletedAt);
    if (!isThere) orFreshOrder(null);
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
