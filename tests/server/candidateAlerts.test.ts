import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Word } from '#shared/domain/transcript.ts';
import { mailboxMessage } from '../../web/server/db/tables/schema.ts';
import { orderAlertMail } from '../../web/server/features/candidateAlerts/orderAlertMail.ts';
import { buildCall, buildTranscript, type BuiltCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate, buildPosition } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { countStatements } from '../harness/watchStatements.ts';

let server: TestServer;
const visitors: Record<string, Visitor> = {};
const as = (name: string): Visitor => visitors[name] ?? server.visitor;
const db = () => server.database.system;
const ids: Record<string, string> = {};
let organizationId = '';
let candidateId = '';
let positionId = '';
let open: BuiltCall;
let hidden: BuiltCall;
let noticeSegmentId = '';

beforeAll(async () => {
  server = await startTestServer();
  const here = await buildOrganization(db());
  organizationId = here.id;
  for (const [name, roleType] of [
    ['admin', 'SITE_ADMIN'],
    ['recruiter', 'RECRUITER'],
    ['owner', 'BASIC'],
    ['basic', 'BASIC'],
  ] as const) {
    const email = `${name}@alerts.test`;
    ids[name] = (await buildUser(db(), here, { email, roleType })).id;
    visitors[name] = await server.as(email);
  }
  await buildUser(db(), await buildOrganization(db()), {
    ...{ email: 'stranger@alerts.test', roleType: 'SITE_ADMIN' },
  });
  visitors['stranger'] = await server.as('stranger@alerts.test');
  ({ id: positionId } = await buildPosition(db(), { organizationId, title: 'Nurse' }));
  ({ id: candidateId } = await buildCandidate(db(), { organizationId, firstName: 'Kim' }));
  const ownerId = ids['owner'] ?? '';
  const hold = async (day: number, visibility: 'PUBLIC' | 'PRIVATE', lines: string[]) => {
    const made = await buildCall(db(), {
      ...{ organizationId, ownerId, visibility, candidateId, positionId, name: `Day ${day}` },
      startTime: new Date(Date.UTC(2026, 4, day, 10)),
    });
    const turns = lines.map((line, index) => ({
      speaker: index % 2 === 0 ? 'Sam' : 'Kim',
      words: line
        .split(' ')
        .map((text, at): Word => [text, index * 9000 + at * 300, index * 9000 + at * 300 + 280, 1]),
    }));
    const speakers = [
      { name: 'Sam', role: 'INTERVIEWER' as const },
      { name: 'Kim', role: 'CANDIDATE' as const },
    ];
    const { segments } = await buildTranscript(db(), made, { speakers, turns });
    return { made, segments };
  };
  const first = await hold(4, 'PUBLIC', [
    'When could you start?',
    'My notice is three months.',
    'Good. Anything else?',
    'I have another offer on the table.',
  ]);
  open = first.made;
  noticeSegmentId = first.segments[1]?.id ?? '';
  ({ made: hidden } = await hold(5, 'PRIVATE', ['Go on.', "I can't relocate to Oslo."]));
});
afterAll(() => server.stop());

interface Alert {
  id: string;
  theme: string;
  title: string;
  quote: string;
  atMs: number;
  name: string;
  isNew: boolean;
  isAccurate: boolean | null;
  candidate: { fullName: string } | null;
  position: { title: string } | null;
}
const fields = `id theme title quote atMs name isNew isAccurate candidate { fullName } position { title }`;

async function alertsOf(name: string, args = ''): Promise<Alert[]> {
  const { data, errors } = await as(name).graphql(
    `{ candidateAlerts${args} { nextCursor results { ${fields} } } }`,
  );
  expect(errors).toEqual([]);
  return (data?.['candidateAlerts'] as { results: Alert[] }).results;
}
const themesOf = async (name: string, args = '') =>
  (await alertsOf(name, args)).map(({ theme }) => theme);
const codeOf = async (name: string, document: string) =>
  (await as(name).graphql(document)).errors[0]?.extensions?.['code'];
