import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall, buildTranscript } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildPosition } from '../../../../tests/factories/buildPosition.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import {
  application,
  auditEntry,
  call,
  candidate,
  interview,
  upload,
} from '../../db/tables/schema.ts';
import { addUploadedCall, type UploadedCallInput } from './addUploadedCall.ts';
import { findVisibleCalls } from './callLoaders.ts';
import { deleteCall } from './deleteCall.ts';
import { listCalls } from './listCalls.ts';
import { updateCall } from './updateCall.ts';

let database: Database;
let db: Db;
let actor: Actor;
let colleagueId: string;
let positionId: string;

const send = async () => {};

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  const owner = await buildUser(database.system, organization, { roleType: 'RECRUITER' });
  colleagueId = (
    await buildUser(database.system, organization, { firstName: 'Ada', lastName: 'Byron' })
  ).id;
  positionId = (
    await buildPosition(database.system, { organizationId: organization.id, title: 'Clerk' })
  ).id;
  actor = await actorOf(database.system, owner);
  db = database.forOrganization(organization.id);
});
afterAll(() => database.close());

const input: UploadedCallInput = {
  fileName: 'Kim Park.m4a',
  sizeBytes: 1000,
  fingerprint: 'Kim Park.m4a|1000|1',
  interviewerIds: [],
  languageCode: 'en-US',
  consentText: ' All of them agreed ',
};
const add = (changes: Partial<UploadedCallInput>) =>
  addUploadedCall({ db, actor, input: { ...input, ...changes }, maxUploadBytes: 5000 });
const find = async (id: string) => {
  const [found] = await findVisibleCalls(db, actor, [id]);
  if (!found) throw new Error('The owner sees the call');
  return found;
};

test('an upload makes a call, its candidate, an application and the place for its bytes', async () => {
  const { callId, upload: place } = await add({
    newCandidate: { firstName: ' Kim ', lastName: 'Park', email: 'KIM@example.test' },
    positionId,
    interviewerIds: [colleagueId],
  });
  const made = await find(callId);
  expect(made).toMatchObject({
    name: 'Kim Park',
    type: 'UPLOAD_AUDIO',
    interviewerIds: [colleagueId],
  });
  const [person] = await db
    .select()
    .from(candidate)
    .where(eq(candidate.id, made.candidateId ?? ''));
  expect(person).toMatchObject({ firstName: 'Kim', emails: ['kim@example.test'] });
  expect(await db.$count(application, eq(application.candidateId, made.candidateId ?? ''))).toBe(1);
  expect(place).toMatchObject({ callId, sizeBytes: 1000, completedAt: null });
  // What everybody in it agreed to stays with the call, and in the log with who confirmed it.
  expect(made.consentText).toBe('All of them agreed');
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, callId));
  expect(entries).toMatchObject([
    {
      ...{ event: 'call.added', actorId: actor.userId },
      detail: {
        consentText: 'All of them agreed',
        consentSha256: createHash('sha256').update('All of them agreed').digest('hex'),
      },
    },
  ]);
});

test.each([
  ['an empty file', { sizeBytes: 0 }, /empty/],
  ['a file over the limit', { sizeBytes: 5001 }, /larger than the limit/],
  ['a size that is no number of bytes', { sizeBytes: 1.5 }, /empty/],
  ['a recording without consent', { consentText: ' ' }, /agreed to/],
  ['a text of consent without end', { consentText: 'a'.repeat(2_001) }, /agreed to/],
  ['a kind of file nobody can play', { fileName: 'cv.pdf' }, /M4A, MP3, MP4/],
  [
    'a candidate without a name',
    { newCandidate: { firstName: '', lastName: 'Park' } },
    /first and last name/,
  ],
  [
    'an e-mail that is none',
    { newCandidate: { firstName: 'A', lastName: 'B', email: 'x' } },
    /email address/,
  ],
])('%s is refused in words and leaves nothing behind', async (_what, changes, words) => {
  const before = [await db.$count(call), await db.$count(upload), await db.$count(candidate)];
  await expect(add(changes)).rejects.toThrow(words);
  expect([await db.$count(call), await db.$count(upload), await db.$count(candidate)]).toEqual(
    before,
  );
});

test('what is changed is changed, what is not named stays', async () => {
  const { callId } = await add({ positionId });
  await updateCall({
    db,
    actor,
    call: await find(callId),
    send,
    changes: { name: ' Second talk ', interviewerIds: [colleagueId, colleagueId], rating: 4 },
  });
  expect(await find(callId)).toMatchObject({
    name: 'Second talk',
    positionId,
    rating: 4,
    interviewerIds: [colleagueId],
  });
  await updateCall({
    db,
    actor,
    call: await find(callId),
    send,
    changes: { positionId: null, rating: 0 },
  });
  expect(await find(callId)).toMatchObject({ positionId: null, rating: null, name: 'Second talk' });
  await expect(
    updateCall({ db, actor, call: await find(callId), changes: { name: '   ' }, send }),
  ).rejects.toThrow(/name/);
  await expect(
    updateCall({ db, actor, call: await find(callId), changes: { rating: 6 }, send }),
  ).rejects.toThrow(/1 to 5/);
});

