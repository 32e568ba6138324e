import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildCandidate,
  buildInterviewStage,
  buildPosition,
} from '../../../../tests/factories/buildPosition.ts';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import {
  application,
  call,
  candidate,
  candidateLink,
  candidateRating,
  consentEntry,
  interview,
} from '../../db/tables/schema.ts';
import { insertCall } from '../calls/insertCall.ts';
import { addCandidate } from './addCandidate.ts';
import { listCandidates } from './listCandidates.ts';
import { updateApplication } from './updateApplication.ts';
import {
  addCandidateLink,
  deleteCandidate,
  rateCandidate,
  recordConsent,
  updateCandidate,
} from './updateCandidate.ts';

let database: Database;
let db: Db;
let actor: Actor;
let colleague: Actor;
let organizationId: string;
let positionId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  organizationId = organization.id;
  const join = async () => actorOf(database.system, await buildUser(database.system, organization));
  actor = await join();
  colleague = await join();
  db = database.forOrganization(organizationId);
  positionId = (await buildPosition(db, { organizationId })).id;
});
afterAll(() => database.close());

const name = { firstName: ' Ines ', lastName: 'Carvalho' };
const load = async (id: string) =>
  firstRow(await db.select().from(candidate).where(eq(candidate.id, id)));
const add = async () => load(await addCandidate({ db, actor, input: name, positionId }));

test('a candidate is added with addresses as people write them, each once', async () => {
  const emails = ['Ines@Example.test ', 'ines@example.test'];
  const phoneNumbers = [{ phoneNumber: '+351 21 (555) 01-99' }];
  const input = { ...name, emails, phoneNumbers };
  const added = await load(await addCandidate({ db, actor, input, positionId: null }));
  expect(added).toMatchObject({
    ...{ firstName: 'Ines', lastName: 'Carvalho', emails: ['ines@example.test'], isKept: true },
    phoneNumbers: [{ type: 'MOBILE', phoneNumber: '+351 21 (555) 01-99' }],
  });
  const change = { db, actor, candidate: added };
  await updateCandidate({ ...change, changes: { lastName: 'Costa', emails: null } });
  expect(await load(added.id)).toMatchObject({
    firstName: 'Ines',
    lastName: 'Costa',
    emails: added.emails,
  });
});

test.each([
  ['no last name', { lastName: ' ' }, /first and last name/],
  ['an address that is none', { emails: ['ines'] }, /email address/],
  ['a number that is none', { phoneNumbers: [{ phoneNumber: 'call me' }] }, /phone number/],
])('%s is refused', async (_what, changes, message) => {
  const adding = () =>
    addCandidate({ db, actor, input: { ...name, ...changes }, positionId: null });
  await expect(adding()).rejects.toThrow(message);
});

test('a link is of the web, and the same one stands once', async () => {
  const made = await add();
  const change = { db, actor, candidate: made };
  const link = 'https://example.test/ines';
  for (const type of ['OTHER', 'LINKEDIN'] as const)
    await addCandidateLink({ ...change, input: { type, link } });
  const left = await db.select().from(candidateLink).where(eq(candidateLink.candidateId, made.id));
  expect(left).toMatchObject([{ type: 'LINKEDIN', link }]);
  for (const bad of ['javascript:alert(1)', 'ines', 'ftp://example.test/'])
    expect(() => addCandidateLink({ ...change, input: { type: 'OTHER', link: bad } })).toThrow(
      /begins with/,
    );
});

test('each person has one rating of a candidate and can take it away', async () => {
  const made = await add();
  const rate = (by: Actor, rating: number) =>
    rateCandidate({ db, actor: by, candidate: made, rating });
  await Promise.all([rate(actor, 3), rate(colleague, 5), rate(actor, 3)]);
  await rate(colleague, 4);
  const ratings = async () =>
    (await db.select().from(candidateRating).where(eq(candidateRating.candidateId, made.id)))
      .map(({ rating }) => rating)
      .sort();
  expect(await ratings()).toEqual([3, 4]);
  await rate(actor, 0);
  expect(await ratings()).toEqual([4]);
  expect(() => rate(actor, 6)).toThrow(/1 to 5/);
});

