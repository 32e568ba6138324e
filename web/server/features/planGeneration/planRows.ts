import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import {
  linesOf,
  type InterviewOutline,
  type PlannedLine,
  type PlannedQuestion,
} from '#shared/planning/plan.ts';
import type { Tx } from '../../db/database.ts';
import {
  planInterview,
  planLine,
  planLineQuestion,
  planQuestion,
  planQuestionGroup,
} from '../../db/tables/schema.ts';

interface PlanOwner {
  id: string;
  organizationId: string;
}

/** What a plan holds so far, in its order. */
export async function readPlanRows(tx: Tx, planId: string) {
  const interviews = await tx
    .select()
    .from(planInterview)
    .where(and(eq(planInterview.planId, planId), isNull(planInterview.deletedAt)))
    .orderBy(asc(planInterview.order));
  const groups = await tx
    .select()
    .from(planQuestionGroup)
    .where(and(eq(planQuestionGroup.planId, planId), isNull(planQuestionGroup.deletedAt)))
    .orderBy(asc(planQuestionGroup.order));
  const questions = await tx
    .select()
    .from(planQuestion)
    .where(and(eq(planQuestion.planId, planId), isNull(planQuestion.deletedAt)))
    .orderBy(asc(planQuestion.order));
  return {
    questions,
    interviews: interviews.map((interview) => ({
      ...interview,
      groups: groups.filter(({ planInterviewId }) => planInterviewId === interview.id),
    })),
  };
}

/** Writes the interviews of a plan that has none yet. */
export async function writeInterviews(
  tx: Tx,
  { id: planId, organizationId }: PlanOwner,
  names: readonly string[],
): Promise<void> {
  await tx.delete(planInterview).where(eq(planInterview.planId, planId));
  await tx
    .insert(planInterview)
    .values(names.map((name, order) => ({ organizationId, planId, name, order })));
}

/** Writes the competencies of a plan's interviews, which are in the order of the outlines. */
export async function writeCompetencies(
  tx: Tx,
  { id: planId, organizationId }: PlanOwner,
  outlines: readonly InterviewOutline[],
): Promise<void> {
  const { interviews } = await readPlanRows(tx, planId);
  await tx.delete(planQuestionGroup).where(eq(planQuestionGroup.planId, planId));
  const rows = outlines.flatMap(({ competencies }, index) => {
    const planInterviewId = interviews[index]?.id;
    if (planInterviewId === undefined) return [];
    return competencies.map(({ competency, source, referenceText }, order) => ({
      ...{ organizationId, planId, planInterviewId, competency, source, order },
      referenceText: referenceText === '' ? null : referenceText,
    }));
  });
  if (rows.length > 0) await tx.insert(planQuestionGroup).values(rows);
}

/** Writes the questions of one competency in place of what it had. */
export async function writeGroupQuestions(
  tx: Tx,
  { id: planId, organizationId }: PlanOwner,
  groupId: string,
  questions: readonly PlannedQuestion[],
): Promise<void> {
  await tx.delete(planQuestion).where(eq(planQuestion.groupId, groupId));
  if (questions.length === 0) return;
  const rows = await tx
    .insert(planQuestion)
    .values(
      questions.map(({ question, type, good, weak }, order) => ({
        ...{ organizationId, planId, groupId, question, type, weak, order },
        good: [...good],
      })),
    )
    .returning({ id: planQuestion.id, order: planQuestion.order });
  const lines = await tx.select().from(planLine).where(eq(planLine.planId, planId));
  const ties = rows.flatMap(({ id: planQuestionId, order }) => {
    const question = questions[order];
    const texts = new Set(question ? linesOf(question) : []);
    return lines
      .filter(({ text }) => texts.delete(text))
      .map(({ id: planLineId }) => ({ organizationId, planLineId, planQuestionId }));
  });
  if (ties.length > 0) await tx.insert(planLineQuestion).values(ties);
}

/** Writes the lines of the posting in place of those the plan had. */
export async function writeLines(
  tx: Tx,
  { id: planId, organizationId }: PlanOwner,
  lines: readonly PlannedLine[],
): Promise<void> {
  await tx.delete(planLine).where(eq(planLine.planId, planId));
  if (lines.length === 0) return;
  await tx.insert(planLine).values(
    lines.map(({ text, kind, reason }, order) => ({
      ...{ organizationId, planId, text, kind, reason, order },
    })),
  );
}

/** Removes competencies for which nothing can be asked. */
export async function removeGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length > 0)
    await tx.delete(planQuestionGroup).where(inArray(planQuestionGroup.id, [...groupIds]));
}
