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
  input: PlanAddition & { interview: PlanInterviewRow; competency: string; order: number },
): Promise<PlanQuestionGroupRow> =>
  changePlan(input, 'plan.competencyAdded', async (tx) => {
    const competency = planText(input.competency, 'The competency', longestCompetency);
    const [known] = await tx
      .select()
      .from(planQuestionGroup)
      .where(isAdded(planQuestionGroup, input));
    if (known) return known;
    const place = {
      table: planQuestionGroup,
      siblings: await groupsInOrder(tx, input.plan.id, input.interview.id),
      index: input.order,
      most: mostGroups,
      what: 'competency',
      tooMany: `An interview holds at most ${mostGroups} competencies.`,
    };
    return addInPlace(tx, place, async (order) =>
      tx
        .insert(planQuestionGroup)
        .values({
          organizationId: input.plan.organizationId,
          planId: input.plan.id,
          planInterviewId: input.interview.id,
          ...{ competency, source: 'UserManuallyAdded', order },
          ...(input.id && { id: input.id }),
        })
        .onConflictDoNothing()
        .returning(),
    );
  });

/** Renames a competency. @throws {UserError} CONFLICT and NOT_FOUND as `refuseUnseen` says. */
export const updatePlanQuestionGroup = (
  input: PlanChange & {
    group: PlanQuestionGroupRow;
    competency: string;
    replaces?: string | null | undefined;
  },
): Promise<void> => {
  const competency = planText(input.competency, 'The competency', longestCompetency);
  const { replaces, group } = input;
  if (competency === group.competency && !group.deletedAt) return Promise.resolve();
  return changePlan(input, 'plan.competencyUpdated', async (tx) => {
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
      .where(eq(planQuestionGroup.id, input.group.id));
  });
};

/** Takes a competency away with its questions, or with `isDeleted: false` brings all of it back. */
export const markPlanQuestionGroup = (
  input: PlanChange & { group: PlanQuestionGroupRow; isDeleted: boolean },
): Promise<void> =>
  markDeleted(input, {
    table: planQuestionGroup,
    id: input.group.id,
    events: { deleted: 'plan.competencyDeleted', restored: 'plan.competencyRestored' },
  });

/** Puts the competencies of an interview in this order, which must name each of them once. */
export const reorderPlanQuestionGroups = (
  input: PlanChange & { interview: PlanInterviewRow; questionGroupIds: readonly string[] },
): Promise<void> =>
  changePlan(input, 'plan.competenciesReordered', async (tx) => {
    const siblings = await groupsInOrder(tx, input.plan.id, input.interview.id);
    await writeOrder(
      tx,
      planQuestionGroup,
      orFreshOrder(reordered(siblings, input.questionGroupIds)),
    );
  });

/**
 * Moves a competency to another interview and gives that one this order: exactly its own competencies
 * and the moved one. The same move again changes nothing, as after an answer that was lost.
 * @throws {UserError} CONFLICT when it does not stand where the client saw it.
 */
export const movePlanQuestionGroup = (
  input: PlanChange & {
    group: PlanQuestionGroupRow;
    source: PlanInterviewRow;
    destination: PlanInterviewRow;
    destinationQuestionGroupIds: readonly string[];
  },
): Promise<void> =>
  changePlan(input, 'plan.competencyMoved', async (tx) => {
    const { group, source, destination } = input;
    const left = await groupsInOrder(tx, input.plan.id, source.id);
    const others = await groupsInOrder(tx, input.plan.id, destination.id);
    const isThere = [...left, ...others].some((item) => item.id === group.id && !item.deletedAt);
    if (!isThere) orFreshOrder(null);
    const joined = [
      ...others.filter((item) => item.id !== group.id),
      { id: group.id, deletedAt: null },
    ];
    const order = orFreshOrder(reordered(joined, input.destinationQuestionGroupIds));
    await tx
      .update(planQuestionGroup)
      .set({ planInterviewId: destination.id })
      .where(eq(planQuestionGroup.id, group.id));
    await writeOrder(tx, planQuestionGroup, order);
  });
