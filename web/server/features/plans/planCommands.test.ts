import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildJobDescription } from '../../../../tests/factories/buildJobDescription.ts';
import { buildPlan } from '../../../../tests/factories/buildPlan.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openPlanWorld } from '../../../../tests/harness/planWorld.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { planLine, planLineQuestion, plan as planTable } from '../../db/tables/schema.ts';
import { createInterviewGuides } from './createInterviewGuides.ts';
import {
  addPlanQuestionGroup,
  markPlanQuestionGroup,
  movePlanQuestionGroup,
  reorderPlanQuestionGroups,
  updatePlanQuestionGroup,
} from './editPlanGroups.ts';
import {
  addPlanInterview,
  markPlanInterview,
  reorderPlanInterviews,
  updatePlanInterview,
} from './editPlanInterviews.ts';
import { markPlanLine, tiePlanLine } from './editPlanLines.ts';
import {
  addPlanQuestion,
  markPlanQuestion,
  reorderPlanQuestions,
  updatePlanQuestion,
} from './editPlanQuestions.ts';
import { findVisiblePlans, planLoaders, type LoadedPlan } from './planLoaders.ts';

let database: Database;
let db: Db;
let actor: Actor;
let admin: Actor;
let organizationId: string;
let plan: LoadedPlan;
let input: { db: Db; actor: Actor; plan: LoadedPlan };

const load = async (id: string): Promise<LoadedPlan> => {
  const [found] = await findVisiblePlans(db, actor, [id]);
  if (!found) throw new Error('The creator sees the plan');
  return found;
};
const build = async (columns: Parameters<typeof buildPlan>[2] = {}) => {
  const described = await buildJobDescription(db, {
    ...{ organizationId, creatorId: actor.userId, title: 'Ward manager' },
  });
  return load((await buildPlan(db, described, columns)).id);
};

beforeAll(async () => {
  const world = await openPlanWorld();
  ({ database, db, organizationId } = world);
  actor = await world.person();
  admin = await world.person({ roleType: 'SITE_ADMIN' });
});
beforeEach(async () => {
  plan = await build();
  input = { db, actor, plan };
});
afterAll(() => database.close());

/** The plan as a page would read it now. */
const read = async () => {
  const loaders = planLoaders(db, actor);
  const interviews = await loaders.interviewsByPlanId.load(plan.id);
  return Promise.all(
    interviews.map(async (interview) => ({
      ...interview,
      groups: await Promise.all(
        (await loaders.questionGroupsByInterviewId.load(interview.id)).map(async (group) => ({
          ...group,
          questions: await loaders.planQuestionsByGroupId.load(group.id),
        })),
      ),
    })),
  );
};
/** The same in short: "Recruiter screen: Motivation(1) Availability(1)". */
const outline = async () =>
  (await read()).map(
    ({ name, groups }) =>
      `${name}: ${groups.map((group) => `${group.competency}(${group.questions.length})`).join(' ')}`,
  );
const at = async (interview: number, group = 0) => {
  const found = (await read())[interview];
  const foundGroup = found?.groups[group];
  if (!found || !foundGroup) throw new Error('The plan does not reach so far');
  return { interview: found, group: foundGroup };
};
const revision = async () => (await load(plan.id)).revision;

test('questions are added where they are meant, rewritten, reordered, taken away and brought back', async () => {
  const { group } = await at(1);
  const [roster, sick] = group.questions;
  if (!roster || !sick) throw new Error('There are two questions');
  const added = await addPlanQuestion({ ...input, group, text: ' Why nights? ', order: 1 });
  expect(added).toMatchObject({ question: 'Why nights?', type: 'Custom', order: 1 });
  const texts = async () => (await at(1)).group.questions.map((question) => question.question);
  expect(await texts()).toEqual([roster.question, 'Why nights?', sick.question]);

  await updatePlanQuestion({ ...input, question: roster, text: 'What went wrong?' });
  expect((await at(1)).group.questions[0]).toMatchObject({
    question: 'What went wrong?',
    type: 'Custom',
  });
  await reorderPlanQuestions({ ...input, group, questionIds: [sick.id, added.id, roster.id] });
  expect(await texts()).toEqual([sick.question, 'Why nights?', 'What went wrong?']);

  await markPlanQuestion({ ...input, question: added, isDeleted: true });
  expect(await texts()).toEqual([sick.question, 'What went wrong?']);
  await reorderPlanQuestions({ ...input, group, questionIds: [roster.id, sick.id] });
  await markPlanQuestion({ ...input, question: added, isDeleted: false });
  expect(await texts()).toEqual(['What went wrong?', 'Why nights?', sick.question]);
});

