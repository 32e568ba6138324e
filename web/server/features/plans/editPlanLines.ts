import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { planLine, planLineQuestion } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { changePlan, type PlanChange } from './planChange.ts';
import type { PlanLineRow, PlanQuestionRow } from './planLoaders.ts';

/** Ties a question to a line of its plan; tying it twice changes nothing. */
export async function insertTie(tx: Tx, line: PlanLineRow, question: PlanQuestionRow) {
  await tx
    .insert(planLineQuestion)
    .values({
      organizationId: question.organizationId,
      planLineId: line.id,
      planQuestionId: question.id,
    })
    .onConflictDoNothing();
}

/** Says that a question asks about a line, or that it does not. @throws {UserError} NOT_FOUND */
export const tiePlanLine = (
  input: PlanChange & { line: PlanLineRow; question: PlanQuestionRow; isTied: boolean },
): Promise<void> =>
  changePlan(input, input.isTied ? 'plan.lineTied' : 'plan.lineUntied', async (tx) => {
    const { line, question } = input;
    if (question.planId !== input.plan.id || question.deletedAt)
      throw UserError.notFound('question');
    if (input.isTied) await insertTie(tx, line, question);
    else
      await tx
        .delete(planLineQuestion)
        .where(
          and(
            eq(planLineQuestion.planLineId, line.id),
            eq(planLineQuestion.planQuestionId, question.id),
          ),
        );
  });

/** Marks a line as not to be asked about, or takes the mark back. */
export const markPlanLine = (
  input: PlanChange & { line: PlanLineRow; isNotAsked: boolean },
): Promise<void> =>
  changePlan(input, 'plan.lineMarked', async (tx) => {
    await tx
      .update(planLine)
      .set({ isNotAsked: input.isNotAsked })
      .where(eq(planLine.id, input.line.id));
  });
