import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { competency, cue, guide, guideAssignment, interview } from '../../db/tables/schema.ts';
import { addGuide, type NewGuide } from './addGuide.ts';
import { deleteGuide } from './deleteGuide.ts';
import { duplicateGuide } from './duplicateGuide.ts';
import {
  addCompetency,
  deleteCompetency,
  moveCompetency,
  renameCompetency,
} from './editCompetencies.ts';
import { addCue, deleteCue, moveCue, updateCue } from './editCues.ts';
import { updateGuides } from './updateGuides.ts';

let database: Database;
let db: Db;
let actor: Actor;
let colleague: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  const join = async () => actorOf(database.system, await buildUser(database.system, organization));
  actor = await join();
  colleague = await join();
  db = database.forOrganization(organization.id);
});
afterAll(() => database.close());

const load = async (id: string) => firstRow(await db.select().from(guide).where(eq(guide.id, id)));
const add = async (input: Partial<NewGuide> = {}) =>
  load(await addGuide({ db, actor, input: { name: 'Screen', ...input } }));
const questions = async (guideId: string) =>
  db
    .select({ id: cue.id, cue: cue.cue, index: cue.index, competency: competency.name })
    .from(cue)
    .leftJoin(competency, eq(competency.id, cue.competencyId))
    .where(eq(cue.guideId, guideId))
    .orderBy(asc(cue.index));
const wordings = async (guideId: string) => (await questions(guideId)).map((row) => row.cue);
const competencies = async (guideId: string) =>
  db
    .select()
    .from(competency)
    .where(eq(competency.guideId, guideId))
    .orderBy(asc(competency.index));
const ofGuide = async (input?: Partial<NewGuide>) => {
  const made = await add(input);
  const ids = new Map((await questions(made.id)).map((row) => [row.cue, row.id]));
  const idOf = (wording: string) => ids.get(wording) ?? '';
  return { change: { db, actor, guide: made }, id: made.id, idOf };
};
const abc = { cues: ['A', 'B', 'C'].map((wording) => ({ cue: wording })) };

test('a guide is added with its questions in order, and one competency for each name', async () => {
  const made = await add({
    name: '  Onsite ',
    assignedUserIds: [colleague.userId, colleague.userId],
    cues: [
      { cue: 'Why us?', competency: 'Motivation' },
      { cue: 'What next?' },
      { cue: 'Why now?', competency: 'motivation', scoringEnabled: true },
    ],
  });
  expect(made).toMatchObject({ name: 'Onsite', visibility: 'PUBLIC', creatorId: actor.userId });
  expect(await questions(made.id)).toMatchObject([
    { cue: 'Why us?', index: 0, competency: 'Motivation' },
    { cue: 'What next?', index: 1, competency: null },
    { cue: 'Why now?', index: 2, competency: 'Motivation' },
  ]);
  expect(await db.$count(guideAssignment, eq(guideAssignment.guideId, made.id))).toBe(1);
});

test.each([
  ['no name', { name: ' \u0000 ' }, /a name/],
  ['a name of 101 characters', { name: 'a'.repeat(101) }, /100 characters/],
  ['a question without words', { cues: [{ cue: ' ' }] }, /question first/],
  ['more questions than fit', { cues: Array(201).fill({ cue: 'A' }) }, /at most 200 questions/],
])('%s is refused, and nothing is added', async (_what, input, message) => {
  const before = await db.$count(guide);
  await expect(add(input)).rejects.toThrow(message);
  expect(await db.$count(guide)).toBe(before);
});