test('another candidate takes the place of the one before, known or new, and has applied', async () => {
  const { callId } = await add({ positionId });
  const change = async (changes: Parameters<typeof updateCall>[0]['changes']) =>
    updateCall({ db, actor, call: await find(callId), changes, send });
  await change({ newCandidate: { firstName: ' Zoé', lastName: 'Nandu ' } });
  const { candidateId } = await find(callId);
  const [person] = await db
    .select()
    .from(candidate)
    .where(eq(candidate.id, candidateId ?? ''));
  expect(person).toMatchObject({ firstName: 'Zoé', lastName: 'Nandu' });
  const applied = await db
    .select()
    .from(application)
    .where(eq(application.candidateId, candidateId ?? ''));
  expect(applied).toMatchObject([{ positionId }]);
  await change({ name: 'Renamed' });
  expect(await find(callId)).toMatchObject({ candidateId, name: 'Renamed', positionId });
  await change({ candidateId: null });
  expect(await find(callId)).toMatchObject({ candidateId: null, positionId });
  await expect(change({ newCandidate: { firstName: 'Zoé', lastName: ' ' } })).rejects.toThrow(
    /first and last name/,
  );
});

test('a deleted call is gone from every list at once, and its files are queued for removal', async () => {
  const made = await buildCall(db, { organizationId: actor.organizationId, ownerId: actor.userId });
  await buildTranscript(db, made);
  const queued: string[] = [];
  await deleteCall({
    db,
    actor,
    call: await find(made.id),
    send: async (job) => void queued.push(job.name),
  });
  expect(await findVisibleCalls(db, actor, [made.id])).toEqual([]);
  expect(queued).toEqual(['removeCallFiles']);
  const events = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, made.id));
  expect(events.map((item) => item.event)).toContain('call.deleted');
});

test('a long list is counted to a thousand, or to the end of the page that is read', async () => {
  const { organizationId, userId: ownerId } = actor;
  const parts = Array.from({ length: 1002 }, () => ({
    organizationId,
    ownerId,
    name: 'Long list',
    visibility: 'PUBLIC' as const,
  }));
  const made = await db.insert(interview).values(parts).returning({ id: interview.id });
  await db.insert(call).values(
    made.map(({ id: interviewId }) => ({
      ...{ organizationId, interviewId, type: 'UPLOAD_AUDIO' as const },
      startTime: new Date('2024-01-01T10:00:00Z'),
    })),
  );
  const page = (number: number) =>
    listCalls(db, actor, number, 200, 'NEWEST', { query: 'long list' });
  expect(await page(1)).toMatchObject({ totalRows: 1000, isTotalCapped: true });
  expect(await page(6)).toMatchObject({
    ...{ totalRows: 1002, isTotalCapped: false, results: { length: 2 } },
  });
});

test('a list is filtered by typing, by person and by stretch of time, and counted whole', async () => {
  for (let month = 1; month <= 3; month++)
    await buildCall(db, {
      organizationId: actor.organizationId,
      ownerId: actor.userId,
      name: `100% Zebra ${month}`,
      interviewerIds: month === 2 ? [colleagueId] : [],
      startTime: new Date(`2025-0${month}-10T10:00:00Z`),
    });
  const list = (filter: Parameters<typeof listCalls>[5]) =>
    listCalls(db, actor, 1, 2, 'NEWEST', filter);
  expect(await list({ query: 'zebra' })).toMatchObject({ totalRows: 3, results: { length: 2 } });
  expect((await list({ query: '100%' })).totalRows).toBe(3);
  expect((await list({ query: '%' })).totalRows).toBe(3);
  expect((await list({ query: 'zebra', interviewerIds: [colleagueId] })).totalRows).toBe(1);
  expect((await list({ query: 'Byron', startBefore: new Date('2025-06-01') })).totalRows).toBe(1);
  expect(
    (
      await list({
        query: 'zebra',
        startAfter: new Date('2025-02-01'),
        startBefore: new Date('2025-03-01'),
      })
    ).totalRows,
  ).toBe(1);
  expect((await list({ positionId: 'no-id' })).totalRows).toBe(0);
  const pastTheEnd = await listCalls(db, actor, 3, 2, 'NEWEST', { query: 'zebra' });
  expect(pastTheEnd).toMatchObject({ totalRows: 3, results: [] });
  const led = await list({ query: 'zebra', interviewerIds: [colleagueId] });
  expect(led.results[0]).toMatchObject({
    interviewerIds: [colleagueId],
    parts: { interviewers: [{ id: colleagueId }], position: null, interviewStage: null },
  });
});
