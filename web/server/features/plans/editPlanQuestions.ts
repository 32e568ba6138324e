import { eq, sql } from 'drizzle-orm';
import { questionInWords } from '#shared/planning/searchLibrary.ts';
import { planInterview, planQuestion, planQuestionGroup } from '../../db/tables/schema.ts';
import type { Tx } from '../../db/database.ts';
import { loadOrganizationLibrary } from '../library/organizationLibrary.ts';
import {
  changePlan,
  isAdded,
  orFreshOrder,
  planText,
  questionsInOrder,
  writeOrder,
  type PlanAddition,
  type PlanChange,
} from './planChange.ts';
import { insertTie } from './editPlanLines.ts';
import type {
  LoadedPlan,
  PlanLineRow,
  PlanQuestionGroupRow,
  PlanQuestionRow,
} from './planLoaders.ts';
import { reordered } from './planOrder.ts';
import { addInPlace, markDeleted } from './planRowChange.ts';
import { refuseUnseen } from './refuseUnseen.ts';

const longestQuestion = 2000;
const mostQuestions = 100;

/** A question of the library keeps its type and guidance; any other text is the person's own. */
async function writtenAs(tx: Tx, { organizationId }: LoadedPlan, question: string) {
  const known = questionInWords(question, await loadOrganizationLibrary(tx, organizationId));
  return known
    ? { question, type: known.type, good: [...known.good], weak: known.weak }
    : { question, type: 'Custom' as const, good: [], weak: '' };
}

/** Adds a question of the person's own at the `order`-th place of a competency, tied to `line` if there is one. */
export const addPlanQuestion = (
  given: PlanAddition & {
    group: PlanQuestionGroupRow;
    text: string;
    order: number;
    line?: PlanLineRow | null;
  },
): Promise<PlanQuestionRow> =>
  changePlan(given, 'plan.questionAdded', async (tx) => {
    const question = planText(given.text, 'The question', longestQuestion);
    const [known] = await tx.select().from(planQuestion).where(isAdded(planQuestion, given));
    if (known) return known;
    const place = {
      table: planQuestion,
      siblings: await questionsInOrder(tx, given.plan.id, given.group.id),
      index: given.order,
      most: mostQuestions,
      what: 'question',
      tooMany: `A competency holds at most ${mostQuestions} questions.`,
    };
    const added = await addInPlace(tx, place, async (order) =>
      tx
        .insert(planQuestion)
        .values({
          organizationId: given.plan.organizationId,
          planId: given.plan.id,
          groupId: given.group.id,
          ...(await writtenAs(tx, given.plan, question)),
          order,
          ...(given.id && { id: given.id }),
        })
        .onConflictDoNothing()
        .returning(),
    );
    if (given.line) await insertTie(tx, given.line, added);
    return added;
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
      .set(await writtenAs(tx, given.plan, text))
      .where(eq(planQuestion.id, given.question.id));
  });
};

/** Takes a question away, or with `isDeleted: false` brings it back to its place. */
export const markPlanQuestion = (
  given: PlanChange & { question: PlanQuestionRow; isDeleted: boolean },
): Promise<void> =>
  markDeleted(given, {
    table: planQuestion,
    id: given.question.id,
    events: { deleted: 'plan.questionDeleted', restored: 'plan.questionRestored' },
  });

/** Puts the questions of a competency in this order, which must name each of them once. */
export const reorderPlanQuestions = (
  given: PlanChange & { group: PlanQuestionGroupRow; questionIds: readonly string[] },
): Promise<void> =>
  changePlan(given, 'plan.questionsReordered', async (tx) => {
    const siblings = await questionsInOrder(tx, given.plan.id, given.group.id);
    await writeOrder(tx, planQuestion, orFreshOrder(reordered(siblings, given.questionIds)));
  });
