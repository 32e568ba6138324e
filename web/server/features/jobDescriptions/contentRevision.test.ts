import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import type { SaveBasis } from './contentRevision.ts';
import { findVisibleJobDescriptions } from './jobDescriptionLoaders.ts';
import { restoreVersion } from './restoreVersion.ts';
import { saveCreatorSession } from './saveCreatorSession.ts';
import { updateJobDescription } from './updateJobDescription.ts';

let database: Database;
let db: Db;
let ana: Actor;
let ben: Actor;
let organizationId: string;
let id: string;

beforeAll(async () => {
  const world = await openPlanWorld();
  ({ database, db, organizationId } = world);
  ana = await world.person({ firstName: 'Ana', lastName: 'Ruiz' });
  ben = await world.person({ firstName: 'Ben', lastName: 'Ito' });
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ id } = await buildJobDescription(db, {
    ...{ organizationId, creatorId: ana.userId, sharedToIds: [ben.userId], title: 'Nurse' },
    blocks: [{ text: 'Before', type: 'unstyled' }],
  }));
});

const find = async () => {
  const [found] = await findVisibleJobDescriptions(db, ana, [id]);
  if (!found) throw new Error('Ana made it');
  return found;
};
const textOf = async () => {
  const [row] = await db.select().from(jobDescription).where(eq(jobDescription.id, id));
  return row?.text;
};
const versions = async () =>
  (
    await db
      .select()
      .from(jobDescriptionVersion)
      .where(eq(jobDescriptionVersion.jobDescriptionId, id))
      .orderBy(asc(jobDescriptionVersion.sequence))
  ).map(({ text }) => text);

/** A page as the editor is one: it knows the state it read and saves from there. */
const openPage = async (actor: Actor) => {
  let known = [(await find()).contentRevision];
  const send = async (
    text: string,
    over: Partial<SaveBasis> = {},
    words: string[] = [],
    analyzeText = analyze,
  ) => {
    const blocks = [{ text, type: 'unstyled' }];
    return analyzeJobDescription({
      ...{ db, actor, analyzeText, jobDescription: await find() },
      content: { text, blocks, editorContent: rawContentOf(blocks), whitelistedWords: words },
      basis: { basedOn: known, revision: randomUUID(), ...over },
    });
  };
  return {
    send,
    save: async (...all: Parameters<typeof send>) => {
      known = [(await send(...all)).contentRevision];
    },
    /** The save arrives, its answer does not. */
    saveUnanswered: async (text: string) => {
      const revision = randomUUID();
      await send(text, { revision });
      known = [...known, revision];
    },
    known: () => known,
    read: async () => {
      known = [(await find()).contentRevision];
    },
  };
};
const conflict = (over: Record<string, unknown>) => ({
  extensions: expect.objectContaining({ code: 'CONFLICT', ...over }),
});

test.each([
  ['Ana first', () => [ana, ben] as const, /Ana Ruiz changed this job description/],
  ['Ben first', () => [ben, ana] as const, /Ben Ito changed this job description/],
])('of two people, %s, the later save is refused and nothing is lost', async (_who, two, words) => {
  const [early, late] = two();
  const [first, second] = [await openPage(early), await openPage(late)];
  await first.save('Theirs');
  const refused = second.send('Mine');
  await expect(refused).rejects.toThrow(words);
  await expect(refused).rejects.toMatchObject(
    conflict({
      isOwn: false,
      contentRevision: first.known()[0],
      changedByName: early === ana ? 'Ana Ruiz' : 'Ben Ito',
      changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    }),
  );
  expect(await textOf()).toBe('Theirs');
  await first.save('Theirs, and more');
  await second.read();
  await second.save('Theirs, and mine');
  expect((await versions()).slice(-2)).toEqual(['Theirs, and more', 'Theirs, and mine']);
});