const follows = (ids: string) =>
  `mutation { addCandidateAlertUserSubscriptions(${ids}) { candidateIds positionIds } }`;

test('alerts say who said what, where it stands and of which position, newest first', async () => {
  expect(await themesOf('owner')).toEqual(['PLACE', 'START', 'OTHER_OFFER']);
  expect((await alertsOf('owner'))[1]).toMatchObject({
    ...{ title: 'Notice and start date', quote: 'My notice is three months.', atMs: 9000 },
    ...{ name: 'Day 4', isNew: true, isAccurate: null, position: { title: 'Nurse' } },
    candidate: { fullName: expect.stringContaining('Kim') },
  });
});

test('everybody reads those of interviews they may see, and nobody else any', async () => {
  expect(await themesOf('recruiter')).toEqual(['START', 'OTHER_OFFER']);
  expect(await themesOf('stranger')).toEqual([]);
  expect(await codeOf('visitor', '{ candidateAlerts { nextCursor } }')).toBe('UNAUTHENTICATED');
  const [place] = await alertsOf('owner');
  const say = `mutation { setCandidateAlertAccuracy(alertId: "${place?.id}", isAccurate: true) }`;
  for (const name of ['recruiter', 'stranger']) expect(await codeOf(name, say)).toBe('NOT_FOUND');
  expect(await codeOf('basic', '{ candidateAlertAccuracy { alerts } }')).toBe('FORBIDDEN');
  const candidate = follows(`candidateIds: ["${candidateId}"]`);
  expect(await codeOf('stranger', candidate)).toBe('NOT_FOUND');
  expect(await codeOf('stranger', follows(`positionIds: ["${positionId}"]`))).toBe('NOT_FOUND');
  expect(await codeOf('owner', follows('candidateIds: ["no id"]'))).toBe('NOT_FOUND');
});

test('filters and pages leave out nothing and repeat nothing', async () => {
  expect(await themesOf('owner', '(filter: { theme: START })')).toEqual(['START']);
  expect(await themesOf('owner', `(filter: { candidateId: "${candidateId}" })`)).toHaveLength(3);
  expect(await themesOf('owner', `(filter: { positionId: "no id" })`)).toEqual([]);
  const read: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await as('owner').graphql(
      `query ($after: String) { candidateAlerts(limit: 1, after: $after) { nextCursor results { theme } } }`,
      { after },
    );
    const page = data?.['candidateAlerts'] as { nextCursor: string | null; results: Alert[] };
    read.push(...page.results.map(({ theme }) => theme));
    after = page.nextCursor;
  } while (after !== null);
  expect(read).toEqual(['PLACE', 'START', 'OTHER_OFFER']);
  expect(await codeOf('owner', '{ candidateAlerts(after: "x") { nextCursor } }')).toBe('BAD_INPUT');
});

test('a page takes one statement, whatever its length; names take two more', async () => {
  // The fewest of three: a late notice makes the server load the person again.
  const count = async (document: string) => {
    const counts: number[] = [];
    for (let times = 0; times < 3; times++)
      counts.push(
        await countStatements(server.database, () => as('owner').graphql(`{ ${document} }`)),
      );
    return Math.min(...counts);
  };
  const names = 'results { candidate { fullName } position { title } }';
  const counts = [
    await count('candidateAlerts(limit: 1) { results { quote } }'),
    await count('candidateAlerts(limit: 50) { results { quote } }'),
    await count(`candidateAlerts(limit: 50) { ${names} }`),
  ];
  expect(counts).toEqual([1, 1, 3]);
});

