import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildJobDescription } from '../../../../tests/factories/buildJobDescription.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildPlan } from '../../../../tests/factories/buildPlan.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { startModelService, type ModelService } from '../../../../tests/harness/modelService.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import { nearDuplicates } from '../../../../shared/planning/nearDuplicates.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import {
  jobDescription,
  jobDescriptionQuestion,
  jobDescriptionQuestionGroup,
  plan,
  planEngineRecord,
} from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import { builtInEngine } from '../../language/builtInEngine.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { modelEngine } from '../../language/modelEngine.ts';
import { deleteJobDescription } from '../jobDescriptions/deleteJobDescription.ts';
import { findVisibleJobDescriptions } from '../jobDescriptions/jobDescriptionLoaders.ts';
import { createPlan, type PlanOrder } from './createPlan.ts';
import { createGeneratePlanJob } from './generatePlanJob.ts';
import { createGenerateQuestionsJob } from './generateQuestionsJob.ts';
import { orderQuestions } from './orderQuestions.ts';
import { readPlanRows } from './planRows.ts';

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

let database: Database;
let db: Db;
let actor: Actor;
let organizationId: string;
let sent: { name: string; payload: object; delaySec: number | undefined }[];
const send: SendJob = (job, payload, options) => {
  sent.push({ name: job.name, payload, delaySec: options?.delaySec });
  return Promise.resolve();
};

beforeAll(async () => {
  database = await openTestDatabase();
  const made = await buildOrganization(database.system, { planEnabled: true });
  organizationId = made.id;
  const person = await buildUser(database.system, made, { planRole: 'EDITOR' });
  actor = await actorOf(database.system, person);
  db = database.forOrganization(organizationId);
});
beforeEach(() => {
  sent = [];
});
afterAll(() => database.close());

const describeJob = () =>
  buildJobDescription(db, {
    ...{ organizationId, creatorId: actor.userId, title: 'Ward manager' },
    blocks: posting.split('\n').map((text) => ({ text, type: 'unstyled' })),
  });
type Described = Awaited<ReturnType<typeof describeJob>>;
const order = (one: Described, changes: Partial<PlanOrder> = {}) =>
  createPlan({
    ...{ db, actor, send, jobDescription: one },
    order: {
      ...{ jobDescriptionText: one.text, numberOfInterviews: 3, includeRecruiterScreen: true },
      ...{ additionalAreas: 'company values, culture add', ...changes },
    },
  });
const context = (retryCount = 0, signal = new AbortController().signal) => ({
  ...{ database, retryCount, send, signal },
});
const runPlan = (planId: string, language: LanguageEngine = builtInEngine(), retryCount = 0) =>
  createGeneratePlanJob({ language }).run({ organizationId, planId }, context(retryCount));
const planRow = async (id: string) => {
  const [row] = await db.select().from(plan).where(eq(plan.id, id));
  if (!row) throw new Error('No such plan');
  return row;
};
const described = async (id: string) => {
  const [row] = await db.select().from(jobDescription).where(eq(jobDescription.id, id));
  if (!row) throw new Error('No such job description');
  return row;
};
const remove = async (id: string) => {
  const [found] = await findVisibleJobDescriptions(db, actor, [id]);
  if (!found) throw new Error('They should see it');
  await deleteJobDescription({ db, actor, send, jobDescription: found });
};
/** The built-in engine, with something happening before each task. */
const watched = (before: (task: string) => Promise<void> | void): LanguageEngine => {
  const inner = builtInEngine();
  return {
    identity: inner.identity,
    async run(task, input, options) {
      await before(task.name);
      return inner.run(task, input, options);
    },
  };
};

