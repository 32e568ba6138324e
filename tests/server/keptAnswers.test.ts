import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  candidate,
  customTopic,
  interviewerFigures,
  interviewFigures,
  interviewStage,
  position,
  segment,
  share,
  speaker,
  spokenFinding,
  task,
  user,
  userRole,
} from '../../web/server/db/tables/schema.ts';
import { changeInterview } from '../factories/buildCall.ts';
import { buildInterviews } from '../factories/buildInterviews.ts';
import { buildNote } from '../factories/buildNote.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildHiringTeamMember } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import {
  insightRequests,
  recordingsRequest,
  screenRequests,
  type ScreenRequest,
} from '../harness/screenRequests.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let here: BuiltOrganization;
let owner: { id: string };
let basic: { id: string };
let readers: Visitor[];
let shown: { id: string; interviewId: string; organizationId: string };
let requests: ScreenRequest[];

const db = () => server.database.system;

beforeAll(async () => {
  server = await startTestServer();
  here = await buildOrganization(db());
  owner = await buildUser(db(), here, { email: 'owner@kept.test', roleType: 'SITE_ADMIN' });
  basic = await buildUser(db(), here, { email: 'basic@kept.test' });
  const [first] = await buildInterviews(db(), here, {
    ...{ ownerId: owner.id, count: 4 },
    segmentsOf: () => 2,
  });
  if (!first) throw new Error('There is an interview');
  const [row] = await db().select().from(call).where(eq(call.id, first.id));
  if (!row) throw new Error('There is a call');
  shown = row;
  await changeInterview(db(), shown.id, { visibility: 'ORGANIZATION' });
  readers = [await server.as('owner@kept.test'), await server.as('basic@kept.test')];
  requests = [recordingsRequest(50), ...screenRequests.interview(shown.id).slice(1)];
  // Its queue would change things of its own accord.
  await server.services.jobs.stop();
});
afterAll(() => server.stop());

async function ask(reader: Visitor, request: ScreenRequest, headers = {}): Promise<string> {
  const response = await reader.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  expect(text).not.toContain('"errors"');
  return text;
}
const askAll = async (headers = {}): Promise<string[]> => {
  const answers = [];
  for (const reader of readers)
    for (const request of [...requests, ...insightRequests(basic.id)])
      answers.push(await ask(reader, request, headers));
  // The other one may not read those of all.
  for (const request of insightRequests(null))
    if (readers[0]) answers.push(await ask(readers[0], request, headers));
  return answers;
};
const makeAll = () => askAll({ 'cache-control': 'no-cache' });

async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  let seen = 0;
  const stop = watchStatements(server.database, () => (seen += 1));
  await run();
  stop();
  return seen;
}

/** Each changes what one of the readers sees. */
const changes: Record<string, () => Promise<unknown>> = {
  'an interview gets another name': () => changeInterview(db(), shown.id, { name: 'Renamed' }),
  'a candidate gets another name': () => db().update(candidate).set({ lastName: 'Renamed' }),
  'a position gets another title': () => db().update(position).set({ title: 'Renamed' }),
  'a stage gets another title': () =>
    db()
      .update(interviewStage)
      .set({ title: sql`'Renamed ' || id` }),
  'a person gets another name': () =>
    db().update(user).set({ name: 'Renamed', firstName: 'Renamed' }).where(eq(user.id, owner.id)),
  'a note is taken': () => buildNote(db(), shown, { authorId: owner.id }),
  'a step fails': () =>
    db().update(task).set({ status: 'FAILED', attempts: 9 }).where(eq(task.callId, shown.id)),
  'progress is made': () =>
    db().update(call).set({ processingProgress: 0.5 }).where(eq(call.id, shown.id)),
  'a speaker gets a name': () =>
    db().update(speaker).set({ name: 'Renamed' }).where(eq(speaker.callId, shown.id)),
  'a topic is written': () =>
    db()
      .insert(customTopic)
      .values({
        ...{ organizationId: here.id, creatorId: owner.id, name: 'Anything', matchRule: 'ANY' },
        ...{ keywords: ['corrected'], excludedKeywords: [], speaker: 'ALL' },
      }),
  'a sentence is found': async () => {
    const [said] = await db().select().from(segment).where(eq(segment.callId, shown.id));
    const found = {
      ...{ organizationId: here.id, callId: shown.id, segmentId: said?.id ?? '' },
      ...{ startChar: 0, endChar: 5 },
    };
    await db()
      .insert(spokenFinding)
      .values([
        { ...found, kind: 'QUESTION', theme: 'PAY' },
        { ...found, kind: 'MOTIVE', theme: 'PAY' },
        { ...found, kind: 'PAY_EXPECTED', minimum: 5, maximum: 6, period: 'YEAR' },
      ]);
  },
  'a word is corrected': async () => {
    await changes['a topic is written']?.();
    await askAll();
    await db()
      .update(segment)
      .set({ text: 'It was corrected.' })
      .where(eq(segment.callId, shown.id));
  },
  'an interview becomes private': () => changeInterview(db(), shown.id, { visibility: 'PRIVATE' }),
  'somebody is invited': async () => {
    await changeInterview(db(), shown.id, { visibility: 'PRIVATE' });
    await askAll();
    return db()
      .insert(share)
      .values({
        ...{ organizationId: here.id, interviewId: shown.interviewId },
        ...{ userId: basic.id, createdById: owner.id },
      })
      .onConflictDoNothing();
  },
  'an invitation expires': async () => {
    await changes['somebody is invited']?.();
    await db()
      .update(share)
      .set({ expiresAt: new Date(Date.now() + 500) });
    await askAll();
    await new Promise((resolve) => setTimeout(resolve, 600));
  },
  'an invitation is withdrawn': async () => {
    await changes['somebody is invited']?.();
    await db().update(share).set({ expiresAt: null });
    await askAll();
    return db().delete(share);
  },
  'feedback falls due': async () => {
    const dueInMs = (ms: number) => new Date(Date.now() - 24 * 3_600_000 + ms);
    const missing = { feedbacks: 0, feedbacksMissing: 1, feedbackFrom: dueInMs(500) };
    await db().update(interviewerFigures).set(missing);
    await db().update(interviewFigures).set(missing);
    // Only what figures are made of is announced.
    await changes['a position gets another title']?.();
    await askAll();
    await new Promise((resolve) => setTimeout(resolve, 600));
  },
  'a role gets a right': async () => {
    await changes['an interview becomes private']?.();
    await db().delete(share);
    await askAll();
    await db()
      .update(userRole)
      .set({ permissions: ['ACCESS_ALL_PRIVATE_CALLS'] })
      .where(eq(userRole.id, here.roleIds.BASIC));
  },
  'somebody joins a hiring team': async () => {
    await db().update(userRole).set({ permissions: [] }).where(eq(userRole.id, here.roleIds.BASIC));
    await db().delete(share);
    await changeInterview(db(), shown.id, { visibility: 'PUBLIC' });
    await askAll();
    const [{ id: positionId } = { id: '' }] = await db().select().from(position);
    await changeInterview(db(), shown.id, { positionId });
    await askAll();
    return buildHiringTeamMember(db(), {
      ...{ organizationId: here.id, userId: basic.id, positionId },
    });
  },
};

