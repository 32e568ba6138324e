import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxMessage, user } from '../../web/server/db/tables/schema.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildPosition } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
const ids: Record<string, string> = {};
const visitors: Record<string, Visitor> = {};
let basicRoleId = '';
let organization: BuiltOrganization;
const as = (name: string): Visitor => visitors[name] ?? server.visitor;
const db = () => server.database.system;

beforeAll(async () => {
  server = await startTestServer();
  const here = await buildOrganization(db());
  organization = here;
  basicRoleId = here.roleIds.BASIC;
  for (const [name, roleType] of [
    ['admin', 'SITE_ADMIN'],
    ['recruiter', 'RECRUITER'],
    ['ann', 'BASIC'],
    ['bob', 'BASIC'],
  ] as const) {
    const email = `${name}@reports.test`;
    ids[name] = (await buildUser(db(), here, { firstName: name, email, roleType })).id;
    visitors[name] = await server.as(email);
  }
  const there = await buildOrganization(db());
  const stranger = { email: 'stranger@reports.test', roleType: 'SITE_ADMIN' } as const;
  ids['stranger'] = (await buildUser(db(), there, stranger)).id;
  visitors['stranger'] = await server.as(stranger.email);
  const position = await buildPosition(db(), { organizationId: here.id, title: 'Night nurse' });
  ids['position'] = position.id;
  const input = { organizationId: here.id, positionId: position.id };
  for (let day = 1; day <= 6; day++)
    await buildCall(db(), {
      ...{ ...input, ownerId: ids['bob'] ?? '', interviewerIds: [ids['bob'] ?? ''] },
      // The recruiter sees all but the last.
      visibility: day === 6 ? 'PRIVATE' : 'PUBLIC',
      startTime: new Date(Date.UTC(2026, 4, day, 10)),
    });
});
afterAll(() => server.stop());

const filter = (more = '') =>
  `filter: { start: "2026-05-01T00:00Z", end: "2026-06-01T00:00Z", interval: WEEK, zone: "UTC" ${more} }`;
const share = (who: string, report: string, to: readonly string[], more = '') =>
  as(who).graphql(
    `mutation { shareAnalyticsReport(report: ${report}, ${filter(more)}, internalIds: ${JSON.stringify(to.map((name) => ids[name]))}, title: "May", message: "Look") { id report sharedTo { id } } }`,
  );
const read = (who: string, id: string) =>
  as(who).graphql(
    `{ sharedAnalyticsReport(id: "${id}") { filterNames share { title message sharedBy { id } } overview { interviews } interviewers { interviews measures interviewers { results { user { fullName } } } } } }`,
  );
const codes = (answer: { errors: { extensions?: Record<string, unknown> }[] }) =>
  answer.errors.map(({ extensions }) => extensions?.['code']);
const shareId = (answer: { data?: Record<string, unknown> | null }, at = 0): string =>
  (answer.data?.['shareAnalyticsReport'] as { id: string }[])[at]?.id ?? '';

test('somebody without insight rights reads what the sharer may see, by the shared filter alone', async () => {
  const shared = await share('recruiter', 'OVERVIEW', ['ann'], `positionId: "${ids['position']}"`);
  expect(shared.errors).toEqual([]);
  const answer = await read('ann', shareId(shared));
  expect(answer.errors).toEqual([]);
  expect(answer.data?.['sharedAnalyticsReport']).toEqual({
    filterNames: ['Position: Night nurse'],
    share: { title: 'May', message: 'Look', sharedBy: { id: ids['recruiter'] } },
    overview: { interviews: 5 },
    interviewers: null,
  });
  const own = await as('ann').graphql(`{ insightOverview(${filter()}) { interviews } }`);
  expect(codes(own)).toEqual(['FORBIDDEN']);
  expect(codes(await read('bob', shareId(shared)))).toEqual(['NOT_FOUND']);
  expect(codes(await read('admin', shareId(shared)))).toEqual(['NOT_FOUND']);
  expect(codes(await read('stranger', shareId(shared)))).toEqual(['NOT_FOUND']);
  expect(codes(await read('nobody', shareId(shared)))).toEqual(['UNAUTHENTICATED']);
});