describe('a plan', () => {
  test('is ordered at once and made step by step, whole at the end', async () => {
    const one = await describeJob();
    const { planId } = await order(one);
    expect(sent).toEqual([
      { name: 'generatePlan', payload: { organizationId, planId }, delaySec: undefined },
    ]);
    expect((await planRow(planId)).status).toBe('Dispatched');
    const seen: string[] = [];
    await runPlan(
      planId,
      watched(async () => {
        seen.push((await planRow(planId)).status);
      }),
    );
    expect(seen).toEqual(['PlanInProgress', 'PlanCompetenciesInProgress', 'QuestionsInProgress']);
    const made = await planRow(planId);
    expect(made).toMatchObject({ status: 'QuestionsCompleted', error: null });
    expect(made.completedAt).not.toBeNull();
    expect((await described(one.id)).planId).toBe(planId);

    const { interviews, questions } = await readPlanRows(db, planId);
    expect(interviews.map(({ name, order: at }) => [at, name])[0]).toEqual([0, 'Recruiter screen']);
    expect(interviews).toHaveLength(3);
    const groups = interviews.flatMap((interview) => interview.groups);
    for (const { id, source, referenceText } of groups) {
      expect(questions.filter(({ groupId }) => groupId === id).length).toBeGreaterThan(0);
      if (source === 'JobDescription') expect(one.text).toContain(referenceText);
      else expect(referenceText).toBeNull();
    }
    expect(
      groups
        .filter(({ source }) => source === 'UserFocusArea')
        .map((group) => group.competency)
        .sort(),
    ).toEqual(['Company values', 'Culture add']);
    expect(nearDuplicates(questions)).toEqual([]);
    const records = await db
      .select()
      .from(planEngineRecord)
      .where(eq(planEngineRecord.planId, planId));
    expect(records.map(({ task, engine }) => `${task} ${engine}`).sort()).toEqual([
      'generatePlanCompetencies built-in',
      'generatePlanInterviews built-in',
      'generatePlanQuestions built-in',
    ]);
  });

  test('that was made is left alone by a second run', async () => {
    const { planId } = await order(await describeJob());
    await runPlan(planId);
    const before = await readPlanRows(db, planId);
    await runPlan(planId);
    expect(await readPlanRows(db, planId)).toEqual(before);
  });

  test.each(['generatePlanInterviews', 'generatePlanCompetencies', 'generatePlanQuestions'])(
    'goes on where a worker died in %s, and doubles nothing',
    async (task) => {
      const { planId } = await order(await describeJob());
      const dying = watched((name) => {
        if (name === task) throw new Error('the worker died');
      });
      await expect(runPlan(planId, dying)).rejects.toThrow('the worker died');
      expect((await planRow(planId)).status).not.toBe('Failed');
      const asked: string[] = [];
      await runPlan(
        planId,
        watched((name) => void asked.push(name)),
      );
      expect(asked[0]).toBe(task);
      const { interviews, questions } = await readPlanRows(db, planId);
      expect(interviews).toHaveLength(3);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      expect((await planRow(planId)).status).toBe('QuestionsCompleted');
    },
  );

  test('made by two workers at once is made once', async () => {
    const { planId } = await order(await describeJob());
    await Promise.all([runPlan(planId), runPlan(planId)]);
    const { interviews, questions } = await readPlanRows(db, planId);
    expect(interviews).toHaveLength(3);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect((await planRow(planId)).status).toBe('QuestionsCompleted');
  });

  test('ends when its job description is deleted, and nothing more is written', async () => {
    const one = await describeJob();
    const { planId } = await order(one);
    await runPlan(
      planId,
      watched(async (task) => {
        if (task === 'generatePlanQuestions') await remove(one.id);
      }),
    );
    expect((await planRow(planId)).status).toBe('Failed');
    expect((await readPlanRows(db, planId)).questions).toEqual([]);
  });

  test('that is rebuilt stays until the new one is whole', async () => {
    const one = await describeJob();
    const old = await buildPlan(db, one);
    const { planId } = await order(one);
    await runPlan(
      planId,
      watched(async () => {
        expect((await described(one.id)).planId).toBe(old.id);
      }),
    );
    expect((await described(one.id)).planId).toBe(planId);
  });

  test('that failed leaves the old one counting', async () => {
    const one = await describeJob();
    const old = await buildPlan(db, one);
    const { planId } = await order(one);
    const broken = watched(() => {
      throw new Error('always');
    });
    await expect(runPlan(planId, broken, 20)).rejects.toThrow('always');
    expect(await planRow(planId)).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/Try again/) as string,
    });
    expect((await described(one.id)).planId).toBe(old.id);
  });

  test('ordered twice is one; another order ends the first', async () => {
    const one = await describeJob();
    const first = await order(one);
    expect(await order(one)).toEqual(first);
    expect(sent).toHaveLength(1);
    const second = await order(one, { numberOfInterviews: 5 });
    expect(second.planId).not.toBe(first.planId);
    expect(await planRow(first.planId)).toMatchObject({ status: 'Failed' });
    await runPlan(first.planId);
    expect((await readPlanRows(db, first.planId)).interviews).toEqual([]);
  });

  test.each<[string, Partial<PlanOrder>, RegExp]>([
    ['no interviews', { numberOfInterviews: 0 }, /1 to 8/],
    ['nine interviews', { numberOfInterviews: 9 }, /1 to 8/],
    ['an empty text', { jobDescriptionText: ' <p> </p> ' }, /empty/],
    ['endless focus areas', { additionalAreas: 'a'.repeat(501) }, /500/],
  ])('of %s is refused in plain words', async (_name, changes, words) => {
    const one = await describeJob();
    await expect(order(one, changes)).rejects.toThrow(words);
    expect(sent).toEqual([]);
  });
});

