import { eq } from 'drizzle-orm';
import { titleOf } from '#shared/domain/plan.ts';
import type { Tx } from '../../db/database.ts';
import { jobDescription, plan } from '../../db/tables/schema.ts';
import { runTask, type RunningTask } from '../../jobs/durableTask.ts';
import { defineJob, type JobContext } from '../../jobs/job.ts';
import type { TaskKind } from '../../jobs/taskAttempt.ts';
import { jobDescriptionSubject } from '../../jobs/taskSubject.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { loadOwnQuestions } from '../library/organizationLibrary.ts';
import { endPlans } from './endPlans.ts';
import { generatePlanQueue } from './planGenerationQueues.ts';
import { nextStep, type PlanOrdered } from './planSteps.ts';

type Posting = typeof jobDescription.$inferSelect;

/**
 * Makes a plan step by step, each step written whole: a worker that dies loses one step at most, and the
 * next one goes on where the plan stands.
 */
export const createGeneratePlanJob = ({ language }: { language: LanguageEngine }) =>
  defineJob(generatePlanQueue, async (payload, context) => {
    const { planId, jobDescriptionId: subjectId, generation } = payload;
    const queued = { kind: planTask(planId), queue: generatePlanQueue, payload };
    await runTask({ ...queued, subjectId, generation }, context, (running) =>
      makePlan(planId, running, { ...context, language }),
    );
  });

/** Shows what becomes of the task on its plan, of which nothing half made is kept. */
const planTask = (planId: string): TaskKind<Posting> => ({
  name: 'PLAN',
  subject: jobDescriptionSubject,
  async onChange(tx, subject, { status, failureReason }) {
    if (status === 'FAILED') return endPlans(tx, [planId], failureReason ?? '');
    if (status !== 'COMPLETED') return;
    await tx
      .update(plan)
      .set({ status: 'QuestionsCompleted', error: null, completedAt: new Date() })
      .where(eq(plan.id, planId));
    await tx.update(jobDescription).set({ planId }).where(eq(jobDescription.id, subject.id));
  },
});

async function makePlan(
  planId: string,
  { subject, signal, save }: RunningTask<Posting>,
  { database, language }: JobContext & { language: LanguageEngine },
): Promise<(tx: Tx) => Promise<void>> {
  for (;;) {
    const ordered = await readOrder(database.system, planId, subject);
    const { to, write } = await nextStep(ordered, { database, language, signal });
    if (to === 'QuestionsCompleted') return write;
    await save(0, async (tx) => {
      await write(tx);
      await tx.update(plan).set({ status: to }).where(eq(plan.id, planId));
    });
  }
}

/** The plan as it stands, and what its engine is asked with. */
async function readOrder(tx: Tx, planId: string, subject: Posting): Promise<PlanOrdered> {
  const [row] = await tx.select().from(plan).where(eq(plan.id, planId));
  if (!row) throw new Error(`The plan ${planId} is gone, though its job description stands.`);
  return {
    plan: row,
    input: {
      text: row.jobDescriptionText,
      title: titleOf(subject),
      numberOfInterviews: row.numberOfInterviews,
      includeRecruiterScreen: row.includeRecruiterScreen,
      additionalAreas: row.additionalAreas.split(/[,;\n]/),
      ownQuestions: await loadOwnQuestions(tx, row.organizationId),
    },
  };
}
