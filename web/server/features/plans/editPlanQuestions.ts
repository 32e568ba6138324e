import { eq, sql } from 'drizzle-orm';
import { planInterview, planQuestion, planQuestionGroup } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import {
  changePlan,
  orFreshOrder,
  planText,
  questionsInOrder,
  writeOrder,
  type PlanChange,
} from './planChange.ts';
import type { PlanQuestionGroupRow, PlanQuestionRow } from './planLoaders.ts';
import { insertedAt, reordered } from './planOrder.ts';
import { refuseUnseen } from './refuseUnseen.ts';

const longestQuestion = 2000;
const mostQuestions = 100;

/** Adds a question of the person's own at the `order`-th place of a competency. */
export const addPlanQuestion = (
  given: PlanChange & { group: PlanQuestionGroupRow; text: string; order: number },
): Promise<PlanQuestionRow> =>
  changePlan(given, 'plan.questionAdded', async (tx) => {
    const question = planText(given.text, 'The question', longestQuestion);
    const siblings = await questionsInOrder(tx, given.plan.id, given.group.id);
    if (siblings.filter((one) => one.deletedAt === null).length >= mostQuestions)
      throw new UserError('BAD_INPUT', `A competency holds at most ${mostQuestions} questions.`);
    const [added] = await tx
      .insert(planQuestion)
      .values({
        organizationId: given.plan.organizationId,
        planId: given.plan.id,
        groupId: given.group.id,
        ...{ question, type: 'Custom', order: siblings.length },
      })
      .returning();
    if (!added) throw new UserError('UNAVAILABLE', 'The question was not added. Try again.');
    const ids = insertedAt(siblings, added.id, given.order);
    await writeOrder(tx, planQuestion, ids);
    return { ...added, order: ids.indexOf(added.id) };
  });

/**
 * Rewrites a question; a rewritten one is the person's own and so Custom.
 * @throws {UserError} CONFLICT and NOT_FOUND as `refuseUnseen` says.
 */
export const updatePlanQuestion = (
  given: PlanChange & {
    question: PlanQuestionRow;
    text: string;
    replaces?: string | null | undefined;
  },
): Promise<void> => {
  const text = planText(given.text, 'The question', longestQuestion);
  const { replaces, question: known } = given;
  if (text === known.question && !known.deletedAt) return Promise.resolve();
  return changePlan(given, 'plan.questionUpdated', async (tx) => {
    const [standing] = await tx
      .select({
        text: planQuestion.question,
        deletedAt: planQuestion.deletedAt,
        parentDeletedAt: sql<Date | null>`coalesce(${planQuestionGroup.deletedAt}, ${planInterview.deletedAt})`,
      })
      .from(planQuestion)
      .innerJoin(planQuestionGroup, eq(planQuestionGroup.id, planQuestion.groupId))
      .innerJoin(planInterview, eq(planInterview.id, planQuestionGroup.planInterviewId))
      .where(eq(planQuestion.id, known.id));
    refuseUnseen('question', standing, { text, replaces });
    await tx
      .update(planQuestion)
      .set({ question: text, type: 'Custom' })
      .where(eq(planQuestion.id, given.question.id));
  });
};

/** Takes a question away, or with `isDeleted: false` brings it back to its place. */
export const markPlanQuestion = (
  given: PlanChange & { question: PlanQuestionRow; isDeleted: boolean },
): Promise<void> =>
  changePlan(
    given,
    given.isDeleted ? 'plan.questionDeleted' : 'plan.questionRestored',
    async (tx) => {
      await tx
        .update(planQuestion)
        .set({ deletedAt: given.isDeleted ? new Date() : null })
        .where(eq(planQuestion.id, given.question.id));
    },
  );

/** Puts the questions of a competency in this order, which must name each of them once. */
export const reorderPlanQuestions = (
  given: PlanChange & { group: PlanQuestionGroupRow; questionIds: readonly string[] },
): Promise<void> =>
  changePlan(given, 'plan.questionsReordered', async (tx) => {
    const siblings = await questionsInOrder(tx, given.plan.id, given.group.id);
    await writeOrder(tx, planQuestion, orFreshOrder(reordered(siblings, given.questionIds)));
  });
