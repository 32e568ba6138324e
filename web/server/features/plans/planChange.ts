import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { plan, planInterview, planQuestion, planQuestionGroup } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { LoadedPlan } from './planLoaders.ts';

/** Whose change to which plan. */
export interface PlanChange {
  db: Db;
  actor: Actor;
  plan: LoadedPlan;
}

/**
 * One change of a finished plan in one transaction: holds the plan, so that two people's changes of order
 * follow each other, counts the change, and leaves its event.
 * @throws {UserError} CONFLICT while the plan is being made or when making it failed.
 */
export async function changePlan<Result>(
  input: PlanChange,
  event: string,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return input.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ status: plan.status })
      .from(plan)
      .where(eq(plan.id, input.plan.id))
      .for('update');
    if (!held) throw UserError.notFound('interview plan');
    if (held.status === 'Failed')
      throw new UserError(
        'CONFLICT',
        'This interview plan could not be generated. Rebuild it before you edit it.',
      );
    if (held.status !== 'QuestionsCompleted')
      throw new UserError(
        'CONFLICT',
        'This interview plan is still being generated. Edit it when it is done.',
      );
    const result = await change(tx);
    await tx
      .update(plan)
      .set({ revision: sql`${plan.revision} + 1`, updatedAt: new Date() })
      .where(eq(plan.id, input.plan.id));
    await recordEvent(tx, input.actor, event, input.plan.id);
    return result;
  });
}

/** Something new in a plan; with an `id` of the client's it is safe to send twice. */
export interface PlanAddition extends PlanChange {
  id?: string | null | undefined;
}

export type OrderedTable = typeof planInterview | typeof planQuestionGroup | typeof planQuestion;

/** Finds what an earlier request added under the same id. */
export const isAdded = (table: OrderedTable, { id, plan: { id: planId } }: PlanAddition) =>
  id ? and(eq(table.id, id), eq(table.planId, planId)) : sql`false`;

/** Gives the rows of these ids the places 0, 1, 2, … */
export async function writeOrder(tx: Tx, table: OrderedTable, ids: readonly string[]) {
  if (ids.length === 0) return;
  const list = sql`array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`;
  await tx
    .update(table)
    .set({ order: sql`array_position(${list}, ${table.id}) - 1` })
    .where(sql`${table.id} = any(${list})`);
}

const placedColumns = <T extends OrderedTable>(table: T) => ({
  id: table.id,
  deletedAt: table.deletedAt,
});

/** Interviews of a plan in their order, the deleted ones with them. */
export const interviewsInOrder = (tx: Tx, planId: string) =>
  tx
    .select(placedColumns(planInterview))
    .from(planInterview)
    .where(eq(planInterview.planId, planId))
    .orderBy(asc(planInterview.order), asc(planInterview.id));

/** Competencies of an interview in their order, the deleted ones with them. */
export const groupsInOrder = (tx: Tx, planId: string, interviewId: string) =>
  tx
    .select(placedColumns(planQuestionGroup))
    .from(planQuestionGroup)
    .where(
      and(eq(planQuestionGroup.planId, planId), eq(planQuestionGroup.planInterviewId, interviewId)),
    )
    .orderBy(asc(planQuestionGroup.order), asc(planQuestionGroup.id));

/** Questions of a competency in their order, the deleted ones with them. */
export const questionsInOrder = (tx: Tx, planId: string, groupId: string) =>
  tx
    .select(placedColumns(planQuestion))
    .from(planQuestion)
    .where(and(eq(planQuestion.planId, planId), eq(planQuestion.groupId, groupId)))
    .orderBy(asc(planQuestion.order), asc(planQuestion.id));

/** A text of a plan as it is kept. @throws {UserError} BAD_INPUT when it is blank or too long. */
export function planText(input: string, what: string, longest: number): string {
  const text = input.trim();
  if (text === '') throw new UserError('BAD_INPUT', `${what} cannot be empty.`);
  if (text.length > longest)
    throw new UserError('BAD_INPUT', `${what}: use at most ${longest} characters.`);
  return text;
}

/** @throws {UserError} CONFLICT, in words that say what to do. */
export function orFreshOrder(order: string[] | null): string[] {
  if (order) return order;
  throw new UserError(
    'CONFLICT',
    'Somebody else changed this plan meanwhile. Reload it, then move things again.',
  );
}
