import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildJobDescription } from '../../../../tests/factories/buildJobDescription.ts';
import { planBench, watchedEngine, type Described } from '../../../../tests/harness/planBench.ts';
import {
  jobDescription,
  jobDescriptionQuestion,
  jobDescriptionQuestionGroup,
} from '../../db/tables/schema.ts';
import { builtInEngine } from '../../language/builtInEngine.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { createGenerateQuestionsJob } from './generateQuestionsJob.ts';
import { mostAttempts } from '../../jobs/taskAttempt.ts';
import { orderQuestions } from './orderQuestions.ts';
import { generateQuestionsQueue } from './planGenerationQueues.ts';

const { here, sent, send, context, describeJob, described, remove } = planBench();

describe('questions of a job description', () => {
  const run = async (
    id: string,
    language: LanguageEngine = builtInEngine(),
    signal?: AbortSignal,
  ) => {
    const queued = sent.map(({ payload }) => generateQuestionsQueue.payload.parse(payload));
    const ordered = queued.findLast((one) => one.jobDescriptionId === id);
    if (!ordered) throw new Error('These questions were not ordered in this test');
    await createGenerateQuestionsJob({ language }).run(ordered, context(signal));
  };
  const ask = (one: Described, isForced = false) =>
    orderQuestions({ ...here(), jobDescription: one, isForced, send });
  const groupsOf = (id: string) =>
    here()
      .db.select()
      .from(jobDescriptionQuestionGroup)
      .where(eq(jobDescriptionQuestionGroup.jobDescriptionId, id))
      .orderBy(asc(jobDescriptionQuestionGroup.order));
  const questionsOf = (groupId: string) =>
    here()
      .db.select()
      .from(jobDescriptionQuestion)
      .where(eq(jobDescriptionQuestion.groupId, groupId));

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
    await here()
      .db.update(jobDescription)
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

  test('go on after the server was stopped while they were written', async () => {
    const one = await describeJob();
    await ask(one);
    const server = new AbortController();
    const stopped = watchedEngine(() => {
      server.abort();
      server.signal.throwIfAborted();
    });
    await expect(run(one.id, stopped, server.signal)).rejects.toThrow(/aborted/);
    expect((await described(one.id)).questionsProcessingStatus).toBe('InProgress');
    expect(await groupsOf(one.id)).toEqual([]);
    await run(one.id);
    expect((await described(one.id)).questionsProcessingStatus).toBe('Completed');
    expect(await groupsOf(one.id)).not.toEqual([]);
  });

  test('stop when the job description is deleted meanwhile', async () => {
    const one = await describeJob();
    await ask(one);
    await run(
      one.id,
      watchedEngine(() => remove(one.id)),
    );
    expect((await described(one.id)).questionsProcessingStatus).toBe('Failed');
    expect(await groupsOf(one.id)).toEqual([]);
  });

  test('that fail say why and can be ordered again', async () => {
    const one = await describeJob();
    await ask(one);
    const broken = watchedEngine(() => {
      throw new Error('always');
    });
    await expect(run(one.id, broken)).rejects.toThrow();
    for (let attempt = 1; attempt < mostAttempts; attempt++) {
      expect((await described(one.id)).questionsProcessingStatus).toBe('InProgress');
      await expect(run(one.id, broken)).rejects.toThrow();
    }
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
    const empty = await buildJobDescription(here().db, {
      organizationId: here().organizationId,
      creatorId: here().actor.userId,
    });
    await expect(ask(empty)).rejects.toThrow(/empty/);
  });
});
