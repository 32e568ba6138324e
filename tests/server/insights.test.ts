import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRows } from '#shared/domain/transcripts/csvCells.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { aiOutline, organization } from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildPosition, buildPositionGroup } from '../factories/buildPosition.ts';
import { buildScorecard } from '../factories/buildScorecard.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let here: BuiltOrganization;
const ids: Record<string, string> = {};
const visitors: Record<string, Visitor> = {};
const as = (name: string): Visitor => {
  const visitor = visitors[name];
  if (!visitor) throw new Error(name);
  return visitor;
};
const db = () => server.database.system;

beforeAll(async () => {
  server = await startTestServer();
  here = await buildOrganization(db());
  const people = [
    ['admin', 'SITE_ADMIN', 'Ada', 'Admin'],
    ['recruiter', 'RECRUITER', 'Rita', 'Recruiter'],
    ['ann', 'BASIC', '=Ann', 'Ash'],
    ['bob', 'BASIC', 'Bob', 'Birch'],
  ] as const;
  for (const [name, roleType, firstName, lastName] of people) {
    const email = `${name}@insights.test`;
    ids[name] = (await buildUser(db(), here, { firstName, lastName, email, roleType })).id;
    visitors[name] = await server.as(email);
  }
  const there = await buildOrganization(db());
  await buildUser(db(), there, { email: 'stranger@insights.test', roleType: 'SITE_ADMIN' });
  visitors['stranger'] = await server.as('stranger@insights.test');
  const inGroup = { organizationId: here.id, name: 'Care' };
  const { id: clientId } = await buildPositionGroup(db(), inGroup);
  const { id: positionId } = await buildPosition(db(), {
    ...{ organizationId: here.id, positionGroupId: clientId },
    ...{ title: 'Nurse', requisitionId: 'N-1' },
  });
  const { id: candidateId } = await buildCandidate(db(), { organizationId: here.id });
  Object.assign(ids, { positionId, candidateId, clientId });
  // Six that the whole company may see, and one of Bob's that only he and admins see.
  for (let day = 1; day <= 6; day++) await hold('ann', day, { lateMinutes: day > 3 ? 10 : 0 });
  await hold('bob', 7, { visibility: 'PRIVATE' });
  await server.services.jobs.stop();
});
afterAll(() => server.stop());

/** An interview in May, or later from day 32 on: the interviewer asks once and talks ten seconds of forty. */
async function hold(
  who: string,
  day: number,
  input: { hour?: number; lateMinutes?: number; visibility?: 'PUBLIC' | 'PRIVATE' } = {},
) {
  const { hour = 10, lateMinutes = 0, visibility = 'PUBLIC' } = input;
  const { ownerId = ids[who] ?? '', positionId = '', candidateId = '' } = ids;
  const startTime = new Date(Date.UTC(2026, 4, day, hour));
  const made = await buildCall(db(), {
    ...{ organizationId: here.id, ownerId, positionId, candidateId, visibility, startTime },
    interviewerIds: [ownerId],
    scheduledStart: new Date(startTime.getTime() - lateMinutes * 60_000),
  });
  const word = (text: string, sec: number, lasts: number): Word => [
    ...([text, sec * 1000, (sec + lasts) * 1000] as const),
    0.9,
  ];
  const spoken = await buildTranscript(db(), made, {
    speakers: [
      { name: 'Voice 1', role: 'INTERVIEWER' },
      { name: 'Voice 2', role: 'CANDIDATE' },
    ],
    turns: [
      { speaker: 'Voice 1', words: [word('Why us?', 0, 10)] },
      { speaker: 'Voice 2', words: [word('Because.', 10, 30)] },
    ],
  });
  // The sixth never had one.
  const isScored = day !== 6;
  if (isScored)
    await buildScorecard(db(), made, {
      ...{ userId: ownerId, status: 'SUBMITTED' },
      submittedAt: new Date(startTime.getTime() + (day % 2 === 0 ? 2 : 30) * 3_600_000),
    });
  await db()
    .insert(aiOutline)
    .values({
      ...{ organizationId: here.id, callId: made.id, chapters: [], topics: [] },
      protectedQuestions: [{ segmentId: spoken.segments[0]?.id ?? '', ground: 'AGE' }],
    });
}