test('seen and accuracy are each person’s own, and outlive a correction', async () => {
  const id = `${noticeSegmentId}.START`;
  await as('owner').graphql(`mutation { addAlertView(alertIds: ["${id}", "nothing"]) }`);
  const said = await as('owner').graphql(
    `mutation { setCandidateAlertAccuracy(alertId: "${id}", isAccurate: false) }`,
  );
  expect(said.data).toEqual({ setCandidateAlertAccuracy: false });
  await as('owner').graphql(
    `mutation { correctWords(callId: "${open.id}", segmentId: "${noticeSegmentId}", fromWord: 3, toWord: 3, text: "four") { call { id } } }`,
  );
  const stateOf = async (name: string) =>
    (await alertsOf(name, '(filter: { theme: START })')).map(({ quote, isNew, isAccurate }) => ({
      ...{ quote, isNew, isAccurate },
    }));
  const quote = 'My notice is four months.';
  expect(await stateOf('owner')).toEqual([{ quote, isNew: false, isAccurate: false }]);
  expect(await stateOf('recruiter')).toEqual([{ quote, isNew: true, isAccurate: null }]);
  const accuracy = async () =>
    (await as('recruiter').graphql('{ candidateAlertAccuracy { theme alerts answers right } }'))
      .data?.['candidateAlertAccuracy'];
  expect(await accuracy()).toEqual([
    { theme: 'OTHER_OFFER', alerts: 1, answers: 0, right: 0 },
    { theme: 'START', alerts: 1, answers: 1, right: 0 },
  ]);
  await as('owner').graphql(`mutation { setCandidateAlertAccuracy(alertId: "${id}") }`);
  expect(await accuracy()).toContainEqual({ theme: 'START', alerts: 1, answers: 0, right: 0 });
});

test('followers get the alerts of an interview once by e-mail, where they may see it', async () => {
  const followed = await as('recruiter').graphql(follows(`candidateIds: ["${candidateId}"]`));
  expect(followed.data?.['addCandidateAlertUserSubscriptions']).toEqual({
    ...{ candidateIds: [candidateId], positionIds: [] },
  });
  await as('owner').graphql(follows(`positionIds: ["${positionId}"]`));
  expect(await themesOf('owner', '(filter: { isFollowed: true })')).toHaveLength(3);
  expect(await themesOf('admin', '(filter: { isFollowed: true })')).toEqual([]);
  const mailed = async (name: string) =>
    (
      await db()
        .select()
        .from(mailboxMessage)
        .where(eq(mailboxMessage.recipient, `${name}@alerts.test`))
    ).filter(({ subject }) => subject?.startsWith('Alerts from'));
  const { jobs } = server.services;
  for (const { id } of [open, hidden, open])
    await orderAlertMail(db(), jobs.send, { organizationId, id });
  await vi.waitFor(async () => expect(await mailed('owner')).toHaveLength(2), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await mailed('recruiter')).toHaveLength(1));
  const [mail] = await mailed('recruiter');
  expect(mail?.subject).toBe('Alerts from “Day 4”');
  expect(mail?.body).toContain('Notice and start date: “My notice is four months.”');
  expect(mail?.body).toContain(`/interview/${open.id}`);
  expect(await mailed('admin')).toEqual([]);
  const ended = await as('recruiter').graphql(
    `mutation { removeCandidateAlertUserSubscriptions(candidateIds: ["${candidateId}"]) { candidateIds } }`,
  );
  expect(ended.data?.['removeCandidateAlertUserSubscriptions']).toEqual({ candidateIds: [] });
});

test('nobody says for another person what they saw, find right or follow', async () => {
  const send = (visitor: Visitor, query: string, headers = {}) =>
    visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: `mutation { ${query} }` }),
    });
  const begun = await send(as('admin'), `impersonateUser(id: "${ids['owner']}")`);
  const cookie = begun.headers
    .getSetCookie()
    .filter((item) => !/max-age=0/i.test(item))
    .map((item) => item.split(';')[0])
    .join('; ');
  for (const query of [
    `addAlertView(alertIds: ["${noticeSegmentId}.START"])`,
    `setCandidateAlertAccuracy(alertId: "${noticeSegmentId}.START", isAccurate: true)`,
    `addCandidateAlertUserSubscriptions(positionIds: ["${positionId}"]) { positionIds }`,
    `removeCandidateAlertUserSubscriptions(positionIds: ["${positionId}"]) { positionIds }`,
  ]) {
    const answer = (await (await send(server.visitor, query, { cookie })).json()) as {
      errors: { extensions: { code: string } }[];
    };
    expect(answer.errors[0]?.extensions.code, query).toBe('FORBIDDEN');
  }
});
