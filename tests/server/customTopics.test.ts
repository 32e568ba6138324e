import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomTopicFields } from '#shared/domain/customTopic.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { csvRows } from '#shared/domain/transcripts/csvCells.ts';
import { call, spokenFinding } from '../../web/server/db/tables/schema.ts';
import { loadPay } from '../../web/server/features/topics/loadPay.ts';
import { previewTopic } from '../../web/server/features/topics/previewTopic.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let here: BuiltOrganization;
let adminId: string;
let recruiterId: string;
let privateOwnerId: string;
let admin: Visitor;
let recruiter: Visitor;
let basic: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  here = await buildOrganization(db);
  adminId = (await buildUser(db, here, { email: 'admin@t.test', roleType: 'SITE_ADMIN' })).id;
  ({ id: recruiterId } = await buildUser(db, here, {
    ...{ email: 'recruiter@t.test', roleType: 'RECRUITER' },
  }));
  privateOwnerId = (await buildUser(db, here, { email: 'basic@t.test', roleType: 'BASIC' })).id;
  admin = await server.as('admin@t.test');
  recruiter = await server.as('recruiter@t.test');
  basic = await server.as('basic@t.test');
  await hold(4, ['What is your notice period?', 'Three months, sadly.']);
  await hold(5, ['Why us?', 'My notice period is one month. I like Remote work.']);
  await hold(12, ['When could you start?', 'My start date is open. Remote, please.']);
  await hold(13, ['Do you work with interns?', 'Yes, and my notice period is short.']);
  await hold(14, ['Tell me of the clinic.', 'It was last spring.']);
  await server.services.jobs.stop();
});
afterAll(() => server.stop());

/** An interview of a day counted from May: interviewer and candidate say the lines in turn. */
async function hold(day: number, lines: string[], ownerId = adminId) {
  const db = server.database.system;
  const made = await buildCall(db, {
    ...{ organizationId: here.id, ownerId, startTime: new Date(Date.UTC(2026, 4, day, 10)) },
    ...{ visibility: ownerId === adminId ? 'PUBLIC' : 'PRIVATE', name: `Interview of May ${day}` },
  });
  await buildTranscript(db, made, {
    turns: lines.map((line, index) => ({
      speaker: index % 2 === 0 ? 'Sam Interviewer' : 'Kim Candidate',
      words: line
        .split(' ')
        .map((text, at): Word => [
          ...([text, index * 60_000 + at * 300] as const),
          ...([index * 60_000 + at * 300 + 280, 0.9] as const),
        ]),
    })),
  });
  return made;
}

const filter = `filter: { start: "2026-05-01T00:00Z", end: "2026-06-01T00:00Z", interval: WEEK, zone: "UTC" }`;
const topic = (changes: Partial<CustomTopicFields> = {}): CustomTopicFields => ({
  ...{ name: 'Leaving', keywords: ['Notice period'], matchRule: 'ANY' },
  ...{ excludedKeywords: [], speaker: 'ALL', ...changes },
});
const inputOf = ({ name, keywords, matchRule, excludedKeywords, speaker }: CustomTopicFields) =>
  `input: { name: ${JSON.stringify(name)}, keywords: ${JSON.stringify(keywords)}, matchRule: ${matchRule},
    excludedKeywords: ${JSON.stringify(excludedKeywords)}, speaker: ${speaker} }`;

interface Preview {
  interviews: number;
  matching: number;
  examples: { name: string; speaker: string; quote: string; atMs: number }[];
}
async function ask<Data>(field: string, who = admin): Promise<Data> {
  const answer = await who.graphql(field);
  expect(answer.errors).toEqual([]);
  return Object.values(answer.data ?? {})[0] as Data;
}
const preview = (changes: Partial<CustomTopicFields>, who = admin) =>
  ask<Preview>(
    `{ customTopicPreview(${inputOf(topic(changes))}, ${filter}) { interviews matching examples { name speaker quote atMs } } }`,
    who,
  );
