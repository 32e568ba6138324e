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
  given: PlanAddition & { name: string; order: number },
): Promise<PlanInterviewRow> =>
  changePlan(given, 'plan.interviewAdded', async (tx) => {
    const name = planText(given.name, 'The interview name', longestName);
    const [known] = await tx.select().from(planInterview).where(isAdded(planInterview, given));
    if (known) return known;
    const place = {
      table: planInterview,
      siblings: await interviewsInOrder(tx, given.plan.id),
      index: given.order,
      most: mostInterviews,
      what: 'interview',
      tooMany: `A plan holds at most ${mostInterviews} interviews.`,
    };
    return addInPlace(tx, place, async (order) =>
      tx
        .insert(planInterview)
        .values({
          organizationId: given.plan.organizationId,
          planId: given.plan.id,
          ...{ name, order },
          ...(given.id && { id: given.id }),
        })
        .onConflictDoNothing()
        .returning(),
    );
  });

/** Renames an interview. @throws {UserError} CONFLICT and NOT_FOUND as `refuseUnseen` says. */
export const updatePlanInterview = (
  given: PlanChange & {
    interview: PlanInterviewRow;
    name: string;
    replaces?: string | null | undefined;
  },
): Promise<void> => {
  const name = planText(given.name, 'The interview name', longestName);
  const { replaces, interview } = given;
  if (name === interview.name && !interview.deletedAt) return Promise.resolve();
  return changePlan(given, 'plan.interviewUpdated', async (tx) => {
    const [standing] = await tx
      .select({ text: planInterview.name, deletedAt: planInterview.deletedAt })
      .from(planInterview)
      .where(eq(planInterview.id, interview.id));
    refuseUnseen('interview', standing, { text: name, replaces });
    await tx.update(planInterview).set({ name }).where(eq(planInterview.id, given.interview.id));
  });
};

/** Takes an interview away with all it holds, or with `isDeleted: false` brings all of it back. */
export const markPlanInterview = (
  given: PlanChange & { interview: PlanInterviewRow; isDeleted: boolean },
): Promise<void> =>
  markDeleted(given, {
    table: planInterview,
    id: given.interview.id,
    events: { deleted: 'plan.interviewDeleted', restored: 'plan.interviewRestored' },
  });

/** Puts the interviews of a plan in this order, which must name each of them once. */
export const reorderPlanInterviews = (
  given: PlanChange & { interviewIds: readonly string[] },
): Promise<void> =>
  changePlan(given, 'plan.interviewsReordered', async (tx) => {
    const siblings = await interviewsInOrder(tx, given.plan.id);
    await writeOrder(tx, planInterview, orFreshOrder(reordered(siblings, given.interviewIds)));
  });
