import { eq } from 'drizzle-orm';
import { planInterview } from '../../db/tables/schema.ts';
import {
  changePlan,
  interviewsInOrder,
  isAdded,
  orFreshOrder,
  planText,
  writeOrder,
  type PlanAddition,
  type PlanChange,
} from './planChange.ts';
import type { PlanInterviewRow } from './planLoaders.ts';
import { reordered } from './planOrder.ts';
import { addInPlace, markDeleted } from './planRowChange.ts';
import { refuseUnseen } from './refuseUnseen.ts';

const longestName = 200;
const mostInterviews = 20;

/** Adds an interview at the `order`-th place of a plan. */
export const addPlanInterview = (
  input: PlanAddition & { name: string; order: number },
): Promise<PlanInterviewRow> =>
  changePlan(input, 'plan.interviewAdded', async (tx) => {
    const name = planText(input.name, 'The interview name', longestName);
    const [known] = await tx.select().from(planInterview).where(isAdded(planInterview, input));
    if (known) return known;
    const place = {
      table: planInterview,
      siblings: await interviewsInOrder(tx, input.plan.id),
      index: input.order,
      most: mostInterviews,
      what: 'interview',
      tooMany: `A plan holds at most ${mostInterviews} interviews.`,
    };
    return addInPlace(tx, place, async (order) =>
      tx
        .insert(planInterview)
        .values({
          organizationId: input.plan.organizationId,
          planId: input.plan.id,
          ...{ name, order },
          ...(input.id && { id: input.id }),
        })
        .onConflictDoNothing()
        .returning(),
    );
  });

/** Renames an interview. @throws {UserError} CONFLICT and NOT_FOUND as `refuseUnseen` says. */
export const updatePlanInterview = (
  input: PlanChange & {
    interview: PlanInterviewRow;
    name: string;
    replaces?: string | null | undefined;
  },
): Promise<void> => {
  const name = planText(input.name, 'The interview name', longestName);
  const { replaces, interview } = input;
  if (name === interview.name && !interview.deletedAt) return Promise.resolve();
  return changePlan(input, 'plan.interviewUpdated', async (tx) => {
    const [standing] = await tx
      .select({ text: planInterview.name, deletedAt: planInterview.deletedAt })
      .from(planInterview)
      .where(eq(planInterview.id, interview.id));
    refuseUnseen('interview', standing, { text: name, replaces });
    await tx.update(planInterview).set({ name }).where(eq(planInterview.id, input.interview.id));
  });
};

/** Takes an interview away with all it holds, or with `isDeleted: false` brings all of it back. */
export const markPlanInterview = (
  input: PlanChange & { interview: PlanInterviewRow; isDeleted: boolean },
): Promise<void> =>
  markDeleted(input, {
    table: planInterview,
    id: input.interview.id,
    events: { deleted: 'plan.interviewDeleted', restored: 'plan.interviewRestored' },
  });

/** Puts the interviews of a plan in this order, which must name each of them once. */
export const reorderPlanInterviews = (
  input: PlanChange & { interviewIds: readonly string[] },
): Promise<void> =>
  changePlan(input, 'plan.interviewsReordered', async (tx) => {
    const siblings = await interviewsInOrder(tx, input.plan.id);
    await writeOrder(tx, planInterview, orFreshOrder(reordered(siblings, input.interviewIds)));
  });
