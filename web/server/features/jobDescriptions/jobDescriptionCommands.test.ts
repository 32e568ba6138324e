import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyze } from '#shared/analysis/analyze.ts';
import { buildJobDescription } from '../../../../tests/factories/buildJobDescription.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildPlan } from '../../../../tests/factories/buildPlan.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openPlanWorld } from '../../../../tests/harness/planWorld.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import {
  auditEntry,
  jobDescription,
  jobDescriptionShare,
  jobDescriptionTemplate,
  mailboxMessage,
  organization,
  plan,
  user,
} from '../../db/tables/schema.ts';
import { analyzeJobDescription } from './analyzeJobDescription.ts';
import { createJobDescription } from './createJobDescription.ts';
import { deleteJobDescription } from './deleteJobDescription.ts';
import { findVisibleJobDescriptions } from './jobDescriptionLoaders.ts';
import { listJobDescriptions } from './listJobDescriptions.ts';
import { createMailJobDescriptionShareJob } from './mailJobDescriptionShareJob.ts';
import { removeJobDescriptionJob } from './removeJobDescriptionJob.ts';
import { saveCreatorSession } from './saveCreatorSession.ts';
import { removeJobDescriptionShare, shareJobDescription } from './shareJobDescription.ts';
import { updateJobDescription } from './updateJobDescription.ts';

let database: Database;
let db: Db;
let actor: Actor;
let colleague: Actor;
let outsider: Actor;
let organizationId: string;

beforeAll(async () => {
  const world = await openPlanWorld();
  ({ database, db, organizationId } = world);
  actor = await world.person();
  colleague = await world.person();
  outsider = await world.person({ lastName: 'Outsider', planRole: null });
});
afterAll(() => database.close());

const write = () => ({ organizationId, creatorId: actor.userId });
const find = async (id: string, who = actor) => {
  const [found] = await findVisibleJobDescriptions(db, who, [id]);
  if (!found) throw new Error('They should see it');
  return found;
};
const usersOf = (...people: Actor[]) =>
  Promise.all(
    people.map(async ({ userId }) => {
      const [row] = await db.select().from(user).where(eq(user.id, userId));
      if (!row) throw new Error('No such person');
      return row;
    }),
  );

test('a new one is empty, its creator’s alone, and on the default template while the flag is on', async () => {
  const [template] = await db
    .insert(jobDescriptionTemplate)
    .values({ organizationId, name: 'House style', isDefault: true })
    .returning();
  const create = () => createJobDescription({ db, actor, title: '', state: 'Creator' });
  const made = await find((await create()).id);
  expect(made).toMatchObject({ title: '', state: 'Creator', templateId: template?.id });
  expect(await findVisibleJobDescriptions(db, colleague, [made.id])).toEqual([]);
  const set = (settings: Record<string, unknown>) =>
    database.system
      .update(organization)
      .set({ settings })
      .where(eq(organization.id, organizationId));
  await set({ planCustomTemplates: false });
  expect((await find((await create()).id)).templateId).toBeNull();
  await set({});
});

test('a title changes without the words counting as changed', async () => {
  const made = await buildJobDescription(db, { ...write(), lastModifiedAt: new Date(0) });
  await updateJobDescription({
    ...{ db, actor, jobDescription: await find(made.id) },
    ...{ title: '  Ward \n manager ', state: 'Creator' as const },
  });
  const after = await find(made.id);
  expect(after).toMatchObject({ title: 'Ward manager', state: 'Creator' });
  expect(after.lastModifiedAt).toEqual(new Date(0));
  await expect(
    updateJobDescription({ db, actor, jobDescription: after, title: 'x'.repeat(201) }),
  ).rejects.toThrow(/200 characters/);
});

