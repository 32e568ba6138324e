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
    const ordered = queued.findLast((item) => item.jobDescriptionId === id);
    if (!ordered) throw new Error('These questions were not ordered in this test');
    await createGenerateQuestionsJob({ language }).run(ordered, context(signal));
  };
  const ask = (item: Described, isForced = false) =>
    orderQuestions({ ...here(), jobDescription: item, isForced, send });
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
    const found = await describeJob();
    await ask(found);
    await ask(found);
    expect(sent.map(({ name }) => name)).toEqual(['generateQuestions']);
    await run(found.id);
    const after = await described(found.id);
    expect(after.questionsProcessingStatus).toBe('Completed');
    const groups = await groupsOf(found.id);
    expect(groups.length).toBeGreaterThan(2);
    for (const group of groups) {
      if (group.referenceText !== null) expect(found.text).toContain(group.referenceText);
      expect(await questionsOf(group.id)).not.toEqual([]);
    }
    await ask(found);
    expect(sent).toHaveLength(1);
    await run(found.id);
    expect(await groupsOf(found.id)).toEqual(groups);
  });

  test('are written anew after a change, or when somebody insists; the old ones stay meanwhile', async () => {
    const found = await describeJob();
    await ask(found);
    await run(found.id);
    const before = await groupsOf(found.id);
    await here()
      .db.update(jobDescription)
      .set({ lastModifiedAt: new Date(Date.now() + 60_000) })
      .where(eq(jobDescription.id, found.id));
    await ask(found);
    expect((await described(found.id)).questionsProcessingStatus).toBe('Dispatched');
    expect(await groupsOf(found.id)).toEqual(before);
    await run(found.id);
    const after = await groupsOf(found.id);
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
    expect(after).toHaveLength(before.length);
    await ask(found, true);
    expect(sent).toHaveLength(3);
  });

  test('go on after the server was stopped while they were written', async () => {
    const found = await describeJob();
    await ask(found);
    const server = new AbortController();
    const stopped = watchedEngine(() => {
      server.abort();
      server.signal.throwIfAborted();
    });
    await expect(run(found.id, stopped, server.signal)).rejects.toThrow(/aborted/);
    expect((await described(found.id)).questionsProcessingStatus).toBe('InProgress');
    expect(await groupsOf(found.id)).toEqual([]);
    await run(found.id);
    expect((await described(found.id)).questionsProcessingStatus).toBe('Completed');
    expect(await groupsOf(found.id)).not.toEqual([]);
  });

  test('stop when the job description is deleted meanwhile', async () => {
    const found = await describeJob();
    await ask(found);
    await run(
      found.id,
      watchedEngine(() => remove(found.id)),
    );
    expect((await described(found.id)).questionsProcessingStatus).toBe('Failed');
    expect(await groupsOf(found.id)).toEqual([]);
  });

  test('that fail say why and can be ordered again', async () => {
    const found = await describeJob();
    await ask(found);
    const broken = watchedEngine(() => {
      throw new Error('always');
    });
    await expect(run(found.id, broken)).rejects.toThrow();
    for (let attempt = 1; attempt < mostAttempts; attempt++) {
      expect((await described(found.id)).questionsProcessingStatus).toBe('InProgress');
      await expect(run(found.id, broken)).rejects.toThrow();
    }
    expect(await described(found.id)).toMatchObject({
      questionsProcessingStatus: 'Failed',
      questionsError: expect.stringMatching(/Try again/) as string,
    });
    await ask(found);
    await run(found.id);
    expect(await described(found.id)).toMatchObject({
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
