import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { auditEntry, note } from '../../db/tables/schema.ts';
import { findVisibleCalls, type LoadedCall } from '../calls/callLoaders.ts';
import { addCallNote, type NewNote } from './addCallNote.ts';
import { deleteCallNote } from './deleteCallNote.ts';
import { noteLoaders } from './noteLoaders.ts';
import { updateCallNote, type NoteChanges } from './updateCallNote.ts';

let database: Database;
let db: Db;
let actor: Actor;
let colleague: Actor;
let call: LoadedCall;

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  const owner = await buildUser(database.system, organization, { roleType: 'RECRUITER' });
  actor = await actorOf(database.system, owner);
  colleague = await actorOf(
    database.system,
    await buildUser(database.system, organization, { roleType: 'RECRUITER' }),
  );
  db = database.forOrganization(organization.id);
  const { id } = await buildCall(db, { organizationId: organization.id, ownerId: owner.id });
  const [loaded] = await findVisibleCalls(db, actor, [id]);
  if (!loaded) throw new Error('The owner sees the call');
  call = loaded;
});
afterAll(() => database.close());

/** These notes name nobody. */
const quiet = { send: () => Promise.resolve(), mentionable: [] };
const input: NewNote = { timeMs: 5000, text: 'Asks back', type: 'NOTE', visibility: 'PUBLIC' };
const add = (changes: Partial<NewNote> = {}) =>
  addCallNote({ ...quiet, db, actor, call, input: { ...input, ...changes } });
const load = (id: string) => noteLoaders(db, actor).noteById.loadOrThrow(id);
const change = async (id: string, changes: NoteChanges) => {
  await updateCallNote({ ...quiet, db, actor, note: await load(id), changes });
  return load(id);
};
const events = async (id: string) =>
  (await db.select().from(auditEntry).where(eq(auditEntry.subjectId, id))).map(
    (item) => item.event,
  );

test('a note keeps its moment, its words without the space around them, and its author', async () => {
  const added = await add({ text: '  Asks back \n', highlightStartMs: 4000, highlightEndMs: 6000 });
  expect(await load(added.id)).toMatchObject({
    ...{ callId: call.id, authorId: actor.userId, timeMs: 5000, text: 'Asks back' },
    ...{ highlightStartMs: 4000, highlightEndMs: 6000, isEdited: false },
  });
  expect(await events(added.id)).toEqual(['note.added']);
});

test('the same request again makes no second note, and nobody takes over the id of another', async () => {
  const id = randomUUID();
  const before = await db.$count(note);
  await add({ id });
  expect(await add({ id, text: 'Asks back, twice' })).toMatchObject({ id, isEdited: false });
  expect((await load(id)).text).toBe('Asks back, twice');
  expect(await db.$count(note)).toBe(before + 1);
  expect(await events(id)).toEqual(['note.added']);
  await expect(
    addCallNote({ ...quiet, db, actor: colleague, call, input: { ...input, id } }),
  ).rejects.toThrow(/could not be saved/);
});

test.each([
  ['no words', { text: ' \u0000 ' }, /needs words/],
  ['too many words', { text: 'a'.repeat(10_001) }, /10,000 characters/],
  ['a moment before the beginning', { timeMs: -1 }, /not in the interview/],
  [
    'a passage that ends before it begins',
    { highlightStartMs: 9, highlightEndMs: 3 },
    /before it begins/,
  ],
  ['an id that is none', { id: 'mine' }, /UUID/],
])('%s is refused in words and leaves nothing behind', async (_what, changes, words) => {
  const before = await db.$count(note);
  await expect(add(changes)).rejects.toThrow(words);
  expect(await db.$count(note)).toBe(before);
});

test('a highlight needs no words', async () => {
  const added = await add({ type: 'HIGHLIGHT', text: '', highlightStartMs: 1, highlightEndMs: 2 });
  expect((await load(added.id)).text).toBe('');
});

test('other words mark a note as edited; showing it to others does not', async () => {
  const { id } = await add();
  expect(await change(id, { visibility: 'PRIVATE' })).toMatchObject({
    ...{ visibility: 'PRIVATE', isEdited: false, text: 'Asks back' },
  });
  expect(await change(id, { text: 'Asks back twice' })).toMatchObject({
    ...{ visibility: 'PRIVATE', isEdited: true, text: 'Asks back twice' },
  });
  await expect(change(id, { text: '  ' })).rejects.toThrow(/needs words/);
  expect(await events(id)).toEqual(['note.added', 'note.updated', 'note.updated']);
});

test('a deleted note is gone, and comes back under the same id', async () => {
  const { id } = await add();
  await deleteCallNote({ db, actor, note: await load(id) });
  await expect(load(id)).rejects.toThrow(/does not exist/);
  await add({ id });
  expect((await load(id)).text).toBe('Asks back');
  expect(await events(id)).toEqual(['note.added', 'note.deleted', 'note.added']);
});