test('the score belongs to the title that stands, whichever of text and title is saved first', async () => {
  const text = 'You will fix pumps.';
  const blocks = [{ text, type: 'unstyled' }];
  const content = { text, blocks, editorContent: '', whitelistedWords: [] };
  const { id } = await buildJobDescription(db, { ...write(), title: '' });
  const loaded = await find(id);
  const save = () => analyzeJobDescription({ db, actor, content, jobDescription: loaded });
  const rename = (title: string) =>
    updateJobDescription({ db, actor, title, jobDescription: loaded });
  await save();
  await rename('Sales ninja');
  const scored = await find(id);
  expect(scored.score).toBe(analyze({ blocks, title: 'Sales ninja' }).score);
  expect(scored.score).not.toBe(analyze({ blocks, title: 'Fitter' }).score);
  await rename('Fitter');
  expect((await find(id)).score).toBe(analyze({ blocks, title: 'Fitter' }).score);
  await rename('Sales ninja');
  // Loaded before the title was saved.
  await save();
  expect((await find(id)).score).toBe(scored.score);
});

test('the creator’s session is saved a part at a time, and its job title is the title', async () => {
  const { id } = await buildJobDescription(db, { ...write(), state: 'Creator', title: '' });
  const saveSession = async (changes: Record<string, unknown>) =>
    saveCreatorSession({ db, actor, jobDescription: await find(id), changes });
  await saveSession({ jobTitle: ' Ward  manager', locationType: 'hybrid' });
  const saved = await saveSession({
    requirementsSectionListItems: ['Two years of night shifts', '  '],
  });
  expect(saved).toMatchObject({
    jobTitle: ' Ward  manager',
    locationType: 'hybrid',
    requirementsSectionListItems: ['Two years of night shifts'],
    requirementsSectionTitle: 'Requirements and skills',
  });
  expect((await find(id)).title).toBe('Ward manager');
  await expect(saveSession({ locationType: 'on the moon' })).rejects.toThrow(/in-office, hybrid/);
  await expect(saveSession({ responsibilitiesSectionInputs: '{' })).rejects.toThrow(/Reload/);
});

test('sharing gives it to colleagues with a role, tells each once by e-mail, and can be taken back', async () => {
  const described = await buildJobDescription(db, { ...write(), title: 'Night porter' });
  const queued: object[] = [];
  const share = async (people: Actor[], message?: string) =>
    shareJobDescription({
      ...{ db, actor, message, jobDescription: await find(described.id) },
      recipients: await usersOf(...people),
      send: async (_job, payload) => void queued.push(payload),
    });
  await expect(share([])).rejects.toThrow(/at least one person/);
  await expect(share([outsider])).rejects.toThrow(/Outsider has no access/);
  await share([colleague, actor], ' Please read the duties. ');
  await share([colleague], 'Again');
  expect(queued).toHaveLength(1);
  expect((await find(described.id, colleague)).id).toBe(described.id);

  const [row] = await db
    .select()
    .from(jobDescriptionShare)
    .where(eq(jobDescriptionShare.jobDescriptionId, described.id));
  if (!row) throw new Error('There is a share');
  const job = createMailJobDescriptionShareJob({
    publicUrl: 'https://rapport.test',
    messages: {
      canSend: () => true,
      fault: () => Promise.resolve(null),
      send: async (message) => void (await database.system.insert(mailboxMessage).values(message)),
    },
  });
  const context = {
    ...{ database, retryCount: 0, signal: new AbortController().signal },
    send: async () => {},
  };
  const payload = { organizationId, shareId: row.id };
  await job.run(payload, context);
  await job.run(payload, context);
  const mails = await database.system.select().from(mailboxMessage);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('Night porter');
  expect(mails[0]?.body).toContain('Please read the duties.');
  expect(mails[0]?.body).toContain(`https://rapport.test/plan/analyze/${described.id}`);

  await removeJobDescriptionShare({ db, actor, share: row });
  expect(await findVisibleJobDescriptions(db, colleague, [described.id])).toEqual([]);
  await job.run({ organizationId, shareId: row.id }, context);
  expect(await database.system.$count(mailboxMessage)).toBe(1);
});