const codesOf = async (who: Visitor, document: string) =>
  (await who.graphql(document)).errors.map((error) => error.extensions?.['code']);

test.each<[Partial<CustomTopicFields>, number[]]>([
  [{}, [13, 5, 4]],
  [{ keywords: ['NOTICE PERIOD', 'start date'] }, [13, 12, 5, 4]],
  [{ keywords: ['notice period', 'remote'], matchRule: 'ALL' }, [5]],
  [{ speaker: 'CANDIDATE' }, [13, 5]],
  [{ speaker: 'INTERVIEWER' }, [4]],
  [{ excludedKeywords: ['interns'] }, [5, 4]],
  // Excluded is what anybody says, whoever has to say the keywords.
  [{ excludedKeywords: ['interns'], speaker: 'CANDIDATE' }, [5]],
  // The words of a phrase stand side by side.
  [{ keywords: ['period notice'] }, []],
])('a rule finds the interviews it describes (%#)', async (changes, days) => {
  const { matching, interviews, examples } = await preview(changes);
  expect({ matching, interviews }).toEqual({ matching: days.length, interviews: 5 });
  expect(examples.map(({ name }) => name)).toEqual(days.map((day) => `Interview of May ${day}`));
});

test('an example shows who said it and when', async () => {
  const { examples } = await preview({ keywords: ['start date'] });
  expect(examples).toEqual([
    {
      ...{ name: 'Interview of May 12', speaker: 'Kim Candidate', atMs: 60_000 },
      quote: 'My start date is open. Remote, please.',
    },
  ]);
});

test('a topic is created, changed, followed over time and deleted', async () => {
  const { id } = await ask<{ id: string }>(
    `mutation { createCustomTopic(${inputOf(topic({ keywords: [' Notice  period '] }))}) { id } }`,
  );
  const trends = () =>
    ask<{
      interviews: number;
      periods: { interviews: number }[];
      topics: { interviews: number; trend: number[]; topic: { id: string; keywords: string[] } }[];
    }>(
      `{ topicTrends(${filter}) { interviews periods { period interviews } topics { interviews trend topic { id keywords } } } }`,
    );
  const first = await trends();
  expect(first).toMatchObject({
    interviews: 5,
    topics: [{ interviews: 3, trend: [0, 2, 1, 0, 0], topic: { id, keywords: ['Notice period'] } }],
  });
  expect(first.periods.map(({ interviews }) => interviews)).toEqual([0, 2, 3, 0, 0]);
  const again = `mutation { createCustomTopic(${inputOf(topic({ name: 'leaving' }))}) { id } }`;
  expect(await codesOf(admin, again)).toEqual(['BAD_INPUT']);
  await ask(
    `mutation { updateCustomTopic(id: "${id}", ${inputOf(topic({ speaker: 'INTERVIEWER' }))}) { id } }`,
  );
  expect((await trends()).topics).toMatchObject([{ interviews: 1 }]);
  const list = '{ customTopics { id name speaker } }';
  expect(await ask(list, recruiter)).toEqual([{ id, name: 'Leaving', speaker: 'INTERVIEWER' }]);
  const countStatements = async () => {
    let count = 0;
    const stop = watchStatements(server.database, () => (count += 1));
    await trends();
    stop();
    return count;
  };
  for (const name of ['Second', 'Third']) {
    await ask(`mutation { createCustomTopic(${inputOf(topic({ name }))}) { id } }`);
    expect(await countStatements()).toBe(4);
  }
  await ask(`mutation { deleteCustomTopic(id: "${id}") }`);
  expect(await codesOf(admin, `mutation { deleteCustomTopic(id: "${id}") }`)).toEqual([
    'NOT_FOUND',
  ]);
});

