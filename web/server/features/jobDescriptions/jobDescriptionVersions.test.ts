import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyze } from '#shared/analysis/analyze.ts';
import {
  buildJobDescription,
  rawContentOf,
} from '../../../../tests/factories/buildJobDescription.ts';
import { openPlanWorld } from '../../../../tests/harness/planWorld.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { jobDescription, jobDescriptionVersion } from '../../db/tables/schema.ts';
import { analyzeJobDescription } from './analyzeJobDescription.ts';
import { findVisibleJobDescriptions } from './jobDescriptionLoaders.ts';
import { burstMs } from './keepVersion.ts';
import { restoreVersion } from './restoreVersion.ts';

let database: Database;
let db: Db;
let actor: Actor;
let colleague: Actor;
let organizationId: string;

beforeAll(async () => {
  const world = await openPlanWorld();
  ({ database, db, organizationId } = world);
  actor = await world.person();
  colleague = await world.person();
});
afterAll(() => database.close());

const write = () => ({ organizationId, creatorId: actor.userId });
const find = async (id: string, who = actor) => {
  const [found] = await findVisibleJobDescriptions(db, who, [id]);
  if (!found) throw new Error('They should see it');
  return found;
};
const contentOf = (...lines: string[]) => {
  const blocks = lines.map((text) => ({ text, type: 'unstyled' }));
  return {
    ...{ blocks, text: lines.join('\n'), editorContent: rawContentOf(blocks) },
    whitelistedWords: [] as string[],
  };
};
const save = async (id: string, lines: string[], who = actor) => {
  const { contentRevision: _revision, ...analysis } = await analyzeJobDescription({
    ...{ db, actor: who, jobDescription: await find(id, who) },
    content: contentOf(...lines),
  });
  return analysis;
};
const versions = (id: string) =>
  db
    .select()
    .from(jobDescriptionVersion)
    .where(eq(jobDescriptionVersion.jobDescriptionId, id))
    .orderBy(asc(jobDescriptionVersion.sequence));
test('what the editor sends is kept with the analysis of exactly that text', async () => {
  const made = await buildJobDescription(db, { ...write(), title: 'Rockstar' });
  const lines = ['We need a rockstar developer.', 'You will dominate the market.'];
  const result = await save(made.id, lines);
  const { blocks } = contentOf(...lines);
  expect(result).toEqual(analyze({ blocks, title: 'Rockstar', whitelistedWords: [] }));
  const [row] = await db.select().from(jobDescription).where(eq(jobDescription.id, made.id));
  expect(row).toMatchObject({
    text: lines.join('\n'),
    score: result.score,
    numWords: result.numWords,
    readabilityScore: result.readabilityScore,
  });
  expect(row?.analysis).toEqual(JSON.parse(JSON.stringify(result)));
});

test('a text whose analysis fails is kept, says so in the list, and is well with the next', async () => {
  const made = await buildJobDescription(db, write());
  const send = async (analyzeText: typeof analyze) =>
    analyzeJobDescription({
      ...{ db, actor, jobDescription: await find(made.id), analyzeText },
      content: contentOf('Care for people.'),
    });
  const failing = () => {
    throw new Error('A rule is broken');
  };
  await expect(send(failing)).rejects.toThrow(/You may still edit it as normal/);
  expect(await find(made.id)).toMatchObject({
    score: null,
    error: expect.stringContaining('error processing your JD'),
  });
  expect((await versions(made.id)).map((version) => version.text)).toEqual(['Care for people.']);
  await send(analyze);
  expect((await find(made.id)).error).toBeNull();
});

test.each([
  ['a text that is too long', { ...contentOf('x'.repeat(60_001)) }, /can have 60,000 characters/],
  ['blocks that are not the text', { ...contentOf('a'), text: 'b' }, /could not be read/],
  ['no editor content', { ...contentOf('a'), editorContent: '{"a":1}' }, /could not be read/],
  ['broken editor content', { ...contentOf('a'), editorContent: '{' }, /could not be read/],
])('%s is refused and what was saved stays', async (_what, content, words) => {
  const made = await buildJobDescription(db, {
    ...write(),
    blocks: [{ text: 'Before', type: 'unstyled' }],
  });
  const jobDescription = await find(made.id);
  await expect(analyzeJobDescription({ db, actor, jobDescription, content })).rejects.toThrow(
    words,
  );
  expect((await versions(made.id)).map((version) => version.text)).toEqual(['Before']);
});

test('a burst of edits is one version; another author, or time, begins the next', async () => {
  const { id } = await buildJobDescription(db, { ...write(), sharedToIds: [colleague.userId] });
  await save(id, ['One']);
  await save(id, ['One, two']);
  await save(id, ['One, two']);
  await save(id, ['Theirs'], colleague);
  await save(id, ['Mine again']);
  const texts = async () => (await versions(id)).map((version) => version.text);
  expect(await texts()).toEqual(['One, two', 'Theirs', 'Mine again']);
  await db
    .update(jobDescriptionVersion)
    .set({ createdAt: new Date(Date.now() - burstMs - 1000) })
    .where(eq(jobDescriptionVersion.text, 'Mine again'));
  await save(id, ['Later']);
  expect(await texts()).toEqual(['One, two', 'Theirs', 'Mine again', 'Later']);
});

test('an earlier version comes back with its score, and what stood meanwhile can come back too', async () => {
  const { id } = await buildJobDescription(db, { ...write(), sharedToIds: [colleague.userId] });
  const first = await save(id, ['Lead the night shift of two wards.']);
  await save(id, ['We want a rockstar.'], colleague);
  const [version] = await versions(id);
  if (!version) throw new Error('There is a version');
  await restoreVersion({ db, actor, version });
  const [row] = await db.select().from(jobDescription).where(eq(jobDescription.id, id));
  expect(row).toMatchObject({ text: 'Lead the night shift of two wards.', score: first.score });
  await save(id, ['And more.']);
  expect((await versions(id)).map((item) => item.text)).toEqual([
    'Lead the night shift of two wards.',
    'We want a rockstar.',
    'Lead the night shift of two wards.',
    'And more.',
  ]);
});