const span = 'start: "2026-05-01T00:00Z", end: "2026-06-01T00:00Z", interval: WEEK';
const filterOf = (more = '') => `filter: { ${span}, zone: "Europe/Berlin" ${more} }`;
const figures = 'figures { measure value interviews }';

interface Figure {
  measure: string;
  value: number | null;
  interviews: number;
}
type Answer = Record<string, unknown> & {
  interviews: number;
  figures: Figure[];
  team: Figure[];
  measures: string[];
  interviewers: {
    results: { user: { fullName: string }; interviews: number; figures: Figure[] }[];
    pageInfo: { totalRows: number; totalPages: number; page: number };
  };
  trend: { period: string; interviews: number; figures: Figure[] }[];
};

async function ask(who: string, field: string): Promise<Answer> {
  const answer = await as(who).graphql(`{ ${field} }`);
  expect(answer.errors).toEqual([]);
  return Object.values(answer.data ?? {})[0] as Answer;
}
const refusal = async (who: string, field: string) =>
  (await as(who).graphql(`{ ${field} }`)).errors.map((error) => error.extensions?.['code']);
const overview = (who: string, more = '') =>
  ask(
    who,
    `insightOverview(${filterOf(more)}) { interviews durationMs candidates positions ${figures} trend { period interviews } }`,
  );
const report = (who: string, more = '') =>
  ask(
    who,
    `interviewerReport(${filterOf(more)}) { measures interviews team { measure value interviews } interviewers { results { user { fullName } interviews ${figures} } } trend { period interviews } }`,
  );
const figure = (all: readonly Figure[], measure: string) =>
  all.find((item) => item.measure === measure);

describe('the overview', () => {
  test('counts what the viewer may see, in weeks of their zone', async () => {
    const all = await overview('admin');
    expect(all).toMatchObject({ interviews: 7, candidates: 1, positions: 1 });
    expect(all.trend.map(({ period, interviews }) => [period, interviews]).slice(0, 3)).toEqual([
      ['2026-04-27T00:00', 3],
      ['2026-05-04T00:00', 4],
      ['2026-05-11T00:00', 0],
    ]);
    expect(await overview('recruiter')).toMatchObject({ interviews: 6 });
    expect(await overview('stranger')).toMatchObject({
      interviews: 0,
      candidates: 0,
      trend: all.trend.map(({ period }) => ({ period, interviews: 0 })),
    });
  });

  test('has shares and averages with the interviews they rest on, and none of fewer than five', async () => {
    const { figures: found } = await overview('recruiter');
    expect(figure(found, 'ON_TIME_STARTS')).toMatchObject({ value: 50, interviews: 6 });
    expect(figure(found, 'CANDIDATE_TALK_RATIO')).toMatchObject({ value: 75, interviews: 6 });
    expect(figure(found, 'SCORECARDS_IN_TIME')).toMatchObject({ value: 33.33, interviews: 6 });
    expect(figure(found, 'GUIDE_COVERAGE')).toMatchObject({ value: null, interviews: 0 });
    const few = await ask(
      'recruiter',
      `insightOverview(filter: { start: "2026-05-01T00:00Z", end: "2026-05-05T00:00Z", interval: DAY, zone: "UTC" }) { interviews ${figures} }`,
    );
    expect(few.interviews).toBe(4);
    expect(figure(few.figures, 'ON_TIME_STARTS')).toMatchObject({ value: null, interviews: 4 });
  });

  test('refuses who has no insight rights, and a span that ends before it begins', async () => {
    const field = `insightOverview(${filterOf()}) { interviews }`;
    expect(await refusal('ann', field)).toEqual(['FORBIDDEN']);
    expect(await refusal('ann', `interviewerReport(${filterOf()}) { interviews }`)).toEqual([
      'FORBIDDEN',
    ]);
    const turned = field.replace('2026-06-01', '2025-06-01');
    expect(await refusal('admin', turned)).toEqual(['BAD_INPUT']);
    expect(await refusal('admin', field.replace('Europe/Berlin', 'Nowhere'))).toEqual([
      'BAD_INPUT',
    ]);
  });
});

