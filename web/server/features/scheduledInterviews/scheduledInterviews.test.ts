import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { actorOf, buildUser } from '../../../../tests/factories/buildUser.ts';
import { buildPosition } from '../../../../tests/factories/buildPosition.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import {
  call,
  candidate,
  excludedStage,
  guide,
  interview,
  interviewStage,
  scorecard,
} from '../../db/tables/schema.ts';
import { createLoaders } from '../../graphql/loaders.ts';
import { cancelRecording } from '../captures/cancelRecording.ts';
import { addCall, type AddCallInput } from '../captures/addCall.ts';
import { deleteScheduledInterview } from './deleteScheduledInterview.ts';
import { cursorOf, listScheduledInterviews } from './listScheduledInterviews.ts';
import { saveScheduledInterview, type ScheduledInterviewInput } from './saveScheduledInterview.ts';
import { scheduledInterviewPolicy } from './scheduledInterviewPolicy.ts';

let database: Database;
let db: Db;
let recruiter: Actor;
let interviewer: Actor;
let colleague: Actor;

beforeAll(async () => {
  database = await openTestDatabase();
  const organization = await buildOrganization(database.system);
  const people = [];
  for (const roleType of ['RECRUITER', 'BASIC', 'BASIC'] as const)
    people.push(
      await actorOf(
        database.system,
        await buildUser(database.system, organization, {
          roleType,
          email: `${people.length}@x.test`,
        }),
      ),
    );
  [recruiter, interviewer, colleague] = people as [Actor, Actor, Actor];
  db = database.forOrganization(organization.id);
});
afterAll(() => database.close());

const input = (changes: Partial<ScheduledInterviewInput> = {}): ScheduledInterviewInput => ({
  newCandidate: { firstName: 'Leo', lastName: 'Marsh' },
  interviewerIds: [interviewer.userId],
  scheduledStart: new Date('2026-03-02T10:00:00Z'),
  durationMinutes: 45,
  ...changes,
});
const schedule = (changes: Partial<ScheduledInterviewInput> = {}) =>
  saveScheduledInterview({ db, actor: recruiter, input: input(changes), id: null });
const dayOf = (actor: Actor) =>
  listScheduledInterviews(db, actor, {
    startAfter: new Date('2026-03-02T00:00:00Z'),
    startBefore: new Date('2026-03-03T00:00:00Z'),
    isMine: true,
    limit: 200,
  });
const start = (
  captureId: string,
  scheduledInterviewId: string,
  actor = interviewer,
  details: Partial<AddCallInput> = { name: 'Leo Marsh' },
) =>
  addCall({
    ...{ db, actor, send: async () => {} },
    input: {
      ...{ captureId, scheduledInterviewId, platform: 'GOOGLE_MEET' },
      ...{ startedAt: new Date(), consentText: 'Told.', ...details },
    },
  });
const interviewOf = async (callId: string) =>
  (await db.select().from(call).where(eq(call.id, callId)))[0]?.interviewId;

async function discard(callId: string): Promise<void> {
  const call = await createLoaders(db, interviewer).callById.loadOrThrow(callId);
  await cancelRecording({ db, actor: interviewer, call, send: async () => {} });
}

test('a scheduled interview is on the day of those who lead it, until it begins as that interview', async () => {
  const id = await schedule({ meetingUrl: ' https://meet.google.com/abc-defg-hij ' });
  const [found] = await dayOf(interviewer);
  expect(found).toMatchObject({
    ...{ id, name: 'Leo Marsh', meetingUrl: 'https://meet.google.com/abc-defg-hij' },
    scheduledEnd: new Date('2026-03-02T10:45:00Z'),
  });
  expect(await dayOf(colleague)).toEqual([]);
  const { callId } = await start('00000000-0000-4000-8000-000000000001', id);
  expect(await interviewOf(callId)).toBe(id);
  const [begun] = await db.select().from(interview).where(eq(interview.id, id));
  expect(begun).toMatchObject({ status: 'LIVE', ownerId: interviewer.userId });
  expect(await dayOf(interviewer)).toEqual([]);
});

test('what the person who begins it leaves out stays as it was planned', async () => {
  const { id: positionId } = await buildPosition(database.system, {
    organizationId: recruiter.organizationId,
  });
  const { id: callGuideId } = firstRow(
    await database.system
      .insert(guide)
      .values({
        organizationId: recruiter.organizationId,
        creatorId: recruiter.userId,
        name: 'Screen',
      })
      .returning(),
  );
  const id = await schedule({ positionId, callGuideId, name: 'Second round' });
  const planned = firstRow(await db.select().from(interview).where(eq(interview.id, id)));
  expect(planned.candidateId).not.toBeNull();
  await start('00000000-0000-4000-8000-000000000011', id, interviewer, {});
  const [begun] = await db.select().from(interview).where(eq(interview.id, id));
  const { candidateId } = planned;
  expect(begun).toMatchObject({ name: 'Second round', positionId, candidateId });
  expect(begun?.guideId).toBe(callGuideId);
});

