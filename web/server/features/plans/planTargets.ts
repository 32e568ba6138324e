import type { ActorContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import { requirePlanAccess } from '../jobDescriptions/planAccess.ts';

/** A part of a plan with the plan, which is where the rights hang. */
const withPlan = async <Row extends { planId: string }>(
  { actor, loaders }: ActorContext,
  noun: string,
  find: () => Promise<Row | null>,
) => {
  requirePlanAccess(actor);
  const row = await find();
  const plan = row ? await loaders.planById.load(row.planId) : null;
  if (!row || !plan) throw UserError.notFound(noun);
  return { row, plan };
};

/** @throws {UserError} NOT_FOUND, as for everything below. */
export const planOf = (own: ActorContext, planId: string) => {
  requirePlanAccess(own.actor);
  return own.loaders.planById.loadOrThrow(planId);
};

export const questionOf = (own: ActorContext, id: string) =>
  withPlan(own, 'question', () => own.loaders.planQuestionById.load(id));

export const groupOf = (own: ActorContext, id: string) =>
  withPlan(own, 'competency', () => own.loaders.planQuestionGroupById.load(id));

export const interviewOf = (own: ActorContext, id: string) =>
  withPlan(own, 'interview', () => own.loaders.planInterviewById.load(id));

export const lineOf = (own: ActorContext, id: string) =>
  withPlan(own, 'line', () => own.loaders.planLineById.load(id));

/** A line of this very plan. */
export async function lineIn(own: ActorContext, planId: string, id: string) {
  const { row, plan } = await lineOf(own, id);
  if (plan.id !== planId) throw UserError.notFound('line');
  return row;
}

/** A competency that shows in this very plan. */
export async function groupIn(own: ActorContext, planId: string, id: string) {
  const { row, plan } = await groupOf(own, id);
  const interview = await own.loaders.planInterviewById.load(row.planInterviewId);
  if (plan.id !== planId || row.deletedAt || interview?.deletedAt)
    throw UserError.notFound('competency');
  return row;
}

/** An interview that shows in this very plan. */
export async function interviewIn(own: ActorContext, planId: string, id: string) {
  const { row, plan } = await interviewOf(own, id);
  if (plan.id !== planId || row.deletedAt) throw UserError.notFound('interview');
  return row;
}
