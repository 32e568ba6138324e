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
  input: PlanAddition & {
    group: PlanQuestionGroupRow;
    text: string;
    order: number;
    line?: PlanLineRow | null;
  },
): Promise<PlanQuestionRow> =>
  changePlan(input, 'plan.questionAdded', async (tx) => {
    const question = planText(input.text, 'The question', longestQuestion);
    const [known] = await tx.select().from(planQuestion).where(isAdded(planQuestion, input));
    if (known) return known;
    const place = {
      table: planQuestion,
      siblings: await questionsInOrder(tx, input.plan.id, input.group.id),
      index: input.order,
      most: mostQuestions,
      what: 'question',
      tooMany: `A competency holds at most ${mostQuestions} questions.`,
    };
    const added = await addInPlace(tx, place, async (order) =>
      tx
        .insert(planQuestion)
        .values({
          organizationId: input.plan.organizationId,
          planId: input.plan.id,
          groupId: input.group.id,
          ...(await writtenAs(tx, input.plan, question)),
          order,
          ...(input.id && { id: input.id }),
        })
        .onConflictDoNothing()
        .returning(),
    );
    if (input.line) await insertTie(tx, input.line, added);
    return added;
  });

/**
 * Rewrites a question; a rewritten one is the person's own and so Custom.
 * @throws {UserError} CONFLICT and NOT_FOUND as `refuseUnseen` says.
 */
export const updatePlanQuestion = (
  input: PlanChange & {
    question: PlanQuestionRow;
    text: string;
    replaces?: string | null | undefined;
  },
): Promise<void> => {
  const text = planText(input.text, 'The question', longestQuestion);
  const { replaces, question: known } = input;
  if (text === known.question && !known.deletedAt) return Promise.resolve();
  return changePlan(input, 'plan.questionUpdated', async (tx) => {
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
      .set(await writtenAs(tx, input.plan, text))
      .where(eq(planQuestion.id, input.question.id));
  });
};

/** Takes a question away, or with `isDeleted: false` brings it back to its place. */
export const markPlanQuestion = (
  input: PlanChange & { question: PlanQuestionRow; isDeleted: boolean },
): Promise<void> =>
  markDeleted(input, {
    table: planQuestion,
    id: input.question.id,
    events: { deleted: 'plan.questionDeleted', restored: 'plan.questionRestored' },
  });

/** Puts the questions of a competency in this order, which must name each of them once. */
export const reorderPlanQuestions = (
  input: PlanChange & { group: PlanQuestionGroupRow; questionIds: readonly string[] },
): Promise<void> =>
  changePlan(input, 'plan.questionsReordered', async (tx) => {
    const siblings = await questionsInOrder(tx, input.plan.id, input.group.id);
    await writeOrder(tx, planQuestion, orFreshOrder(reordered(siblings, input.questionIds)));
  });