test('a question is added, changed, moved and taken away; the places stay 0, 1, 2, …', async () => {
  const { change, id, idOf } = await ofGuide(abc);
  await addCue({ ...change, input: { cue: 'After A', competency: 'Care' }, afterCueId: idOf('A') });
  await addCue({ ...change, input: { cue: 'Last' } });
  await moveCue({ ...change, cueId: idOf('C'), afterCueId: null });
  await deleteCue({ ...change, cueId: idOf('B') });
  await updateCue({ ...change, cueId: idOf('A'), changes: { competency: 'CARE' } });
  expect(await questions(id)).toMatchObject([
    { cue: 'C', competency: null },
    { cue: 'A', competency: 'Care' },
    { cue: 'After A', competency: 'Care' },
    { cue: 'Last', competency: null },
  ]);
  await moveCue({ ...change, cueId: idOf('C'), afterCueId: idOf('A') });
  await updateCue({ ...change, cueId: idOf('A'), changes: { competency: null, cue: 'A?' } });
  expect(await questions(id)).toMatchObject([
    { cue: 'A?', competency: null, index: 0 },
    { cue: 'C', index: 1 },
    { cue: 'After A', index: 2 },
    { cue: 'Last', index: 3 },
  ]);
});

test('two people who order a guide at once lose nothing, and no place is taken twice', async () => {
  const { change, id, idOf } = await ofGuide(abc);
  const theirs = { ...change, actor: colleague };
  await Promise.all([
    moveCue({ ...change, cueId: idOf('A'), afterCueId: idOf('C') }),
    moveCue({ ...theirs, cueId: idOf('B'), afterCueId: null }),
    addCue({ ...change, input: { cue: 'D', competency: 'Care' } }),
    addCue({ ...theirs, input: { cue: 'E', competency: 'care' } }),
    moveCue({ ...theirs, cueId: idOf('C'), afterCueId: idOf('B') }),
  ]);
  const left = await questions(id);
  expect(left.map(({ cue: wording }) => wording).sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(left.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  const at = (wording: string) => left.findIndex((row) => row.cue === wording);
  expect([at('B') < at('C'), at('C') < at('A')]).toEqual([true, true]);
  expect(await competencies(id)).toHaveLength(1);
});

test('a wording that somebody else changed is not overwritten unseen', async () => {
  const { change, id, idOf } = await ofGuide(abc);
  const write = (wording: string, replaces: string) =>
    updateCue({ ...change, cueId: idOf('A'), changes: { cue: wording }, replaces });
  await write('A, at work', 'A');
  await expect(write('A, at home', 'A')).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', standing: 'A, at work' },
  });
  await write('A, at work', 'A');
  await write('A, at home', 'A, at work');
  expect((await wordings(id))[0]).toBe('A, at home');
});

test('a question that is sent twice under one id is added once', async () => {
  const { change, id } = await ofGuide(abc);
  const cueId = randomUUID();
  const addIt = () => addCue({ ...change, id: cueId, input: { cue: 'D' } });
  expect([await addIt(), await addIt()]).toEqual([cueId, cueId]);
  expect(await wordings(id)).toEqual(['A', 'B', 'C', 'D']);
  expect(() => addCue({ ...change, id: 'D', input: { cue: 'E' } })).toThrow(/not a UUID/);
});

test('a formatted description is kept as HTML of our own, whatever comes in', async () => {
  const { change, idOf } = await ofGuide(abc);
  const text = 'Look for <script>alert(1)</script> numbers';
  const write = (words: string, replacesDescription?: string) =>
    updateCue({
      ...change,
      ...{ cueId: idOf('A'), replacesDescription },
      changes: {
        descriptionContent: JSON.stringify({
          blocks: [
            { text: words, inlineStyleRanges: [{ offset: 0, length: 4, style: 'BOLD' }] },
            { text: 'link', entityRanges: [{ offset: 0, length: 4, key: 0 }] },
          ],
          entityMap: { 0: { type: 'LINK', data: { url: 'javascript:alert(1)' } } },
        }),
      },
    });
  const read = async () =>
    firstRow(
      await db
        .select()
        .from(cue)
        .where(eq(cue.id, idOf('A'))),
    );
  await write(text, '');
  const { description, isHtmlType } = await read();
  expect(isHtmlType).toBe(true);
  expect(description).toContain('<strong>Look</strong> for &lt;script&gt;');
  expect(description).not.toContain('javascript:');
  await expect(write('Mine', '')).rejects.toMatchObject({ extensions: { standing: description } });
  expect(() => write('a'.repeat(5001))).toThrow(/5,000 characters/);
  await updateCue({
    ...{ ...change, cueId: idOf('A') },
    changes: { descriptionContent: '{"blocks":[]}' },
  });
  expect(await read()).toMatchObject({ description: '', isHtmlType: false });
});