test('deleting ends what is being generated, and leaves what is finished as it was', async () => {
  const described = await buildJobDescription(db, {
    ...write(),
    questionsProcessingStatus: 'InProgress',
    sharedToIds: [colleague.userId],
  });
  const done = await buildPlan(db, described);
  const running = await buildPlan(db, described, { status: 'QuestionsInProgress', interviews: [] });
  const queued: object[] = [];
  await deleteJobDescription({
    ...{ db, actor, jobDescription: await find(described.id) },
    send: async (_job, payload) => void queued.push(payload),
  });
  for (const who of [actor, colleague])
    expect(await findVisibleJobDescriptions(db, who, [described.id])).toEqual([]);
  const statusOf = async (id: string) =>
    (await db.select().from(plan).where(eq(plan.id, id)))[0]?.status;
  expect([await statusOf(done.id), await statusOf(running.id)]).toEqual([
    'QuestionsCompleted',
    'Failed',
  ]);
  const [row] = await db.select().from(jobDescription).where(eq(jobDescription.id, described.id));
  expect(row?.questionsProcessingStatus).toBe('Failed');
  const events = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, described.id));
  expect(events.map((item) => item.event)).toContain('jobDescription.deleted');

  expect(queued).toEqual([{ organizationId, jobDescriptionId: described.id }]);
  const standing = await buildJobDescription(db, write());
  const run = (jobDescriptionId: string) =>
    removeJobDescriptionJob.run(
      { organizationId, jobDescriptionId },
      { database, retryCount: 0, signal: new AbortController().signal, send: async () => {} },
    );
  for (const id of [described.id, described.id, standing.id]) await run(id);
  expect(await db.$count(plan, eq(plan.jobDescriptionId, described.id))).toBe(0);
  expect(await db.$count(jobDescription, eq(jobDescription.id, described.id))).toBe(0);
  expect((await find(standing.id)).id).toBe(standing.id);
});

test('each list holds its own part, filtered by title, newest change first, and counted whole', async () => {
  const made = await buildOrganization(database.system, { planEnabled: true });
  const build = async (planRole: 'ADMIN' | 'EDITOR') =>
    actorOf(database.system, await buildUser(database.system, made, { planRole }));
  const [me, other, admin] = [await build('EDITOR'), await build('EDITOR'), await build('ADMIN')];
  const own = database.forOrganization(made.id);
  const add = (creatorId: string, title: string, day: number, sharedToIds: string[] = []) =>
    buildJobDescription(own, {
      ...{ organizationId: made.id, creatorId, title, sharedToIds },
      updatedAt: new Date(Date.UTC(2026, 0, day)),
    });
  await add(me.userId, 'Baker', 1);
  await buildPlan(own, await add(me.userId, '100% cook', 3));
  await add(me.userId, '', 2);
  await add(other.userId, 'Porter', 4, [me.userId]);
  await add(other.userId, 'Guard', 5);
  const list = async (
    who: Actor,
    scope: 'MINE' | 'SHARED' | 'ALL',
    pagination: { searchTerm?: string; limit?: number } = {},
    hasPlan = false,
  ) => {
    const page = await listJobDescriptions(own, who, scope, pagination, hasPlan);
    return [page.totalRows, ...page.results.map((result) => result.title)];
  };
  // Opened and left again: it is no row until something is written.
  await createJobDescription({ db: own, actor: me, title: '', state: 'Creator' });
  expect(await list(me, 'MINE')).toEqual([3, '100% cook', '', 'Baker']);
  expect(await list(me, 'MINE', { limit: 1 })).toEqual([3, '100% cook']);
  expect(await list(me, 'MINE', { searchTerm: '%' })).toEqual([1, '100% cook']);
  expect(await list(me, 'MINE', { searchTerm: 'new job' })).toEqual([1, '']);
  expect(await list(me, 'MINE', {}, true)).toEqual([1, '100% cook']);
  expect(await list(me, 'SHARED')).toEqual([1, 'Porter']);
  expect(await list(me, 'ALL')).toEqual([0]);
  expect(await list(other, 'SHARED')).toEqual([0]);
  expect(await list(admin, 'ALL')).toEqual([5, 'Guard', 'Porter', '100% cook', '', 'Baker']);
  expect(await list(admin, 'MINE')).toEqual([0]);
});