test('the quality report is shared without questions on protected ground, and only by who reads it', async () => {
  expect(codes(await share('recruiter', 'INTERVIEWER_QUALITY', ['ann']))).toEqual(['FORBIDDEN']);
  expect(codes(await share('ann', 'OVERVIEW', ['bob']))).toEqual(['FORBIDDEN']);
  const answer = await read('ann', shareId(await share('admin', 'INTERVIEWER_QUALITY', ['ann'])));
  const report = (answer.data?.['sharedAnalyticsReport'] as Record<string, unknown>)[
    'interviewers'
  ] as { interviews: number; measures: string[] };
  expect(report.interviews).toBe(6);
  expect(report.measures).toHaveLength(10);
  expect(report.measures).not.toContain('PROBLEMATIC_QUESTIONS');
  const total = await read('ann', shareId(await share('recruiter', 'TOTAL_INTERVIEWS', ['ann'])));
  expect(total.data).toMatchObject({
    sharedAnalyticsReport: { interviewers: { interviews: 5, measures: [] } },
  });
});

test('recipients are colleagues, told once by e-mail, at most ten', async () => {
  expect(codes(await share('admin', 'OVERVIEW', ['stranger']))).toEqual(['NOT_FOUND']);
  expect(codes(await share('admin', 'OVERVIEW', []))).toEqual(['BAD_INPUT']);
  expect(codes(await share('admin', 'OVERVIEW', ['admin']))).toEqual(['BAD_INPUT']);
  await share('admin', 'OVERVIEW', ['bob']);
  await share('admin', 'OVERVIEW', ['bob']);
  const mails = () =>
    db().select().from(mailboxMessage).where(eq(mailboxMessage.recipient, 'bob@reports.test'));
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toContain('shared the report “May” with you');
  expect(mail?.body).toMatch(/\/insights\/shared\/[0-9a-f-]{36}/);
});

test('a share ends when it is taken back, and when the sharer loses the right or leaves', async () => {
  const shared = await share('recruiter', 'OVERVIEW', ['bob'], 'stageId: "gone"');
  const id = shareId(shared);
  expect((await read('bob', id)).data).toMatchObject({
    sharedAnalyticsReport: { filterNames: ['Stage: no longer there'], overview: { interviews: 0 } },
  });
  const [sharer] = await db()
    .select()
    .from(user)
    .where(eq(user.id, ids['recruiter'] ?? ''));
  const set = (change: Partial<typeof user.$inferInsert>) =>
    db()
      .update(user)
      .set(change)
      .where(eq(user.id, ids['recruiter'] ?? ''));
  await set({ userRoleId: basicRoleId });
  expect(codes(await read('bob', id))).toEqual(['FORBIDDEN']);
  await set({ userRoleId: sharer?.userRoleId ?? '' });
  await set({ banned: true });
  expect(codes(await read('bob', id))).toEqual(['FORBIDDEN']);
  await set({ banned: false });
  expect((await read('bob', id)).errors).toEqual([]);

  const remove = (who: string) =>
    as(who).graphql(`mutation { removeAnalyticsReportShare(id: "${id}") }`);
  expect(codes(await remove('bob'))).toEqual(['FORBIDDEN']);
  expect(codes(await remove('admin'))).toEqual(['NOT_FOUND']);
  const listed = async (who: string, side: string) => {
    const { data } = await as(who).graphql(`{ analyticsReportShares(side: ${side}) { id } }`);
    return (data?.['analyticsReportShares'] as { id: string }[]).map((item) => item.id);
  };
  expect(await listed('recruiter', 'SHARED_BY_ME')).toContain(id);
  expect(await listed('bob', 'SHARED_WITH_ME')).toContain(id);
  expect((await remove('recruiter')).errors).toEqual([]);
  expect(await listed('bob', 'SHARED_WITH_ME')).not.toContain(id);
  expect(codes(await read('bob', id))).toEqual(['NOT_FOUND']);
});

test.each([
  ['OVERVIEW', 8],
  ['INTERVIEWER_QUALITY', 10],
])('%s takes %i statements, however much it counts', async (report, statements) => {
  const shared = await share('admin', report, ['ann'], `positionId: "${ids['position']}"`);
  await server.services.jobs.stop();
  const count = async () => {
    await read('ann', shareId(shared));
    let seen = 0;
    const stop = watchStatements(server.database, () => (seen += 1));
    expect((await read('ann', shareId(shared))).errors).toEqual([]);
    stop();
    return seen;
  };
  expect(await count()).toBe(statements);
  for (let day = 1; day <= 10; day++) {
    const colleague = await buildUser(db(), organization);
    await buildCall(db(), {
      ...{
        organizationId: organization.id,
        positionId: ids['position'] ?? null,
        ownerId: ids['bob'] ?? '',
      },
      ...{ interviewerIds: [colleague.id], startTime: new Date(Date.UTC(2026, 4, day, 12)) },
    });
  }
  expect(await count()).toBe(statements);
});