describe('the report', () => {
  test('has every measure of each interviewer and of the team', async () => {
    const found = await report('admin');
    expect(found.measures).toHaveLength(11);
    const ann = found.interviewers.results.find(({ user }) => user.fullName === '=Ann Ash');
    const of = (measure: string) => figure(ann?.figures ?? [], measure)?.value;
    expect(ann?.interviews).toBe(6);
    expect(of('LONGEST_MONOLOGUE')).toBe(10_000);
    expect(of('SPEAKING_RATE')).toBe(6);
    expect(of('QUESTIONS_ASKED')).toBe(1);
    expect(of('AGENDA_SET')).toBe(0);
    expect(of('PROBLEMATIC_QUESTIONS')).toBe(1);
    expect(of('FEEDBACK_SUBMISSION_TIME')).toBeCloseTo(18.8, 1);
    expect(of('FEEDBACK_SUBMISSION_RATE')).toBe(83.33);
    expect(figure(found.team, 'LONGEST_MONOLOGUE')).toMatchObject({ interviews: 7 });
    expect(found.interviewers.results.map(({ interviews }) => interviews)).toEqual([6, 1]);
    const own = await report('admin', `interviewerId: "${ids['bob']}"`);
    expect(own.interviewers.results.map(({ user }) => user.fullName)).toEqual(['Bob Birch']);
  });

  test('comes in pages, in the order of any column', async () => {
    const pageOf = async (args: string) => {
      const { interviewers } = await ask(
        'admin',
        `interviewerReport(${filterOf()}) { interviewers(${args}) { results { user { fullName } interviews ${figures} } pageInfo { totalRows totalPages page } } }`,
      );
      return interviewers;
    };
    const all = (await report('admin')).interviewers.results;
    const namesIn = async (args: string) =>
      (await pageOf(args)).results.map(({ user }) => user.fullName);
    expect((await pageOf('limit: 1')).results).toEqual([all[0]]);
    const second = await pageOf('limit: 1, page: 2');
    expect(second.results).toEqual([all[1]]);
    expect(second.pageInfo).toEqual({ totalRows: 2, totalPages: 2, page: 2 });
    // A page past the last one is the last one.
    expect(await pageOf('limit: 1, page: 9')).toEqual(second);
    expect(await namesIn('order: NAME')).toEqual(['Bob Birch', '=Ann Ash']);
    expect(await namesIn('order: NAME, isAscending: true')).toEqual(['=Ann Ash', 'Bob Birch']);
    // Whoever has too few interviews for an average stands last in both directions.
    for (const order of ['LONGEST_MONOLOGUE', 'LONGEST_MONOLOGUE, isAscending: true', 'DURATION'])
      expect(await namesIn(`order: ${order}`), order).toEqual(['=Ann Ash', 'Bob Birch']);
  });

  test('has the interviews of a position group, and the filter its names', async () => {
    const group = { clientId: ids['clientId'] ?? '', gone: here.id };
    expect(await report('admin', `clientId: "${group.clientId}"`)).toMatchObject({ interviews: 7 });
    expect(await report('admin', `clientId: "${group.gone}"`)).toMatchObject({ interviews: 0 });
    const names = (who: string, more: string) =>
      ask(
        who,
        `insightFilterNames(${filterOf(more)}) { positionGroup position stage interviewer }`,
      );
    const all = `clientId: "${group.clientId}", positionId: "${ids['positionId']}", interviewerId: "${ids['bob']}"`;
    expect(await names('ann', all)).toEqual({
      ...{ positionGroup: 'Care', position: 'Nurse (N-1)', stage: null, interviewer: 'Bob Birch' },
    });
    const gone = 'no longer there';
    expect(await names('stranger', `${all}, stageId: "none"`)).toEqual({
      ...{ positionGroup: gone, position: gone, stage: gone, interviewer: gone },
    });
  });

  test('has its measures by week and by month of the viewer’s zone', async () => {
    // Five in each of two weeks of June, two of them late. In Berlin, 23:00 UTC is the next day.
    for (const day of [32, 33, 34, 35, 36])
      await hold('bob', day, { lateMinutes: day < 34 ? 10 : 0 });
    for (const day of [39, 40, 41, 42, 43]) await hold('bob', day);
    await hold('bob', 45, { hour: 23 });
    await hold('bob', 61, { hour: 23 });
    const trendBy = async (interval: string) => {
      const { trend } = await ask(
        'admin',
        `interviewerReport(filter: { start: "2026-05-31T22:00Z", end: "2026-07-31T22:00Z", interval: ${interval}, zone: "Europe/Berlin" }) { trend { period interviews ${figures} } }`,
      );
      return trend.map((point) => [
        ...[point.period, point.interviews],
        ...['ON_TIME_STARTS', 'LONGEST_MONOLOGUE', 'FEEDBACK_SUBMISSION_TIME'].map(
          (measure) => figure(point.figures, measure)?.value,
        ),
      ]);
    };
    expect((await trendBy('WEEK')).slice(0, 6)).toEqual([
      ['2026-06-01T00:00', 5, 60, 10_000, 13.19],
      ['2026-06-08T00:00', 5, 100, 10_000, 18.79],
      ['2026-06-15T00:00', 1, null, null, null],
      ['2026-06-22T00:00', 0, null, null, null],
      ['2026-06-29T00:00', 1, null, null, null],
      ['2026-07-06T00:00', 0, null, null, null],
    ]);
    expect(await trendBy('MONTH')).toEqual([
      ['2026-06-01T00:00', 11, 81.82, 10_000, 17.26],
      ['2026-07-01T00:00', 1, null, null, null],
    ]);
  });

  test('has the measures that the organization switched on', async () => {
    const set = (settings: Record<string, unknown>) =>
      db().update(organization).set({ settings }).where(eq(organization.id, here.id));
    await set({ qualityReportAgendaSet: false });
    expect((await report('admin')).measures).not.toContain('AGENDA_SET');
    await set({});
  });

  test('has counts alone for people with insight rights who may not read the quality report', async () => {
    const found = await report('recruiter');
    expect(found.measures).toEqual([]);
    expect(
      found.interviewers.results.map((interviewer) => [
        interviewer.interviews,
        interviewer.figures,
      ]),
    ).toEqual([[6, []]]);
  });

  test('comes as CSV without live formulas, by a link of its person alone', async () => {
    const { data } = await as('admin').graphql(
      `{ insightTableCsv(table: INTERVIEWERS, ${filterOf()}) }`,
    );
    const url = String(data?.['insightTableCsv']);
    const response = await as('admin').fetch(url);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/csv');
    const rows = [...csvRows(text.replace('\uFEFF', '').replaceAll('\r', ''), ',')];
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      'Interviewer',
      "'=Ann Ash",
      'Bob Birch',
      'Team',
    ]);
    expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([4 + 2 * 11]));
    expect((await as('recruiter').fetch(url)).status).toBe(403);
    expect((await as('stranger').fetch(url)).status).toBe(403);
    expect((await server.visitor.fetch(url)).status).toBe(401);
    expect((await as('admin').fetch(`${url}x`)).status).toBe(403);
  });

  test('the overview comes as CSV too, with what the person may see', async () => {
    const rowsOf = async (who: string) => {
      const { data } = await as(who).graphql(`{ insightTableCsv(table: OVERVIEW, ${filterOf()}) }`);
      const text = await (await as(who).fetch(String(data?.['insightTableCsv']))).text();
      return [...csvRows(text.replace('\uFEFF', '').replaceAll('\r', ''), ',')].map(
        ({ cells }) => cells,
      );
    };
    const all = await rowsOf('admin');
    expect(all[0]?.slice(0, 6)).toEqual([
      ...['Period', 'Interviews', 'Hours', 'Candidates', 'Positions', 'On-time starts'],
    ]);
    expect(all[1]?.slice(0, 2)).toEqual(['2026-04-27', '3']);
    expect(all.at(-1)?.slice(0, 5)).toEqual(['All', '7', '0.1', '1', '1']);
    expect((await rowsOf('recruiter')).at(-1)?.slice(0, 2)).toEqual(['All', '6']);
    expect(await refusal('ann', `insightTableCsv(table: OVERVIEW, ${filterOf()})`)).toEqual([
      'FORBIDDEN',
    ]);
  });
});