test('of two saves at the very same time one is kept and the other refused', async () => {
  const [first, second] = [await openPage(ana), await openPage(ben)];
  const done = await Promise.allSettled([first.send('Ana’s'), second.send('Ben’s')]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = done.find((item) => item.status === 'rejected');
  expect(refused?.reason).toMatchObject(conflict({}));
  expect(await textOf()).toBe(done[0]?.status === 'fulfilled' ? 'Ana’s' : 'Ben’s');
});

test('a second tab of the same person is told so', async () => {
  const [first, second] = [await openPage(ana), await openPage(ana)];
  await first.save('In the first');
  await expect(second.send('In the second')).rejects.toThrow(/in another tab or on another device/);
  await expect(second.send('In the second')).rejects.toMatchObject(conflict({ isOwn: true }));
});

test('what is knowingly put in place of another text leaves that one a version, of whomever it is', async () => {
  const [first, second] = [await openPage(ana), await openPage(ana)];
  await first.save('In the first');
  await second.read();
  await second.save('In the second', { isOverOther: true });
  await second.save('In the second, and on');
  expect((await versions()).slice(-2)).toEqual(['In the first', 'In the second, and on']);
});

test('one page never conflicts with itself: words, ignored words, title, a restored version', async () => {
  const page = await openPage(ana);
  await page.save('One');
  await page.save('One, two');
  await page.save('One, two', {}, ['rockstar']);
  await updateJobDescription({ db, actor: ana, jobDescription: await find(), title: 'Ward nurse' });
  await page.save('One, two, three', {}, ['rockstar']);
  const [version] = await db
    .select()
    .from(jobDescriptionVersion)
    .where(eq(jobDescriptionVersion.jobDescriptionId, id));
  if (!version) throw new Error('There is a version');
  await restoreVersion({ db, actor: ana, version });
  await page.read();
  await page.save('On from there');
  expect(await textOf()).toBe('On from there');
});

test('a save whose answer was lost is followed by the next, and when it comes late it changes nothing', async () => {
  const page = await openPage(ana);
  const basedOn = page.known();
  await page.saveUnanswered('One');
  await page.saveUnanswered('One, two');
  await page.save('One, two, three');
  await expect(page.send('One', { basedOn })).rejects.toMatchObject(conflict({ isOwn: true }));
  expect(await textOf()).toBe('One, two, three');
});

test('a text that was kept though its analysis failed is no other text to the page that sent it', async () => {
  const page = await openPage(ana);
  const revision = randomUUID();
  const failing = () => {
    throw new Error('A rule is broken');
  };
  await expect(page.send('One', { revision }, [], failing)).rejects.toThrow(/processing your JD/);
  await page.save('One', { basedOn: [...page.known(), revision] });
  await page.save('One, two');
});

test('the very same words are no conflict, and everybody may go on from there', async () => {
  const [first, second] = [await openPage(ana), await openPage(ben)];
  await first.save('The same');
  await second.save('The same');
  await first.save('The same, and more');
  expect(await textOf()).toBe('The same, and more');
});

test('only ignored words or formatting changed elsewhere count as a change too', async () => {
  const [first, second] = [await openPage(ana), await openPage(ben)];
  await first.save('Before', {}, ['rockstar']);
  await expect(second.send('Mine')).rejects.toMatchObject(conflict({}));
  expect((await find()).whitelistedWords).toEqual(['rockstar']);
});

test('without a basis nothing is compared, and a name that is no UUID is refused', async () => {
  const [page, other] = [await openPage(ana), await openPage(ben)];
  await other.save('Theirs');
  await analyzeJobDescription({
    ...{ db, actor: ana, jobDescription: await find() },
    content: {
      ...{ text: 'Plain', blocks: [{ text: 'Plain', type: 'unstyled' }] },
      ...{ editorContent: '', whitelistedWords: [] },
    },
  });
  expect(await textOf()).toBe('Plain');
  await expect(page.send('Mine', { revision: 'mine' })).rejects.toThrow(/Reload the page/);
});

test('a title is not written over one that the person has not seen', async () => {
  const rename = async (title: string, replaces: string[]) =>
    updateJobDescription({ db, actor: ana, jobDescription: await find(), title, replaces });
  await rename('Ward nurse', ['Nurse']);
  await expect(rename('Night nurse', ['Nurse'])).rejects.toMatchObject(
    conflict({ title: 'Ward nurse' }),
  );
  expect((await find()).title).toBe('Ward nurse');
  await rename('Ward nurse', ['Nurse']);
  await rename('Night nurse', ['Nurse', 'Ward  nurse ']);
  expect((await find()).title).toBe('Night nurse');
});

test('the creator’s session is refused in the same way, by whomever it was changed', async () => {
  const read = async () => (await find()).contentRevision;
  const save = async (actor: Actor, basedOn: string[], changes: Record<string, unknown>) => {
    const revision = randomUUID();
    const basis = { basedOn, revision };
    await saveCreatorSession({ db, actor, jobDescription: await find(), changes, basis });
    return revision;
  };
  const start = await read();
  const next = await save(ana, [start], { aboutSectionText: 'Theirs' });
  expect(await read()).toBe(next);
  await expect(save(ben, [start], { aboutSectionText: 'Mine' })).rejects.toMatchObject(
    conflict({ changedByName: 'Ana Ruiz', contentRevision: next }),
  );
  const after = await save(ana, [start, next], { eeocStatement: 'Everybody.' });
  const saved = await save(ben, [after], { aboutSectionText: 'Both' });
  expect(await read()).toBe(saved);
});