test('it does not begin when its candidate does not want to be recorded', async () => {
  const id = await schedule();
  const [planned] = await db.select().from(interview).where(eq(interview.id, id));
  await db
    .update(candidate)
    .set({ recordingDisabled: true })
    .where(eq(candidate.id, planned?.candidateId ?? ''));
  await expect(start('00000000-0000-4000-8000-000000000012', id)).rejects.toThrow(
    /does not want to be recorded/,
  );
});

test('one that a second person begins too becomes an interview of its own', async () => {
  const id = await schedule({ interviewerIds: [interviewer.userId, colleague.userId] });
  const first = await start('00000000-0000-4000-8000-000000000002', id);
  const second = await start('00000000-0000-4000-8000-000000000003', id, colleague);
  expect(await interviewOf(first.callId)).toBe(id);
  expect(await interviewOf(second.callId)).not.toBe(id);
});

test('discarding the capture that began it plans it again, without the person’s scores', async () => {
  const id = await schedule();
  const { callId } = await start('00000000-0000-4000-8000-000000000004', id);
  const own = { organizationId: interviewer.organizationId, interviewId: id };
  await db.insert(scorecard).values([
    { ...own, userId: interviewer.userId },
    { ...own, userId: recruiter.userId },
  ]);
  await discard(callId);
  expect((await dayOf(interviewer)).map((item) => item.id)).toContain(id);
  const left = await db.select().from(scorecard).where(eq(scorecard.interviewId, id));
  expect(left.map(({ userId }) => userId)).toEqual([recruiter.userId]);
  const again = await start('00000000-0000-4000-8000-000000000005', id);
  expect(await interviewOf(again.callId)).toBe(id);
});

test('it does not begin where interviews of its own stage are not recorded', async () => {
  const { organizationId } = recruiter;
  const [stage] = await db
    .insert(interviewStage)
    .values({ organizationId, title: 'Debrief' })
    .returning();
  await db.insert(excludedStage).values({ organizationId, interviewStageId: stage?.id ?? '' });
  const id = await schedule();
  await db
    .update(interview)
    .set({ interviewStageId: stage?.id ?? null })
    .where(eq(interview.id, id));
  await expect(start('00000000-0000-4000-8000-000000000006', id)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('what it is about is replaced, and deleting it forgets a candidate known from it alone', async () => {
  const id = await schedule();
  await saveScheduledInterview({
    ...{ db, actor: recruiter, id },
    input: input({ newCandidate: { firstName: 'Ada', lastName: 'Byron' }, name: 'Second round' }),
  });
  const [changed] = await db.select().from(interview).where(eq(interview.id, id));
  expect(changed?.name).toBe('Second round');
  await deleteScheduledInterview({ db, actor: recruiter, id });
  expect(await db.$count(candidate, eq(candidate.lastName, 'Byron'))).toBe(0);
  expect((await dayOf(recruiter)).some((item) => item.id === id)).toBe(false);
});

test.each([
  ['a link that leads to no page', { meetingUrl: 'javascript:alert(1)' }],
  ['no time at all', { durationMinutes: 0 }],
])('%s is refused', async (_what, changes) => {
  await expect(schedule(changes)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('only its own people begin an interview; recruiters change it too', async () => {
  const id = await schedule({ visibility: 'ORGANIZATION' });
  const found = (await dayOf(recruiter)).find((scheduled) => scheduled.id === id);
  if (!found) throw new Error('The owner sees it');
  const may = (actor: Actor) =>
    (['read', 'edit', 'delete', 'start'] as const).map((verb) =>
      scheduledInterviewPolicy.can(actor, verb, found),
    );
  expect(may(interviewer)).toEqual([true, true, true, true]);
  expect(may(recruiter)).toEqual([true, true, true, true]);
  expect(may(colleague)).toEqual([true, false, false, false]);
});

test('a long list goes on after the last one that is known, in order, for those who see it', async () => {
  const july = (actor: Actor, others: { after?: string; query?: string } = {}) =>
    listScheduledInterviews(db, actor, {
      startAfter: new Date('2026-07-01T00:00:00Z'),
      startBefore: new Date('2026-08-01T00:00:00Z'),
      limit: 2,
      ...others,
    });
  // Three at once: the order goes on by id.
  const ids = [];
  for (const day of [8, 7, 7, 7, 9])
    ids.push(await schedule({ scheduledStart: new Date(`2026-07-0${day}T10:00:00Z`) }));
  const listed: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await july(interviewer, after === undefined ? {} : { after });
    listed.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (page.length < 2 || !last) break;
    after = cursorOf(last);
  }
  const [eighth = '', ...others] = ids;
  const sevenths = others.slice(0, 3).toSorted();
  expect(listed).toEqual([...sevenths, eighth, others[3]]);
  expect(await july(colleague)).toEqual([]);
  expect(await july(interviewer, { query: 'leo MARSH' })).toHaveLength(2);
  expect(await july(interviewer, { query: 'Nobody' })).toEqual([]);
  await expect(july(interviewer, { after: 'x' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
