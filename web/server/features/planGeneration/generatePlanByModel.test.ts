import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startModelService, type ModelService } from '../../../../tests/harness/modelService.ts';
import { planBench } from '../../../../tests/harness/planBench.ts';
import { engineRecord } from '../../db/tables/schema.ts';
import { modelEngine } from '../../language/modelEngine.ts';
import { mostAttempts } from '../../jobs/taskAttempt.ts';
import { readPlanRows } from './planRows.ts';

const { here, sent, describeJob, order, runPlan, planRow } = planBench();

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
      timeoutMs: 60_000,
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
    const { interviews, questions } = await readPlanRows(here().db, planId);
    const names = interviews.flatMap(({ groups }) => groups.map(({ competency }) => competency));
    expect(names).toContain('Rostering');
    expect(names).not.toContain('Surgery');
    expect(names).toEqual(expect.arrayContaining(['Company values', 'Culture add']));
    expect(questions.map(({ question }) => question).join()).not.toContain('children');
    const records = await here()
      .db.select()
      .from(engineRecord)
      .where(eq(engineRecord.planId, planId));
    expect(new Set(records.map(({ engine }) => engine))).toEqual(new Set(['model']));
    // The posting is data: it stands in the prompt, never among the orders.
    expect(service.asked.every(({ messages }) => !messages[0]?.content.includes('rosters'))).toBe(
      true,
    );
  });

  test('that has no question for a competency makes the plan without it', async () => {
    planAnswers((_key, index) => (index === 1 ? [] : [fresh()]));
    const { planId } = await order(await describeJob());
    await runPlan(planId, model());
    expect(await planRow(planId)).toMatchObject({ status: 'QuestionsCompleted' });
    const { interviews, questions } = await readPlanRows(here().db, planId);
    const groups = interviews.flatMap(({ groups: own }) => own.map(({ id }) => id));
    expect(groups.length).toBeGreaterThan(0);
    expect(new Set(questions.map(({ groupId }) => groupId))).toEqual(new Set(groups));
  });

  test('that answers nonsense ends the plan with its reason, and the rules do not step in', async () => {
    service.answer = () => ({ text: 'I would rather not.' });
    const { planId } = await order(await describeJob());
    await runPlan(planId, model());
    const failed = await planRow(planId);
    expect(failed).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/cannot be used/) as string,
    });
    expect((await readPlanRows(here().db, planId)).interviews).toEqual([]);
  });

  test('that is down is tried again, then told', async () => {
    service.answer = () => ({ status: 500 });
    const { planId } = await order(await describeJob());
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      expect((await planRow(planId)).status).not.toBe('Failed');
      await runPlan(planId, model());
    }
    expect(sent.map(({ delaySec }) => delaySec)).toEqual([undefined, 5, 15, 45, 135]);
    expect(await planRow(planId)).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/fault of its own/) as string,
    });
  });

  test('that asks for a pause gets it, however often within a quarter of an hour', async () => {
    service.answer = () => ({ status: 429, headers: { 'retry-after': '90' } });
    const { planId } = await order(await describeJob());
    for (let pause = 0; pause <= mostAttempts; pause++) await runPlan(planId, model());
    expect(sent.at(-1)).toMatchObject({ name: 'generatePlan', delaySec: 90 });
    expect((await planRow(planId)).status).toBe('PlanInProgress');
    planAnswers(() => [fresh()]);
    await runPlan(planId, model());
    expect((await planRow(planId)).status).toBe('QuestionsCompleted');
  });
});
