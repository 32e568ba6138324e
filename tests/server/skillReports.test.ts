import { afterAll, beforeAll, expect, test } from 'vitest';
import { aiNote } from '../../web/server/db/tables/schema.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildPosition } from '../factories/buildPosition.ts';
import { buildScorecard } from '../factories/buildScorecard.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
const ids: Record<string, string> = {};
const visitors: Record<string, Visitor> = {};
const as = (name: string): Visitor => visitors[name] ?? server.visitor;
const db = () => server.database.system;

beforeAll(async () => {
  server = await startTestServer();
  const here = await buildOrganization(db());
  for (const [name, roleType] of [
    ['admin', 'SITE_ADMIN'],
    ['recruiter', 'RECRUITER'],
    ['ann', 'BASIC'],
  ] as const) {
    const email = `${name}@skills.test`;
    ids[name] = (await buildUser(db(), here, { firstName: name, email, roleType })).id;
    visitors[name] = await server.as(email);
  }
  const there = await buildOrganization(db());
  await buildUser(db(), there, { email: 'stranger@skills.test', roleType: 'SITE_ADMIN' });
  visitors['stranger'] = await server.as('stranger@skills.test');
  const ofOrganization = { organizationId: here.id };
  ids['nurse'] = (await buildPosition(db(), { ...ofOrganization, title: 'Nurse' })).id;
  ids['cook'] = (await buildPosition(db(), { ...ofOrganization, title: 'Cook' })).id;
  for (let day = 1; day <= 6; day++) await hold(here.id, day);
});
afterAll(() => server.stop());

/** Six interviews: the candidate speaks of triage, and answers a question on caring for patients. */
async function hold(organizationId: string, day: number): Promise<void> {
  const { ann: ownerId = '', nurse = '', cook = '' } = ids;
  const made = await buildCall(db(), {
    ...{ organizationId, ownerId, interviewerIds: [ownerId], visibility: 'PUBLIC' },
    ...{ positionId: day === 6 ? cook : nurse, startTime: new Date(Date.UTC(2026, 4, day, 10)) },
  });
  const word = (text: string, sec: number): Word => [text, sec * 1000, (sec + 1) * 1000, 0.9];
  const { segments } = await buildTranscript(db(), made, {
    speakers: [
      { name: 'Voice 1', role: 'INTERVIEWER' },
      { name: 'Voice 2', role: 'CANDIDATE' },
    ],
    turns: [
      { speaker: 'Voice 1', words: [word('Tell me of triage and care.', 0)] },
      { speaker: 'Voice 2', words: [word('I sat with him until morning.', 2)] },
      { speaker: 'Voice 2', words: [word('At triage we see thirty people.', 4)] },
    ],
  });
  await db()
    .insert(aiNote)
    .values({
      ...{ organizationId, callId: made.id, index: 0, question: 'How do you care?' },
      ...{ questionType: 'OTHER', competency: 'Patient care', status: 'ANSWERED' },
      matchReason: 'Asked in these words.',
      sentences: [
        {
          ...{ id: made.id, text: 'They stayed.', editedText: null, editedById: null },
          ...{ writtenById: null, isDeleted: false },
          evidence: [{ segmentId: segments[1]?.id ?? '', quote: 'I sat with him' }],
        },
      ],
    });
  await buildScorecard(db(), made, {
    ...{ userId: ownerId, status: 'SUBMITTED', submittedAt: new Date() },
    items: [{ itemText: 'Patient care', score: day % 2 === 0 ? 4 : 2 }],
  });
}

interface Report {
  id: string;
  processingStatus: string;
  figures: {
    interviews: number;
    skills: {
      skill: string;
      competencies: string[];
      interviewsAsked: number;
      interviewsSaid: number;
      rating: number | null;
      interviewsRated: number;
      examples: { quote: string; atMs: number }[];
    }[];
  } | null;
}

const input = (options: { minimum?: number; positions?: string[]; skills?: string[] } = {}) =>
  `input: { title: "Care", positionIds: ${JSON.stringify(options.positions ?? [])}, interviewStageFilters: [], dateRangeStart: "2026-05-01T00:00Z", dateRangeEnd: "2026-06-01T00:00Z", skills: ${JSON.stringify(options.skills ?? ['Patient care', 'Triage', 'Welding'])}, minimumInterviewCountFilter: ${options.minimum ?? 5} }`;