test('an application keeps when it came to its stage and when it was closed', async () => {
  const made = await add();
  const stage = await buildInterviewStage(db, { organizationId });
  const isThis = eq(application.candidateId, made.id);
  const read = async () => firstRow(await db.select().from(application).where(isThis));
  const before = await read();
  expect(before).toMatchObject({ positionId, status: 'ACTIVE', closedAt: null });
  const change = (changes: Parameters<typeof updateApplication>[0]['changes']) =>
    updateApplication({ db, actor, candidate: made, applicationId: before.id, changes });
  await change({ interviewStageId: stage.id });
  const moved = await read();
  expect(moved.stageEnteredAt.getTime()).toBeGreaterThan(before.stageEnteredAt.getTime());
  await change({ status: 'REJECTED' });
  const closed = await read();
  expect(closed).toMatchObject({
    interviewStageId: stage.id,
    stageEnteredAt: moved.stageEnteredAt,
  });
  expect(closed.closedAt).not.toBeNull();
  await change({ status: 'ACTIVE', interviewStageId: null });
  expect(await read()).toMatchObject({ closedAt: null, interviewStageId: null });
});

test('what a candidate decides about recording is kept as evidence, and recording is refused', async () => {
  const made = await add();
  const decide = (decision: 'OPT_IN' | 'OPT_OUT') =>
    recordConsent({ db, actor, candidate: made, input: { decision, evidence: 'By e-mail' } });
  const record = () =>
    db.transaction((tx) =>
      insertCall(
        tx,
        actor,
        { candidateId: made.id, interviewerIds: [], languageCode: 'en-US' },
        { type: 'UPLOAD_AUDIO', fallbackName: 'Interview' },
      ),
    );
  await decide('OPT_OUT');
  await expect(record()).rejects.toThrow(/does not want to be recorded/);
  await decide('OPT_IN');
  await record();
  const entries = await db.select().from(consentEntry).where(eq(consentEntry.candidateId, made.id));
  expect(entries.map(({ decision }) => decision).sort()).toEqual(['OPT_IN', 'OPT_OUT']);
  await expect(db.delete(consentEntry)).rejects.toThrow();
  await expect(db.update(consentEntry).set({ evidence: '' })).rejects.toThrow();
});

test('a deleted candidate leaves nothing but interviews without a candidate', async () => {
  const made = await add();
  const change = { db, actor, candidate: made };
  await rateCandidate({ ...change, rating: 2 });
  await recordConsent({ ...change, input: { decision: 'OPT_IN', evidence: 'Said so' } });
  const ownerId = actor.userId;
  const call = await buildCall(db, { organizationId, ownerId, candidateId: made.id });
  await deleteCandidate(change);
  for (const table of [application, candidateRating, consentEntry, candidateLink])
    expect(await db.$count(table, eq(table.candidateId, made.id))).toBe(0);
  const [left] = await db.select().from(interview).where(eq(interview.id, call.interviewId));
  expect(left?.candidateId).toBeNull();
});

test('a candidate made with an interview is kept once somebody edits the record', async () => {
  const made = await buildCandidate(db, { organizationId });
  expect(made.isKept).toBe(false);
  await rateCandidate({ db, actor, candidate: made, rating: 4 });
  expect((await load(made.id)).isKept).toBe(false);
  await updateCandidate({ db, actor, candidate: made, changes: { firstName: 'Kim' } });
  expect((await load(made.id)).isKept).toBe(true);
});

test('the order by last interview is the same however much of it the newest calls tell', async () => {
  const organization = await buildOrganization(database.system);
  const ofOrganization = { organizationId: organization.id };
  const person = await buildUser(database.system, organization, { roleType: 'SITE_ADMIN' });
  const admin = await actorOf(database.system, person);
  const own = database.forOrganization(organization.id);
  // The first was met a hundred times of late, the next two once each and long ago, the last never.
  const ids: string[] = [];
  for (let at = 0; at < 4; at++) ids.push((await buildCandidate(own, ofOrganization)).id);
  const [often = '', once = '', before = ''] = ids;
  const met = [...Array.from({ length: 100 }, () => often), once, before];
  const interviews = await own
    .insert(interview)
    .values(
      met.map((candidateId) => ({
        ...{ ...ofOrganization, ownerId: admin.userId, name: 'Talk', candidateId },
        visibility: 'PRIVATE' as const,
      })),
    )
    .returning();
  await own.insert(call).values(
    interviews.map(({ id: interviewId }, at) => ({
      ...{ ...ofOrganization, interviewId, type: 'ZOOM' as const, languageCode: 'en-US' },
      startTime: new Date(Date.UTC(2026, 0, 31) - at * 3_600_000),
    })),
  );
  const orderOf = async (limit: number) => {
    const listed: string[] = [];
    for (let page = 1; listed.length < ids.length; page++) {
      const found = await listCandidates(own, admin, {}, 'LAST_INTERVIEW', page, limit);
      listed.push(...found.map(({ id }) => id));
      if (found.length < limit) break;
    }
    return listed;
  };
  for (const limit of [1, 2, 3, 50]) expect(await orderOf(limit), `${limit}`).toEqual(ids);
});