describe('a model', () => {
  let service: ModelService;
  beforeEach(async () => {
    service = await startModelService();
  });
  afterEach(() => service.stop());
  const model = () =>
    modelEngine({
      service: { protocol: 'openai', url: service.url },
      model: 'tiny',
      timeoutMs: 2000,
    });
  const say = (value: unknown) => ({ text: JSON.stringify(value) });
  const keysOf = (content: string): string[] =>
    [
      ...content.matchAll(
        /"key":"([^"]+)","interview":"[^"]*",(?:"[a-zA-Z]+":"(?:[^"\\]|\\.)*",)*"isWanted":true/g,
      ),
    ].map((found) => found[1] ?? '');
  const planAnswers = (questions: (key: string, index: number) => unknown[]) => {
    service.answer = ({ messages }) => {
      const system = messages[0]?.content ?? '';
      const user = messages[1]?.content ?? '';
      if (system.includes('Name the interviews'))
        return say({ interviews: ['Recruiter screen', 'Ward work', 'People'] });
      if (system.includes('choose 2 to 4 competencies'))
        return say({
          interviews: [
            { name: 'Recruiter screen', competencies: [] },
            {
              name: 'Ward work',
              competencies: [
                {
                  competency: 'Rostering',
                  source: 'JobDescription',
                  referenceText: 'Plan the rosters of two wards',
                },
                {
                  competency: 'Surgery',
                  source: 'JobDescription',
                  referenceText: 'Performs surgery',
                },
              ],
            },
            {
              name: 'People',
              competencies: [
                {
                  competency: 'Training',
                  source: 'JobDescription',
                  referenceText: 'Train new nurses in the use of infusion pumps',
                },
              ],
            },
          ],
        });
      return say({
        groups: keysOf(user).map((key, index) => ({ key, questions: questions(key, index) })),
      });
    };
  };
  const words = ['rosters', 'pumps', 'wards', 'values', 'culture', 'reports', 'motivation'];
  let counter = 0;
  const fresh = () => ({
    question: `How do you handle ${words[counter % words.length] ?? ''} number ${counter++} at dawn ${'abcdefghij'.charAt(counter % 10)}x${counter}?`,
    type: 'Behavioral',
  });

  test('writes a plan; what does not stand in the posting, is unfair or doubled is dropped', async () => {
    planAnswers(() => [fresh(), { question: 'Do you have children?', type: 'Screening' }]);
    const { planId } = await order(await describeJob());
    await runPlan(planId, model());
    expect(await planRow(planId)).toMatchObject({ status: 'QuestionsCompleted' });
    const { interviews, questions } = await readPlanRows(db, planId);
    const names = interviews.flatMap(({ groups }) => groups.map(({ competency }) => competency));
    expect(names).toContain('Rostering');
    expect(names).not.toContain('Surgery');
    expect(names).toEqual(expect.arrayContaining(['Company values', 'Culture add']));
    expect(questions.map(({ question }) => question).join()).not.toContain('children');
    const records = await db
      .select()
      .from(planEngineRecord)
      .where(eq(planEngineRecord.planId, planId));
    expect(new Set(records.map(({ engine }) => engine))).toEqual(new Set(['model']));
    // The posting is data: it stands in the prompt, never among the orders.
    expect(service.asked.every(({ messages }) => !messages[0]?.content.includes('rosters'))).toBe(
      true,
    );
  });

  test('that answers nonsense ends the plan with its reason, and the rules do not step in', async () => {
    service.answer = () => ({ text: 'I would rather not.' });
    const { planId } = await order(await describeJob());
    await expect(runPlan(planId, model())).rejects.toThrow();
    const failed = await planRow(planId);
    expect(failed).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/cannot be used/) as string,
    });
    expect((await readPlanRows(db, planId)).interviews).toEqual([]);
  });

  test('that is down is tried again, then told', async () => {
    service.answer = () => ({ status: 500 });
    const { planId } = await order(await describeJob());
    await expect(runPlan(planId, model(), 0)).rejects.toThrow();
    expect((await planRow(planId)).status).toBe('PlanInProgress');
    await expect(runPlan(planId, model(), 3)).rejects.toThrow();
    expect(await planRow(planId)).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/fault of its own/) as string,
    });
  });

  test('that asks for a long pause gets it', async () => {
    service.answer = () => ({ status: 429, headers: { 'retry-after': '90' } });
    const { planId } = await order(await describeJob());
    sent = [];
    await runPlan(planId, model());
    expect(sent).toMatchObject([{ name: 'generatePlan', delaySec: 90 }]);
    expect((await planRow(planId)).status).toBe('PlanInProgress');
  });
});