test('only interviews that the viewer may see count, and none that are deleted', async () => {
  const secret = await hold(15, ['Hello.', 'A secret notice period.'], privateOwnerId);
  const db = server.database.forOrganization(here.id);
  const seenBy = async (userId: string) => {
    const actor = await actorOf(server.database.system, { id: userId });
    const [startMs, endMs] = [Date.UTC(2026, 4, 1), Date.UTC(2026, 5, 1)];
    const span = { startMs, endMs, interval: 'WEEK', zone: 'UTC' } as const;
    const { matching, interviews, examples } = await previewTopic(db, actor, span, topic());
    return [matching, interviews, JSON.stringify(examples).includes('secret')];
  };
  expect(await seenBy(privateOwnerId)).toEqual([1, 1, true]);
  expect(await seenBy(recruiterId)).toEqual([3, 5, false]);
  expect(await seenBy(adminId)).toEqual([4, 6, true]);
  await server.database.system
    .update(call)
    .set({ deletedAt: new Date() })
    .where(eq(call.id, secret.id));
  expect(await seenBy(adminId)).toEqual([3, 5, false]);
});

test('people of insights use topics, those of advanced insights write them', async () => {
  const create = `mutation { createCustomTopic(${inputOf(topic({ name: 'Theirs' }))}) { id } }`;
  const trends = `{ topicTrends(${filter}) { interviews } }`;
  expect(await codesOf(recruiter, create)).toEqual(['FORBIDDEN']);
  expect(await codesOf(recruiter, trends)).toEqual(['FORBIDDEN']);
  expect(await codesOf(basic, '{ customTopics { id } }')).toEqual(['NOT_FOUND']);
});

const june =
  'filter: { start: "2026-06-01T00:00Z", end: "2026-07-01T00:00Z", interval: WEEK, zone: "UTC" }';
const examples = 'examples { name speaker quote atMs }';
const themesOf = (field: string) =>
  ask<{ interviews: number; withAny: number; themes: object[] }>(
    `{ ${field}(${june}) { interviews withAny themes { theme interviews sentences ${examples} } } }`,
  );
const pay = (who = admin) =>
  ask<{ withPay: number; positions: object[] }>(
    `{ compensationTrends(${june}) { interviews withPay positions { position { id } period currency
      offered { interviews minimum maximum median ${examples} }
      expected { interviews minimum maximum median } } } }`,
    who,
  );
const spoken = [
  'Why are you looking around?',
  'I want to learn more.',
  'The range is 50 to 60 thousand. What would you need?',
  'I make 40 now. I would need 55.',
  'What questions do you have for me?',
  'How large is the team? Is there any training?',
];

test('what candidates ask, why they apply and the pay spoken of are found with their moments', async () => {
  const name = (await hold(35, spoken)).name;
  const said = (atMs: number, quote: string) => ({
    ...{ interviews: 1, sentences: 1 },
    examples: [{ name, speaker: 'Kim Candidate', atMs, quote }],
  });
  expect(await themesOf('candidateQuestions')).toEqual({
    ...{ interviews: 1, withAny: 1 },
    themes: [
      { theme: 'GROWTH', ...said(300_000, 'Is there any training?') },
      { theme: 'TEAM', ...said(300_000, 'How large is the team?') },
    ],
  });
  expect(await themesOf('candidateMotivations')).toMatchObject({
    themes: [{ theme: 'GROWTH', ...said(60_000, 'I want to learn more.') }],
  });
  const first = { interviews: 1, median: null };
  expect((await pay()).positions).toMatchObject([
    {
      ...{ position: null, period: 'YEAR', currency: null },
      offered: { ...first, minimum: 50_000, maximum: 60_000 },
      expected: { ...first, minimum: 55_000, maximum: 55_000 },
    },
  ]);
});

