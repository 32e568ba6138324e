import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { interviewCount } from '#shared/domain/plan.ts';
import { longestFocusAreas } from '#shared/domain/planConfiguration.ts';
import { postingText } from '#shared/planning/postingText.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription, plan } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderTasks } from '../../jobs/taskAttempt.ts';
import { endPlans } from './endPlans.ts';
import { generatePlanQueue } from './planGenerationQueues.ts';
import { longestPosting } from '../../language/tasks/postingPrompt.ts';

export interface PlanOrder {
  jobDescriptionText: string;
  numberOfInterviews: number;
  includeRecruiterScreen: boolean;
  /** As typed: areas parted by commas. */
  additionalAreas: string;
}

const ended = ['QuestionsCompleted', 'Failed'] as const;

/**
 * Orders a plan of a job description and returns its id at once. A plan that is whole stays the one that
 * counts until the new one is; the same order while it is under way is that order, another one ends it.
 * @throws {UserError} BAD_INPUT
 */
export async function createPlan(input: {
  db: Db;
  actor: Actor;
  jobDescription: { id: string; organizationId: string };
  order: PlanOrder;
  send: SendJob;
}): Promise<{ planId: string }> {
  const { actor, send } = input;
  const { id: jobDescriptionId, organizationId } = input.jobDescription;
  const order = checkedOrder(input.order);
  return input.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ planId: jobDescription.planId })
      .from(jobDescription)
      .where(and(eq(jobDescription.id, jobDescriptionId), isNull(jobDescription.deletedAt)))
      .for('update');
    if (!owner) throw UserError.notFound('job description');
    const underWay = await tx
      .select()
      .from(plan)
      .where(and(eq(plan.jobDescriptionId, jobDescriptionId), notInArray(plan.status, [...ended])));
    const same = underWay.find((item) => isSameOrder(item, order));
    if (same) return { planId: same.id };
    const others = underWay.map(({ id }) => id);
    await endPlans(tx, others, 'Another plan was asked for meanwhile.');
    const [made] = await tx
      .insert(plan)
      .values({ organizationId, jobDescriptionId, creatorId: actor.userId, ...order })
      .returning({ id: plan.id });
    if (!made) throw new UserError('UNAVAILABLE', 'Error creating interview plan');
    if (!(await isWhole(tx, owner.planId)))
      await tx
        .update(jobDescription)
        .set({ planId: made.id })
        .where(eq(jobDescription.id, jobDescriptionId));
    await recordEvent(tx, actor, 'plan.ordered', made.id, { jobDescriptionId });
    const planId = made.id;
    const generation = await orderTasks(tx, { organizationId, jobDescriptionId }, ['PLAN']);
    await send(generatePlanQueue, { organizationId, jobDescriptionId, planId, generation }, { tx });
    return { planId };
  });
}

async function isWhole(tx: Tx, planId: string | null): Promise<boolean> {
  if (planId === null) return false;
  const [held] = await tx.select({ status: plan.status }).from(plan).where(eq(plan.id, planId));
  return held?.status === 'QuestionsCompleted';
}

const isSameOrder = (order: PlanOrder, other: PlanOrder): boolean =>
  order.jobDescriptionText === other.jobDescriptionText &&
  order.numberOfInterviews === other.numberOfInterviews &&
  order.includeRecruiterScreen === other.includeRecruiterScreen &&
  order.additionalAreas === other.additionalAreas;

function checkedOrder(order: PlanOrder): PlanOrder {
  const { numberOfInterviews, jobDescriptionText } = order;
  const { fewest, most } = interviewCount;
  if (
    !Number.isInteger(numberOfInterviews) ||
    numberOfInterviews < fewest ||
    numberOfInterviews > most
  )
    throw new UserError('BAD_INPUT', `Choose ${fewest} to ${most} interviews.`);
  if (postingText(jobDescriptionText).trim() === '')
    throw new UserError(
      'BAD_INPUT',
      'The job description is empty. Write or paste it first, then create the plan.',
    );
  if (jobDescriptionText.length > longestPosting)
    throw new UserError('BAD_INPUT', 'The job description is too long for a plan. Shorten it.');
  const additionalAreas = order.additionalAreas.replaceAll('\0', '').trim();
  if (additionalAreas.length > longestFocusAreas)
    throw new UserError('BAD_INPUT', `Focus areas: use at most ${longestFocusAreas} characters.`);
  return { ...order, jobDescriptionText: jobDescriptionText.replaceAll('\0', ''), additionalAreas };
}