test('competencies do the same, and move between interviews with their questions', async () => {
  const { interview: first, group } = await at(0);
  const { interview: second } = await at(1);
  const added = await addPlanQuestionGroup({
    ...{ ...input, interview: first, competency: 'Kindness', order: 0 },
  });
  expect(added).toMatchObject({ source: 'UserManuallyAdded', referenceText: null, order: 0 });
  await updatePlanQuestionGroup({ ...input, group, competency: 'Motives' });
  const ids = (await at(0)).interview.groups.map((item) => item.id);
  await reorderPlanQuestionGroups({
    ...{ ...input, interview: first, questionGroupIds: ids.toReversed() },
  });
  expect(await outline()).toEqual([
    'Recruiter screen: Availability(1) Motives(1) Kindness(0)',
    'Interview 2: Rostering(2)',
  ]);
  const [rostering] = second.groups;
  if (!rostering) throw new Error('There is a competency');
  const move = (destinationQuestionGroupIds: string[]) =>
    movePlanQuestionGroup({
      ...{ ...input, group, source: first, destination: second, destinationQuestionGroupIds },
    });
  await expect(move([group.id])).rejects.toThrow(/Reload/);
  await move([group.id, rostering.id]);
  expect(await outline()).toEqual([
    'Recruiter screen: Availability(1) Kindness(0)',
    'Interview 2: Motives(1) Rostering(2)',
  ]);
  // The answer to the first one may have been lost.
  await move([group.id, rostering.id]);
  expect((await outline())[1]).toBe('Interview 2: Motives(1) Rostering(2)');
  await markPlanQuestionGroup({ ...input, group, isDeleted: true });
  await expect(move([group.id, rostering.id])).rejects.toThrow(/Somebody else changed/);
  expect((await outline())[1]).toBe('Interview 2: Rostering(2)');
  await markPlanQuestionGroup({ ...input, group, isDeleted: false });
  expect((await outline())[1]).toBe('Interview 2: Motives(1) Rostering(2)');
});

test('what is sent twice under one id is added once', async () => {
  const { interview, group } = await at(0);
  const [interviewId, groupId, questionId] = [randomUUID(), randomUUID(), randomUUID()];
  for (let round = 0; round < 2; round += 1) {
    await addPlanInterview({ ...input, id: interviewId, name: 'Panel', order: 0 });
    await addPlanQuestionGroup({
      ...{ ...input, id: groupId, interview, competency: 'Kindness', order: 0 },
    });
    const added = await addPlanQuestion({
      ...input,
      id: questionId,
      group,
      text: 'Why?',
      order: 0,
    });
    expect(added).toMatchObject({ id: questionId, question: 'Why?', order: 0 });
  }
  expect(await outline()).toEqual([
    'Panel: ',
    'Recruiter screen: Kindness(0) Motivation(2) Availability(1)',
    'Interview 2: Rostering(2)',
  ]);
});

test('interviews too, and a deleted one comes back whole', async () => {
  const { interview } = await at(0);
  const added = await addPlanInterview({ ...input, name: 'Interview 3', order: 9 });
  expect(added.order).toBe(2);
  await updatePlanInterview({ ...input, interview, name: 'Phone call' });
  const ids = (await read()).map((item) => item.id);
  await reorderPlanInterviews({ ...input, interviewIds: ids.toReversed() });
  await markPlanInterview({ ...input, interview, isDeleted: true });
  expect(await outline()).toEqual(['Interview 3: ', 'Interview 2: Rostering(2)']);
  await markPlanInterview({ ...input, interview, isDeleted: false });
  expect((await outline())[2]).toBe('Phone call: Motivation(1) Availability(1)');
});

test('blank and over-long texts are refused; an unchanged one changes nothing', async () => {
  const { interview, group } = await at(1);
  const [question] = group.questions;
  if (!question) throw new Error('There is a question');
  await expect(async () => addPlanQuestion({ ...input, group, text: '  ', order: 0 }))
    .rejects //
    .toThrow(/cannot be empty/);
  expect(() => updatePlanQuestion({ ...input, question, text: ' ' })).toThrow(/cannot be empty/);
  expect(() => updatePlanQuestionGroup({ ...input, group, competency: '' })).toThrow(/empty/);
  expect(() => updatePlanInterview({ ...input, interview, name: 'x'.repeat(201) })).toThrow(/200/);
  const before = await revision();
  await updatePlanQuestion({ ...input, question, text: ` ${question.question} ` });
  expect((await at(1)).group.questions[0]?.type).toBe('Behavioral');
  expect(await revision()).toBe(before);
});

test.each([
  ['Dispatched', /still being generated/],
  ['QuestionsInProgress', /still being generated/],
  ['Failed', /Rebuild/],
] as const)('a plan that is %s is not edited', async (status, words) => {
  plan = await build({ status });
  input = { db, actor, plan };
  const { group } = await at(0);
  await expect(addPlanQuestion({ ...input, group, text: 'Why?', order: 0 })).rejects.toThrow(words);
  await expect(createInterviewGuides(input)).rejects.toThrow(/not finished/);
});