describe('an interviewer', () => {
  const own = (who: string, whose: string) =>
    `interviewerInsights(userId: "${ids[whose]}", ${filterOf()}) { user { fullName } interviews teamInterviews ${figures} team { measure value interviews } suggestions { measure text moments { callId atMs detail } } }`;

  test('reads their own figures, with suggestions and their moments, and nobody else’s', async () => {
    const found = await ask('ann', own('ann', 'ann'));
    expect(found).toMatchObject({ interviews: 6, teamInterviews: 6 });
    const suggestions = found['suggestions'] as { measure: string; moments: unknown[] }[];
    expect(suggestions).toHaveLength(3);
    for (const { moments } of suggestions) expect(moments).toHaveLength(3);
    expect(await refusal('ann', own('ann', 'bob'))).toEqual(['FORBIDDEN']);
    expect(await refusal('recruiter', own('recruiter', 'bob'))).toEqual(['FORBIDDEN']);
    expect(await ask('admin', own('admin', 'bob'))).toMatchObject({ interviews: 1 });
    expect(await refusal('stranger', own('stranger', 'bob'))).toEqual(['NOT_FOUND']);
  });
});

test('the statements of each page stay the same, however many interviews it counts', async () => {
  const fields = {
    overview: `insightOverview(${filterOf()}) { interviews }`,
    report: `interviewerReport(${filterOf()}) { interviews interviewers { results { user { fullName } } } }`,
    own: `interviewerInsights(userId: "${ids['ann']}", ${filterOf()}) { interviews user { fullName } suggestions { text } }`,
  };
  const count = async () => {
    const seen: Record<string, number> = {};
    for (const [name, field] of Object.entries(fields)) {
      seen[name] = 0;
      const stop = watchStatements(server.database, () => (seen[name] = (seen[name] ?? 0) + 1));
      await ask('admin', field);
      stop();
    }
    return seen;
  };
  await count();
  const before = await count();
  for (let day = 10; day < 20; day++) await hold('ann', day);
  await count();
  expect(await count()).toEqual(before);
  expect(before['overview']).toBeLessThanOrEqual(4);
  expect(before['own']).toBeLessThanOrEqual(8);
});