const read = async (who: string, id: string) => {
  const { data, errors } = await as(who).graphql(
    `{ skillReport(id: "${id}") { id processingStatus positions { title } figures { interviews skills { skill competencies interviewsAsked interviewsSaid rating interviewsRated examples { quote atMs } } } } }`,
  );
  expect(errors).toEqual([]);
  return data?.['skillReport'] as Report;
};
const codes = async (who: string, document: string) =>
  (await as(who).graphql(document)).errors.map(({ extensions }) => extensions?.['code']);
async function run(document: string): Promise<Report> {
  const { data, errors } = await as('admin').graphql(`mutation { ${document} { id } }`);
  expect(errors).toEqual([]);
  const { id } = Object.values(data ?? {})[0] as { id: string };
  await expect
    .poll(async () => (await read('admin', id)).processingStatus, { timeout: 30_000 })
    .toBe('COMPLETED');
  return read('admin', id);
}

test('a report finds answers on the competency, the words themselves and ratings, each with its moment', async () => {
  const { figures } = await run(`createSkillReport(${input()})`);
  expect(figures?.interviews).toBe(6);
  const [care, triage, welding] = figures?.skills ?? [];
  expect(care).toMatchObject({
    ...{ skill: 'Patient care', competencies: ['Patient care'], interviewsAsked: 6 },
    ...{ interviewsSaid: 0, rating: 3, interviewsRated: 6 },
  });
  expect(care?.examples).toHaveLength(5);
  expect(care?.examples[0]).toEqual({ quote: 'I sat with him until morning.', atMs: 2000 });
  expect(triage).toMatchObject({ interviewsSaid: 6, rating: null, interviewsRated: 0 });
  expect(triage?.examples[0]?.quote).toBe('At triage we see thirty people.');
  expect(welding).toMatchObject({ interviewsAsked: 0, interviewsSaid: 0, examples: [] });
});

test('under its minimum a report says how many interviews there are, and nothing else', async () => {
  const { figures } = await run(`createSkillReport(${input({ minimum: 7 })})`);
  expect(figures).toEqual({ interviews: 6, skills: [] });
});

test('positions narrow it, four ratings give no average, and a change runs it anew', async () => {
  const made = await run(
    `createSkillReport(${input({ positions: [ids['cook'] ?? ''], minimum: 1 })})`,
  );
  expect(made.figures?.skills[0]).toMatchObject({ interviewsAsked: 1, rating: null });
  const changed = await run(
    `updateSkillReport(id: "${made.id}", ${input({ minimum: 1, skills: ['Night shift', 'Triage'] })})`,
  );
  expect(
    changed.figures?.skills.map(({ skill, interviewsSaid }) => [skill, interviewsSaid]),
  ).toEqual([
    ['Night shift', 0],
    ['Triage', 6],
  ]);
  await run(`runSkillReport(id: "${made.id}")`);
  expect(await codes('admin', `mutation { deleteSkillReport(id: "${made.id}") }`)).toEqual([]);
  expect(await codes('admin', `{ skillReport(id: "${made.id}") { id } }`)).toEqual(['NOT_FOUND']);
});

test('only those of advanced insights have reports, and only their organization’s', async () => {
  const { id } = await run(`createSkillReport(${input()})`);
  for (const who of ['recruiter', 'ann'])
    for (const document of [
      `{ skillReports { id } }`,
      `{ skillReport(id: "${id}") { id } }`,
      `mutation { createSkillReport(${input()}) { id } }`,
      `mutation { runSkillReport(id: "${id}") { id } }`,
      `mutation { deleteSkillReport(id: "${id}") }`,
    ])
      expect(['FORBIDDEN', 'NOT_FOUND'], document).toContain((await codes(who, document))[0]);
  expect(await codes('stranger', `{ skillReport(id: "${id}") { id } }`)).toEqual(['NOT_FOUND']);
  expect(await codes('nobody', `{ skillReports { id } }`)).toEqual(['UNAUTHENTICATED']);
  const wrong = input().replace('"Care"', '" "');
  expect(await codes('admin', `mutation { createSkillReport(${wrong}) { id } }`)).toEqual([
    'BAD_INPUT',
  ]);
});

test('a report takes two statements, however many skills, examples and interviews it has', async () => {
  const small = await run(`createSkillReport(${input({ skills: ['Welding'] })})`);
  const large = await run(`createSkillReport(${input()})`);
  await server.services.jobs.stop();
  const count = async (id: string) => {
    await read('admin', id);
    let seen = 0;
    const stop = watchStatements(server.database, () => (seen += 1));
    await read('admin', id);
    stop();
    return seen;
  };
  expect([await count(small.id), await count(large.id)]).toEqual([2, 2]);
});
