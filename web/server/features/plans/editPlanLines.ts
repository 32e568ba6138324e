import { and, eq } from 'drizzle-orm';
import { planLine, planLineQuestion } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { changePlan, type PlanChange } from './planChange.ts';
import type { PlanLineRow, PlanQuestionRow } from './planLoaders.ts';

/** Says that a question asks about a line, or that it does not. @throws {UserError} NOT_FOUND */
export const tiePlanLine = (
  given: PlanChange & { line: PlanLineRow; question: PlanQuestionRow; isTied: boolean },
): Promise<void> =>
  changePlan(given, given.isTied ? 'plan.lineTied' : 'plan.lineUntied', async (tx) => {
    const { line, question } = given;
    if (question.planId !== given.plan.id || question.deletedAt)
      throw UserError.notFound('question');
    const tie = { planLineId: line.id, planQuestionId: question.id };
    if (given.isTied)
      await tx
        .insert(planLineQuestion)
        .values({ organizationId: given.plan.organizationId, ...tie })
        .onConflictDoNothing();
    else
      await tx
        .delete(planLineQuestion)
        .where(
          and(
            eq(planLineQuestion.planLineId, tie.planLineId),
            eq(planLineQuestion.planQuestionId, tie.planQuestionId),
          ),
        );
  });

/** Marks a line as not to be asked about, or takes the mark back. */
export const markPlanLine = (
  given: PlanChange & { line: PlanLineRow; isNotAsked: boolean },
): Promise<void> =>
  changePlan(given, 'plan.lineMarked', async (tx) => {
    await tx
      .update(planLine)
      .set({ isNotAsked: given.isNotAsked })
      .where(eq(planLine.id, given.line.id));
  });