test('moving beside a question that was deleted meanwhile is refused and changes nothing', async () => {
  const { change, id, idOf } = await ofGuide(abc);
  await deleteCue({ ...change, cueId: idOf('C') });
  const move = (wording: string, after: string) =>
    moveCue({ ...change, cueId: idOf(wording), afterCueId: idOf(after) });
  await expect(move('A', 'C')).rejects.toThrow(/Somebody else changed/);
  await expect(move('C', 'A')).rejects.toThrow(/does not exist/);
  expect(await wordings(id)).toEqual(['A', 'B']);
});

test('competencies are named once each, ordered and taken away; their questions stay', async () => {
  const { change, id } = await ofGuide({ cues: [{ cue: 'A', competency: 'Care' }] });
  const careId = firstRow(await competencies(id)).id;
  const planningId = await addCompetency({ ...change, name: 'Planning' });
  expect(await addCompetency({ ...change, name: ' planning ' })).toBe(planningId);
  await expect(
    renameCompetency({ ...change, competencyId: planningId, name: 'CARE' }),
  ).rejects.toThrow(/already/);
  await renameCompetency({ ...change, competencyId: planningId, name: 'Rosters' });
  await moveCompetency({ ...change, competencyId: planningId, afterCompetencyId: null });
  expect((await competencies(id)).map(({ name }) => name)).toEqual(['Rosters', 'Care']);
  await deleteCompetency({ ...change, competencyId: careId });
  expect(await questions(id)).toMatchObject([{ cue: 'A', competency: null }]);
});

test("a copy has its own questions and competencies and is the copying person's", async () => {
  const { id, change } = await ofGuide({
    ...{ name: 'N'.repeat(100), visibility: 'PRIVATE', assignedUserIds: [colleague.userId] },
    cues: [{ cue: 'A', competency: 'Care' }, { cue: 'B' }],
  });
  const copyId = await duplicateGuide({ ...change, actor: colleague });
  expect(await load(copyId)).toMatchObject({
    ...{ name: `${'N'.repeat(93)} (copy)`, visibility: 'PRIVATE', creatorId: colleague.userId },
  });
  await deleteGuide(change);
  expect(await db.$count(guide, eq(guide.id, id))).toBe(0);
  expect(await questions(copyId)).toMatchObject([
    { cue: 'A', competency: 'Care' },
    { cue: 'B', competency: null },
  ]);
  expect(await db.$count(guideAssignment, eq(guideAssignment.guideId, copyId))).toBe(0);
});

test('a deleted guide leaves the interviews that followed it', async () => {
  const { change, id } = await ofGuide(abc);
  const { organizationId, userId: ownerId } = actor;
  const { interviewId } = await buildCall(db, { organizationId, ownerId, guideId: id });
  await deleteGuide(change);
  const [left] = await db.select().from(interview).where(eq(interview.id, interviewId));
  expect(left?.guideId).toBeNull();
});

test('several guides change together or not at all; what is left out stays', async () => {
  const guides = [await add({ name: 'One' }), await add({ name: 'Two' })];
  await updateGuides({ db, actor, guides, changes: { visibility: 'PRIVATE', name: null } });
  const stranger = '00000000-0000-4000-8000-000000000000';
  await expect(
    updateGuides({ db, actor, guides, changes: { visibility: 'PUBLIC', positionId: stranger } }),
  ).rejects.toThrow();
  const left = await Promise.all(guides.map(({ id }) => load(id)));
  expect(left).toMatchObject([
    { name: 'One', visibility: 'PRIVATE' },
    { name: 'Two', visibility: 'PRIVATE' },
  ]);
});
