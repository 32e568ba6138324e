import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Actor } from '../../web/server/auth/actor.ts';
import type { Db } from '../../web/server/db/database.ts';
import { jobDescription, plan } from '../../web/server/db/tables/schema.ts';
import { deleteJobDescription } from '../../web/server/features/jobDescriptions/deleteJobDescription.ts';
import { findVisibleJobDescriptions } from '../../web/server/features/jobDescriptions/jobDescriptionLoaders.ts';
import { createPlan, type PlanOrder } from '../../web/server/features/planGeneration/createPlan.ts';
import { createGeneratePlanJob } from '../../web/server/features/planGeneration/generatePlanJob.ts';
import { generatePlanQueue } from '../../web/server/features/planGeneration/planGenerationQueues.ts';
import type { SendJob } from '../../web/server/jobs/job.ts';
import { builtInEngine } from '../../web/server/language/builtInEngine.ts';
import type { LanguageEngine } from '../../web/server/language/languageEngine.ts';
import { buildJobDescription } from '../factories/buildJobDescription.ts';
import { openPlanWorld, type PlanWorld } from './planWorld.ts';

const posting = `About the role
Responsibilities:
- Plan the rosters of two wards
- Train new nurses in the use of infusion pumps
- Review incident reports with the safety team
- Order supplies and compare offers of vendors
Requirements:
- Knowledge of medication safety rules
- Strong written communication skills
- A nursing license
Benefits:
- We pay well and offer insurance`;

export type Described = Awaited<ReturnType<typeof buildJobDescription>>;

/** An organization with an editor for the tests of a file, and what they order and have made of a posting. */
export function planBench() {
  let world: PlanWorld;
  let actor: Actor;
  let db: Db;
  const sent: { name: string; payload: object; delaySec: number | undefined }[] = [];
  const send: SendJob = (job, payload, options) => {
    sent.push({ name: job.name, payload, delaySec: options?.delaySec });
    return Promise.resolve();
  };
  beforeAll(async () => {
    world = await openPlanWorld();
    actor = await world.person();
    db = world.db;
  });
  beforeEach(() => {
    sent.length = 0;
  });
  afterAll(() => world.database.close());

  const context = (signal = new AbortController().signal) => ({
    ...{ database: world.database, retryCount: 0, send, signal },
  });
  return {
    /** What was put on the queue since the test began. */
    sent,
    send,
    context,
    /** What only stands once the tests have begun. */
    here: () => ({ db, actor, organizationId: world.organizationId }),
    describeJob: () =>
      buildJobDescription(db, {
        ...{ organizationId: world.organizationId, creatorId: actor.userId, title: 'Ward manager' },
        blocks: posting.split('\n').map((text) => ({ text, type: 'unstyled' })),
      }),
    order: (described: Described, changes: Partial<PlanOrder> = {}) =>
      createPlan({
        ...{ db, actor, send, jobDescription: described },
        order: {
          ...{
            jobDescriptionText: described.text,
            numberOfInterviews: 3,
            includeRecruiterScreen: true,
          },
          ...{ additionalAreas: 'company values, culture add', ...changes },
        },
      }),
    /** Runs the job as it was queued in this test. */
    runPlan: async (planId: string, language: LanguageEngine = builtInEngine()) => {
      const queued = sent.map(({ payload }) => generatePlanQueue.payload.safeParse(payload).data);
      const ordered = queued.find((item) => item?.planId === planId);
      if (!ordered) throw new Error('This plan was not ordered in this test');
      await createGeneratePlanJob({ language }).run(ordered, context());
    },
    planRow: async (id: string) => {
      const [row] = await db.select().from(plan).where(eq(plan.id, id));
      if (!row) throw new Error('No such plan');
      return row;
    },
    described: async (id: string) => {
      const [row] = await db.select().from(jobDescription).where(eq(jobDescription.id, id));
      if (!row) throw new Error('No such job description');
      return row;
    },
    remove: async (id: string) => {
      const [found] = await findVisibleJobDescriptions(db, actor, [id]);
      if (!found) throw new Error('They should see it');
      await deleteJobDescription({ db, actor, send, jobDescription: found });
    },
  };
}

/** The built-in engine, with something happening before each task. */
export const watchedEngine = (before: (task: string) => Promise<void> | void): LanguageEngine => {
  const inner = builtInEngine();
  return {
    identity: inner.identity,
    async run(task, input, options) {
      await before(task.name);
      return inner.run(task, input, options);
    },
  };
};