test.each([
  ['CANDIDATE_QUESTIONS', 'Theme', ['Learning and growth', '1', '1', '1']],
  ['CANDIDATE_MOTIVATIONS', 'Theme', ['Learning and growth', '1', '1', '1']],
  ['COMPENSATION', 'Position', ['', '', 'year', '1', '50000', '60000', '', '1', '55000']],
  ['TOPIC_TRENDS', 'Topic', ['All interviews with a transcript', '1', '1', '0', '0', '0', '0']],
] as const)('%s comes as CSV, for people who may open its page', async (table, header, row) => {
  const field = `insightTableCsv(table: ${table}, ${june})`;
  const { data, errors } = await admin.graphql(`{ ${field} }`);
  expect(errors).toEqual([]);
  const url = String(data?.['insightTableCsv']);
  const answer = await admin.fetch(url);
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const rows = [...csvRows(text.replace('\uFEFF', '').replaceAll('\r', ''), ',')];
  expect(rows[0]?.cells[0]).toBe(header);
  expect(rows.map(({ cells }) => cells.slice(0, row.length))).toContainEqual(row);
  expect(await codesOf(recruiter, `{ ${field} }`)).toEqual(['FORBIDDEN']);
  expect((await recruiter.fetch(url)).status).toBe(403);
});

test('a median takes five interviews, and none that the viewer may not see', async () => {
  const medianSeenBy = async (userId: string) => {
    const actor = await actorOf(server.database.system, { id: userId });
    const [startMs, endMs] = [Date.UTC(2026, 5, 1), Date.UTC(2026, 6, 1)];
    const span = { startMs, endMs, interval: 'WEEK', zone: 'UTC' } as const;
    const db = server.database.forOrganization(here.id);
    const found = await loadPay(db, actor, span);
    return [found.withPay, found.positions[0]?.offered?.median];
  };
  for (const day of [36, 37, 38]) await hold(day, spoken);
  await hold(39, spoken, privateOwnerId);
  expect(await medianSeenBy(adminId)).toEqual([5, 55_000]);
  expect(await medianSeenBy(recruiterId)).toEqual([4, null]);
});

test('a redacted passage leaves no finding', async () => {
  const made = await hold(40, spoken);
  const found = async () =>
    server.database.system.$count(spokenFinding, eq(spokenFinding.callId, made.id));
  expect(await found()).toBe(6);
  await ask(
    `mutation { redactCall(callId: "${made.id}", passages: [{ startMs: 120000, endMs: 239000 }]) { id } }`,
  );
  expect(await found()).toBe(3);
});

test('an interview names the topics it speaks of, with their moments, by the same rules', async () => {
  const { id: callId } = await hold(20, [
    'What is your notice period?',
    'My notice period is one month, and I like Remote work.',
  ]);
  const made: string[] = [];
  for (const changes of [
    { name: 'Notice' },
    { name: 'Asked', speaker: 'INTERVIEWER' },
    { name: 'Both', keywords: ['notice period', 'remote'], matchRule: 'ALL' },
    { name: 'Not here', keywords: ['notice period', 'interns'], matchRule: 'ALL' },
    { name: 'Excluded', excludedKeywords: ['remote'] },
  ] as const) {
    const { id } = await ask<{ id: string }>(
      `mutation { createCustomTopic(${inputOf(topic(changes))}) { id } }`,
    );
    made.push(id);
  }
  const field = `callTrackers(callId: "${callId}") { name mentions { startMs } }`;
  const trackers = await ask<{ name: string }[]>(`{ ${field} }`);
  expect(trackers.filter(({ name }) => !['Second', 'Third'].includes(name))).toEqual([
    { name: 'Asked', mentions: [{ startMs: 0 }] },
    { name: 'Both', mentions: [{ startMs: 0 }, { startMs: 60_000 }] },
    { name: 'Notice', mentions: [{ startMs: 0 }, { startMs: 60_000 }] },
  ]);
  expect(await codesOf(basic, `{ ${field} }`)).toEqual(['NOT_FOUND']);
  const secret = await hold(21, ['Hm.', 'My notice period is short.'], privateOwnerId);
  const hidden = `{ callTrackers(callId: "${secret.id}") { name } }`;
  expect(await ask(hidden, recruiter)).toEqual([]);
  expect(await ask('{ callTrackers(callId: "no id") { name } }')).toEqual([]);
  for (const id of made) await ask(`mutation { deleteCustomTopic(id: "${id}") }`);
});