describe('insights that are off', () => {
  const off = { isVisible: true, marketingRedirect: true };
  const setAccess = async (access: (typeof organization.$inferSelect)['featureAccess']) => {
    await db()
      .update(organization)
      .set({ featureAccess: access })
      .where(eq(organization.id, here.id));
    server.services.actors.forget(here.id);
  };
  afterAll(() => setAccess({}));
  const flags = (who: string) =>
    ask(
      who,
      'currentUser { canViewInsights canViewQualityReport canViewAdvancedInsights organization { featureAccess { name isVisible marketingRedirect } } }',
    );

  test('are refused to everybody, whatever their role', async () => {
    await setAccess({ INSIGHTS: off });
    expect(await flags('admin')).toEqual({
      ...{ canViewInsights: false, canViewQualityReport: false, canViewAdvancedInsights: false },
      organization: {
        featureAccess: [
          { name: 'INSIGHTS', ...off },
          { name: 'ADVANCED_INSIGHTS', ...off },
        ],
      },
    });
    for (const field of [
      `insightOverview(${filterOf()}) { interviews }`,
      `interviewerReport(${filterOf()}) { interviews }`,
      `interviewerInsights(userId: "${ids['admin']}", ${filterOf()}) { interviews }`,
      `topicTrends(${filterOf()}) { interviews }`,
      `structureReport(positionId: "${ids['positionId']}") { interviewCount }`,
      `viewAdverseImpact(filter: { positionId: "${ids['positionId']}", categories: ["Gender"] }) { identifiedPercent }`,
    ]) {
      const isMutation = field.startsWith('view');
      const answer = await as('admin').graphql(`${isMutation ? 'mutation ' : ''}{ ${field} }`);
      expect(answer.errors.length, field).toBe(1);
    }
    const csv = await as('admin').fetch('/insights.csv');
    expect(csv.status).not.toBe(200);
  });

  test('the advanced ones alone: the others stay', async () => {
    await setAccess({ ADVANCED_INSIGHTS: off });
    expect(await flags('admin')).toMatchObject({
      ...{ canViewInsights: true, canViewQualityReport: true, canViewAdvancedInsights: false },
    });
    expect(await refusal('admin', `topicTrends(${filterOf()}) { interviews }`)).toEqual([
      'FORBIDDEN',
    ]);
    await overview('admin');
  });
});