test('after every change the next answer is what is made anew, in any order of changes', async () => {
  const order = fc.shuffledSubarray(Object.keys(changes), {
    minLength: Object.keys(changes).length,
  });
  await fc.assert(
    fc.asyncProperty(order, async (names) => {
      for (const name of names) {
        await askAll();
        await changes[name]?.();
        expect(await askAll(), name).toEqual(await makeAll());
      }
    }),
    { numRuns: 1 },
  );
  const before = await askAll();
  await db().update(call).set({ deletedAt: new Date() }).where(eq(call.id, shown.id));
  const after = await askAll();
  expect(after).toEqual(await makeAll());
  expect(after).not.toEqual(before);
  await db().update(call).set({ deletedAt: null }).where(eq(call.id, shown.id));
});

test('an unchanged answer costs no statement', async () => {
  await askAll();
  // On PostgreSQL the announcement of the last change may still be on its way.
  await expect.poll(() => statementsOf(askAll)).toBe(0);
  expect(await statementsOf(makeAll)).toBeGreaterThan(0);
});

test('what a change of another organization concerns is kept', async () => {
  const { changes: versions } = server.services;
  // On PostgreSQL announcements of earlier changes may still come in: none came for a while.
  await expect
    .poll(
      async () => {
        const before = await versions.current(here.id);
        await delay(300);
        return (await versions.current(here.id)) === before;
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  await expect.poll(() => statementsOf(askAll)).toBe(0);
  const there = await buildOrganization(db());
  await buildUser(db(), there);
  expect(await statementsOf(askAll)).toBe(0);
});

test('a browser that has the answer is told so, and gets another one after a change', async () => {
  const [reader] = readers;
  const [list] = requests;
  if (!reader || !list) throw new Error('There is somebody who asks');
  const address = `/graphql?${new URLSearchParams({
    ...{ query: list.query, operationName: list.operationName },
    variables: JSON.stringify(list.variables),
  })}`;
  const get = (etag = '') => reader.fetch(address, { headers: { 'if-none-match': etag } });
  const first = await get();
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  expect(await first.text()).toBe(await ask(reader, list));
  const second = await get(etag);
  expect([second.status, await second.text()]).toEqual([304, '']);
  await changeInterview(db(), shown.id, { name: 'Renamed once more' });
  const third = await get(etag);
  expect(third.status).toBe(200);
  expect(await third.text()).toContain('Renamed once more');
});

test('what was kept before the announcements broke off is not used after', async () => {
  const { changes: versions } = server.services;
  const before = await versions.current(here.id);
  expect(before).not.toBeNull();
  if (server.database.kind === 'embedded') {
    // Its only connection carries the announcements too.
    (await server.database.pool.connect()).release(true);
  } else {
    await db().execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and query in ('select 1', 'listen organization_changed')`);
  }
  await db().execute(sql`select 1`);
  await expect
    .poll(async () => [null, before].includes(await versions.current(here.id)))
    .toBe(false);
  expect(await askAll()).toEqual(await makeAll());
});