test('two people who reorder at once leave an order with everything in it', async () => {
  const { group } = await at(1);
  const ids = group.questions.map((question) => question.id);
  await Promise.all([
    reorderPlanQuestions({ ...input, group, questionIds: ids.toReversed() }),
    addPlanQuestion({ ...input, group, text: 'Why?', order: 0 }),
    addPlanQuestion({ ...input, group, text: 'How?', order: 1 }),
  ]).catch((error: unknown) => expect(String(error)).toContain('Somebody else changed'));
  const { questions } = (await at(1)).group;
  expect(new Set(questions.map((question) => question.order)).size).toBe(questions.length);
});

test('a text is not written over one that the person has not seen, nor into what was deleted', async () => {
  const { interview, group } = await at(1);
  const [roster, sick] = group.questions;
  if (!roster || !sick) throw new Error('There are two questions');
  const rewrite = (text: string, replaces: string) =>
    updatePlanQuestion({ ...input, question: roster, text, replaces });
  await rewrite('Theirs', roster.question);
  const refused = (detail: Record<string, unknown>) => ({
    extensions: expect.objectContaining(detail),
  });
  await expect(rewrite('Mine', roster.question)).rejects.toMatchObject(
    refused({ code: 'CONFLICT', standing: 'Theirs' }),
  );
  expect((await at(1)).group.questions[0]?.question).toBe('Theirs');
  // Sent once more because its answer was lost.
  await rewrite('Theirs', roster.question);
  await rewrite('Mine', 'Theirs');
  for (const rename of [
    () => updatePlanQuestionGroup({ ...input, group, competency: 'Mine', replaces: 'Other' }),
    () => updatePlanInterview({ ...input, interview, name: 'Mine', replaces: 'Other' }),
  ])
    await expect(rename()).rejects.toMatchObject(refused({ code: 'CONFLICT' }));

  const gone = (canRestore: boolean) => refused({ code: 'NOT_FOUND', isDeleted: true, canRestore });
  await markPlanQuestion({ ...input, question: sick, isDeleted: true });
  const rewriteSick = () => updatePlanQuestion({ ...input, question: sick, text: 'Mine' });
  await expect(rewriteSick()).rejects.toMatchObject(gone(true));
  await markPlanQuestion({ ...input, question: sick, isDeleted: false });
  await markPlanInterview({ ...input, interview, isDeleted: true });
  await expect(rewriteSick()).rejects.toMatchObject(gone(false));
  await expect(
    updatePlanQuestionGroup({ ...input, group, competency: 'Mine' }),
  ).rejects.toMatchObject(gone(false));
  await expect(updatePlanInterview({ ...input, interview, name: 'Mine' })).rejects.toMatchObject(
    gone(true),
  );
});

test('a plan goes with its job description out of sight', async () => {
  const stranger = { ...actor, userId: admin.userId };
  expect(await findVisiblePlans(db, stranger, [plan.id])).toEqual([]);
  expect(await findVisiblePlans(db, { ...stranger, planRole: 'ADMIN' }, [plan.id])).toHaveLength(1);
  expect(await db.$count(planTable, eq(planTable.id, plan.id))).toBe(1);
});

test('a question written for a line is tied to it, also when it is sent twice', async () => {
  const line = firstRow(
    await db
      .insert(planLine)
      .values({ organizationId, planId: plan.id, text: 'Train nurses', order: 1, kind: 'duty' })
      .returning(),
  );
  const { group } = await at(1);
  const id = randomUUID();
  for (let time = 0; time < 2; time++)
    await addPlanQuestion({ ...input, id, group, text: 'How do you train?', order: 0, line });
  const ties = await db
    .select()
    .from(planLineQuestion)
    .where(eq(planLineQuestion.planLineId, line.id));
  expect(ties.map(({ planQuestionId }) => planQuestionId)).toEqual([id]);
});

test('a line is tied to a question of its plan once, untied, and marked as not to be asked', async () => {
  const questionOf = async () => {
    const question = (await read()).flatMap(({ groups }) => groups.flatMap((g) => g.questions))[0];
    if (!question) throw new Error('The plan has questions');
    return question;
  };
  const question = await questionOf();
  const lines = await db
    .insert(planLine)
    .values({
      ...{ organizationId, planId: plan.id, text: 'Plan the rosters', order: 0 },
      kind: 'duty',
    })
    .returning();
  const line = firstRow(lines);
  const ties = () =>
    db.select().from(planLineQuestion).where(eq(planLineQuestion.planLineId, line.id));
  for (let time = 0; time < 2; time++)
    await tiePlanLine({ ...input, line, question, isTied: true });
  expect((await ties()).map(({ planQuestionId }) => planQuestionId)).toEqual([question.id]);
  await tiePlanLine({ ...input, line, question, isTied: false });
  expect(await ties()).toEqual([]);

  const other = { ...question, planId: randomUUID() };
  await expect(
    tiePlanLine({ ...input, line, question: other, isTied: true }),
  ).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  await markPlanLine({ ...input, line, isNotAsked: true });
  const [marked] = await db.select().from(planLine).where(eq(planLine.id, line.id));
  expect(marked?.isNotAsked).toBe(true);
});
