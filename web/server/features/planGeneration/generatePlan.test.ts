import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { nearDuplicates } from '#shared/planning/nearDuplicates.ts';
import { buildPlan } from '../../../../tests/factories/buildPlan.ts';
import { planBench, watchedEngine } from '../../../../tests/harness/planBench.ts';
import { engineRecord } from '../../db/tables/schema.ts';
import { mostAttempts } from '../../jobs/taskAttempt.ts';
import type { PlanOrder } from './createPlan.ts';
import { readPlanRows } from './planRows.ts';

const { here, sent, describeJob, order, runPlan, planRow, described, remove } = planBench();

describe('a plan', () => {
  test('is ordered at once and made step by step, whole at the end', async () => {
    const found = await describeJob();
    const { planId } = await order(found);
    expect(sent).toEqual([
      {
        name: 'generatePlan',
        payload: {
          ...{ organizationId: here().organizationId, jobDescriptionId: found.id },
          ...{ planId, generation: 1 },
        },
        delaySec: undefined,
      },
    ]);
    expect((await planRow(planId)).status).toBe('Dispatched');
    const seen: string[] = [];
    await runPlan(
      planId,
      watchedEngine(async () => {
        seen.push((await planRow(planId)).status);
      }),
    );
    expect(seen).toEqual(['PlanInProgress', 'PlanCompetenciesInProgress', 'QuestionsInProgress']);
    const made = await planRow(planId);
    expect(made).toMatchObject({ status: 'QuestionsCompleted', error: null });
    expect(made.completedAt).not.toBeNull();
    expect((await described(found.id)).planId).toBe(planId);

    const { interviews, questions } = await readPlanRows(here().db, planId);
    expect(interviews.map(({ name, order: at }) => [at, name])[0]).toEqual([0, 'Recruiter screen']);
    expect(interviews).toHaveLength(3);
    const groups = interviews.flatMap((interview) => interview.groups);
    for (const { id, source, referenceText } of groups) {
      expect(questions.filter(({ groupId }) => groupId === id).length).toBeGreaterThan(0);
      if (source === 'JobDescription') expect(found.text).toContain(referenceText);
      else expect(referenceText).toBeNull();
    }
    expect(
      groups
        .filter(({ source }) => source === 'UserFocusArea')
        .map((group) => group.competency)
        .sort(),
    ).toEqual(['Company values', 'Culture add']);
    expect(nearDuplicates(questions)).toEqual([]);
    const records = await here()
      .db.select()
      .from(engineRecord)
      .where(eq(engineRecord.planId, planId));
    expect(records.map(({ task, engine }) => `${task} ${engine}`).sort()).toEqual([
      'generatePlanCompetencies built-in',
      'generatePlanInterviews built-in',
      'generatePlanQuestions built-in',
    ]);
  });

  test('that was made is left alone by a second run', async () => {
    const { planId } = await order(await describeJob());
    await runPlan(planId);
    const before = await readPlanRows(here().db, planId);
    await runPlan(planId);
    expect(await readPlanRows(here().db, planId)).toEqual(before);
  });

  test.each(['generatePlanInterviews', 'generatePlanCompetencies', 'generatePlanQuestions'])(
    'goes on where a worker died in %s, and doubles nothing',
    async (task) => {
      const { planId } = await order(await describeJob());
      const dying = watchedEngine((name) => {
        if (name === task) throw new Error('the worker died');
      });
      await expect(runPlan(planId, dying)).rejects.toThrow('the worker died');
      expect((await planRow(planId)).status).not.toBe('Failed');
      const asked: string[] = [];
      await runPlan(
        planId,
        watchedEngine((name) => void asked.push(name)),
      );
      expect(asked[0]).toBe(task);
      const { interviews, questions } = await readPlanRows(here().db, planId);
      expect(interviews).toHaveLength(3);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
      expect((await planRow(planId)).status).toBe('QuestionsCompleted');
    },
  );

  test('made by two workers at once is made once', async () => {
    const { planId } = await order(await describeJob());
    await Promise.all([runPlan(planId), runPlan(planId)]);
    const { interviews, questions } = await readPlanRows(here().db, planId);
    expect(interviews).toHaveLength(3);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect((await planRow(planId)).status).toBe('QuestionsCompleted');
  });

  test('ends when its job description is deleted, and nothing more is written', async () => {
    const found = await describeJob();
    const { planId } = await order(found);
    await runPlan(
      planId,
      watchedEngine(async (task) => {
        if (task === 'generatePlanQuestions') await remove(found.id);
      }),
    );
    expect((await planRow(planId)).status).toBe('Failed');
    expect((await readPlanRows(here().db, planId)).questions).toEqual([]);
  });

  test('that is rebuilt stays until the new one is whole', async () => {
    const found = await describeJob();
    const old = await buildPlan(here().db, found);
    const { planId } = await order(found);
    await runPlan(
      planId,
      watchedEngine(async () => {
        expect((await described(found.id)).planId).toBe(old.id);
      }),
    );
    expect((await described(found.id)).planId).toBe(planId);
  });

  test('that failed keeps nothing half made, and leaves the old one counting', async () => {
    const found = await describeJob();
    const old = await buildPlan(here().db, found);
    const { planId } = await order(found);
    const broken = watchedEngine((task) => {
      if (task === 'generatePlanQuestions') throw new Error('always');
    });
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      expect((await planRow(planId)).status).not.toBe('Failed');
      await expect(runPlan(planId, broken)).rejects.toThrow('always');
    }
    expect(await planRow(planId)).toMatchObject({
      status: 'Failed',
      error: expect.stringMatching(/Try again/) as string,
    });
    expect((await readPlanRows(here().db, planId)).interviews).toEqual([]);
    expect((await described(found.id)).planId).toBe(old.id);
  });

  test('ordered twice is one; another order ends the first', async () => {
    const found = await describeJob();
    const first = await order(found);
    expect(await order(found)).toEqual(first);
    expect(sent).toHaveLength(1);
    const second = await order(found, { numberOfInterviews: 5 });
    expect(second.planId).not.toBe(first.planId);
    expect(await planRow(first.planId)).toMatchObject({ status: 'Failed' });
    await runPlan(first.planId);
    expect((await readPlanRows(here().db, first.planId)).interviews).toEqual([]);
  });

  test.each<[string, Partial<PlanOrder>, RegExp]>([
    ['no interviews', { numberOfInterviews: 0 }, /1 to 8/],
    ['nine interviews', { numberOfInterviews: 9 }, /1 to 8/],
    ['an empty text', { jobDescriptionText: ' <p> </p> ' }, /empty/],
    ['endless focus areas', { additionalAreas: 'a'.repeat(501) }, /500/],
  ])('of %s is refused in plain words', async (_name, changes, words) => {
    const found = await describeJob();
    await expect(order(found, changes)).rejects.toThrow(words);
    expect(sent).toEqual([]);
  });
});
