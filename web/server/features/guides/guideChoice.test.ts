import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall, buildTranscript } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { task, auditEntry, guide, guideAssignment } from '../../db/tables/schema.ts';
import { findVisibleCalls } from '../calls/callLoaders.ts';
import { updateCall } from '../calls/updateCall.ts';
import { searchGuides } from './searchGuides.ts';

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

const addGuide = async (name: string, creator: Actor, visibility: 'PUBLIC' | 'PRIVATE') => {
  const { organizationId, userId: creatorId } = creator;
  const rows = db.insert(guide).values({ organizationId, name, creatorId, visibility }).returning();
  return firstRow(await rows);
};
const loadCall = async (id: string) => {
  const [loaded] = await findVisibleCalls(db, actor, [id]);
  if (!loaded) throw new Error('The owner sees the call');
  return loaded;
};

test('a search finds own, assigned, recently used and shared guides, and no private one of another', async () => {
  const { organizationId } = actor;
  await addGuide('Alpha screen', actor, 'PRIVATE');
  const input = await addGuide('Beta screen', colleague, 'PRIVATE');
  await db
    .insert(guideAssignment)
    .values({ organizationId, guideId: input.id, userId: actor.userId });
  const older = await addGuide('Gamma screen', colleague, 'PUBLIC');
  const newer = await addGuide('Delta screen', colleague, 'PUBLIC');
  await addGuide('Secret screen', colleague, 'PRIVATE');
  await addGuide('  ', colleague, 'PUBLIC');
  const use = (guideId: string, startTime: string) =>
    buildCall(db, {
      organizationId,
      ownerId: actor.userId,
      guideId,
      startTime: new Date(startTime),
    });
  await use(older.id, '2026-03-01T10:00:00Z');
  await use(newer.id, '2026-03-02T10:00:00Z');

  const names = async (query: string, limit = 50) => {
    const { own, assigned, recent, shared } = await searchGuides(db, actor, query, limit);
    return [own, assigned, recent, shared].map((group) => group.map(({ name }) => name));
  };
  expect(await names('')).toEqual([
    ['Alpha screen'],
    ['Beta screen'],
    ['Delta screen', 'Gamma screen'],
    ['Delta screen', 'Gamma screen'],
  ]);
  expect(await names('GAMMA')).toEqual([[], [], ['Gamma screen'], ['Gamma screen']]);
  expect((await names('', 1))[3]).toEqual(['Delta screen']);
  expect(await names('%')).toEqual([[], [], [], []]);
});

test('a guide is chosen, exchanged and taken away; the same one again changes nothing', async () => {
  const { organizationId } = actor;
  const made = await buildCall(db, { organizationId, ownerId: actor.userId });
  const first = await addGuide('First', actor, 'PUBLIC');
  const queued: string[] = [];
  const send = async ({ name }: { name: string }) => void queued.push(name);
  const choose = async (guideId: string | null) =>
    updateCall({
      db,
      actor,
      call: await loadCall(made.id),
      changes: { callGuideId: guideId },
      send,
    });
  await choose(first.id);
  await choose(first.id);
  expect((await loadCall(made.id)).guideId).toBe(first.id);
  await choose(null);
  expect((await loadCall(made.id)).guideId).toBeNull();
  expect(queued).toEqual([]);
  const events = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, made.id));
  expect(events.map(({ event }) => event)).toEqual(['call.guideAdded', 'call.guideRemoved']);
});

test('where there are words, another guide has the notes of its questions written anew', async () => {
  const { organizationId } = actor;
  const made = await buildCall(db, { organizationId, ownerId: actor.userId });
  await buildTranscript(db, made);
  const { id: guideId } = await addGuide('Second', actor, 'PUBLIC');
  const queued: string[] = [];
  await updateCall({
    ...{ db, actor, call: await loadCall(made.id), changes: { callGuideId: guideId } },
    send: async ({ name }) => void queued.push(name),
  });
  expect(queued).toHaveLength(1);
  const [writing] = await db.select().from(task).where(eq(task.callId, made.id));
  expect(writing).toMatchObject({ name: 'NOTES', status: 'DISPATCHED' });
});
