import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { PlanProcessingStatus } from '../../../../shared/domain/plan.ts';
import { titleOf } from '../../../../shared/domain/plan.ts';
import type { Database, Tx } from '../../db/database.ts';
import { jobDescription, plan } from '../../db/tables/schema.ts';
import type { PlanInput } from './planTasks.ts';

type PlanRow = typeof plan.$inferSelect;

/** A plan under way and what its engine is asked with. */
export interface PlanAttempt {
  plan: PlanRow;
  input: PlanInput;
}

const ended: PlanProcessingStatus[] = ['QuestionsCompleted', 'Failed'];

/** The plan as it stands, or null when there is nothing left to do: it ended, or was deleted. */
export async function readAttempt(database: Database, planId: string): Promise<PlanAttempt | null> {
  const [row] = await database.system
    .select({ plan, title: jobDescription.title })
    .from(plan)
    .innerJoin(jobDescription, eq(jobDescription.id, plan.jobDescriptionId))
    .where(and(eq(plan.id, planId), isNull(jobDescription.deletedAt)));
  if (!row || ended.includes(row.plan.status)) return null;
  return {
    plan: row.plan,
    input: {
      text: row.plan.jobDescriptionText,
      title: titleOf(row),
      numberOfInterviews: row.plan.numberOfInterviews,
      includeRecruiterScreen: row.plan.includeRecruiterScreen,
      additionalAreas: row.plan.additionalAreas.split(/[,;\n]/),
    },
  };
}

/**
 * Writes one step and moves the plan on, if it still stands where the step found it; else nothing is
 * written and false comes back: it was deleted, replaced, or another worker was quicker.
 */
export const advancePlan = (
  database: Database,
  { id, jobDescriptionId }: PlanRow,
  move: { from: PlanProcessingStatus; to: PlanProcessingStatus },
  write: (tx: Tx) => Promise<void>,
): Promise<boolean> =>
  database.system.transaction(async (tx) => {
    // The job description first, as deleting it does, so that the two cannot wait for each other.
    const [owner] = await tx
      .select({ deletedAt: jobDescription.deletedAt })
      .from(jobDescription)
      .where(eq(jobDescription.id, jobDescriptionId))
      .for('update');
    const [held] = await tx
      .select({ status: plan.status })
      .from(plan)
      .where(eq(plan.id, id))
      .for('update');
    if (!owner || owner.deletedAt || held?.status !== move.from) return false;
    await write(tx);
    const isDone = move.to === 'QuestionsCompleted';
    await tx
      .update(plan)
      .set({ status: move.to, error: null, ...(isDone ? { completedAt: new Date() } : {}) })
      .where(eq(plan.id, id));
    if (isDone)
      await tx
        .update(jobDescription)
        .set({ planId: id })
        .where(eq(jobDescription.id, jobDescriptionId));
    return true;
  });

/** Ends a plan as failed with its reason, unless it ended otherwise meanwhile. */
export async function failPlan(database: Database, planId: string, error: string): Promise<void> {
  await database.system
    .update(plan)
    .set({ status: 'Failed', error })
    .where(and(eq(plan.id, planId), notInArray(plan.status, ended)));
}