describe('questions of a job description', () => {
  const run = (id: string, language: LanguageEngine = builtInEngine(), retryCount = 0) =>
    createGenerateQuestionsJob({ language }).run(
      { organizationId, jobDescriptionId: id },
      context(retryCount),
    );
  const ask = (one: Described, isForced = false) =>
    orderQuestions({ db, actor, jobDescription: one, isForced, send });
  const groupsOf = (id: string) =>
    db
      .select()
      .from(jobDescriptionQuestionGroup)
      .where(eq(jobDescriptionQuestionGroup.jobDescriptionId, id))
      .orderBy(asc(jobDescriptionQuestionGroup.order));
  const questionsOf = (groupId: string) =>
    db.select().from(jobDescriptionQuestion).where(eq(jobDescriptionQuestion.groupId, groupId));

  test('are written once for a text, with its words', async () => {
    const one = await describeJob();
    await ask(one);
    await ask(one);
    expect(sent.map(({ name }) => name)).toEqual(['generateQuestions']);
    await run(one.id);
    const after = await described(one.id);
    expect(after.questionsProcessingStatus).toBe('Completed');
    const groups = await groupsOf(one.id);
    expect(groups.length).toBeGreaterThan(2);
    for (const group of groups) {
      if (group.referenceText !== null) expect(one.text).toContain(group.referenceText);
      expect(await questionsOf(group.id)).not.toEqual([]);
    }
    await ask(one);
    expect(sent).toHaveLength(1);
    await run(one.id);
    expect(await groupsOf(one.id)).toEqual(groups);
  });

  test('are written anew after a change, or when somebody insists; the old ones stay meanwhile', async () => {
    const one = await describeJob();
    await ask(one);
    await run(one.id);
    const before = await groupsOf(one.id);
    await db
      .update(jobDescription)
      .set({ lastModifiedAt: new Date(Date.now() + 60_000) })
      .where(eq(jobDescription.id, one.id));
    await ask(one);
    expect((await described(one.id)).questionsProcessingStatus).toBe('Dispatched');
    expect(await groupsOf(one.id)).toEqual(before);
    await run(one.id);
    const after = await groupsOf(one.id);
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
    expect(after).toHaveLength(before.length);
    await ask(one, true);
    expect(sent).toHaveLength(3);
  });

  test('stop when the job description is deleted meanwhile', async () => {
    const one = await describeJob();
    await ask(one);
    await run(
      one.id,
      watched(() => remove(one.id)),
    );
    expect((await described(one.id)).questionsProcessingStatus).toBe('Failed');
    expect(await groupsOf(one.id)).toEqual([]);
  });

  test('that fail say why and can be ordered again', async () => {
    const one = await describeJob();
    await ask(one);
    const broken = watched(() => {
      throw new Error('always');
    });
    await expect(run(one.id, broken, 0)).rejects.toThrow();
    expect((await described(one.id)).questionsProcessingStatus).toBe('InProgress');
    await expect(run(one.id, broken, 20)).rejects.toThrow();
    expect(await described(one.id)).toMatchObject({
      questionsProcessingStatus: 'Failed',
      questionsError: expect.stringMatching(/Try again/) as string,
    });
    await ask(one);
    await run(one.id);
    expect(await described(one.id)).toMatchObject({
      questionsProcessingStatus: 'Completed',
      questionsError: null,
    });
  });

  test('of an empty job description are refused', async () => {
    const empty = await buildJobDescription(db, { organizationId, creatorId: actor.userId });
    await expect(ask(empty)).rejects.toThrow(/empty/);
  });
});
