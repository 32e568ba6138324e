import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Word } from '#shared/domain/transcript.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import {
  buildCandidate,
  buildHiringTeamMember,
  buildPosition,
} from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { watchStatements } from '../harness/watchStatements.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let basic: Visitor;
let recruiter: Visitor;
let basicId: string;
let recruiterId: string;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const organization = await buildOrganization(db);
  organizationId = organization.id;
  const join = async (email: string, roleType: 'BASIC' | 'RECRUITER') =>
    (await buildUser(db, organization, { email, roleType })).id;
  basicId = await join('basic@rights.test', 'BASIC');
  recruiterId = await join('recruiter@rights.test', 'RECRUITER');
  basic = await server.as('basic@rights.test');
  recruiter = await server.as('recruiter@rights.test');
});
afterAll(() => server.stop());

const codeOf = ({ errors }: Awaited<ReturnType<Visitor['graphql']>>) =>
  (errors as { extensions?: { code?: string } }[] | undefined)?.[0]?.extensions?.code;
const change = (visitor: Visitor, id: string, input: object) =>
  visitor.graphql(
    `mutation ($id: ID!, $input: UpdateCallInput!) {
      updateCall(id: $id, input: $input) { id candidate { emails } } }`,
    { id, input },
  );

test('a candidate whom one does not see cannot be read by linking them to an own interview', async () => {
  const db = server.database.system;
  const unseen = await buildCandidate(db, { organizationId, emails: ['unseen@example.test'] });
  const own = await buildCall(db, { organizationId, ownerId: basicId });
  const refused = await change(basic, own.id, { candidateId: unseen.id });
  expect(codeOf(refused)).toBe('NOT_FOUND');
  expect(JSON.stringify(refused)).not.toContain('unseen@example.test');
  const captured = await basic.graphql(
    `mutation ($input: AddCallInput!) { addCall(input: $input) { id } }`,
    {
      input: {
        captureId: own.id,
        platform: 'GOOGLE_MEET',
        consentText: 'Told.',
        startedAt: new Date(),
        candidateId: unseen.id,
      },
    },
  );
  expect(codeOf(captured)).toBe('NOT_FOUND');
  expect(codeOf(await change(recruiter, own.id, { candidateId: unseen.id }))).toBeUndefined();
  // Now that somebody who sees both has linked them, the interview's owner sees the candidate.
  const seen = await basic.graphql(`query ($id: ID!) { call(id: $id) { candidate { emails } } }`, {
    id: own.id,
  });
  expect(JSON.stringify(seen)).toContain('unseen@example.test');
});

test('who may edit an interview but not say who sees it names no interviewers either', async () => {
  const db = server.database.system;
  const others = await buildCall(db, {
    ...{ organizationId, ownerId: basicId, visibility: 'PUBLIC', interviewerIds: [basicId] },
  });
  expect(codeOf(await change(recruiter, others.id, { name: 'Renamed' }))).toBeUndefined();
  expect(codeOf(await change(recruiter, others.id, { interviewerIds: [basicId] }))).toBeUndefined();
  for (const interviewerIds of [[recruiterId], [basicId, recruiterId]])
    expect(codeOf(await change(recruiter, others.id, { interviewerIds }))).toBe('FORBIDDEN');
  expect(codeOf(await change(recruiter, others.id, { visibility: 'ORGANIZATION' }))).toBe(
    'FORBIDDEN',
  );
  expect(
    codeOf(await change(basic, others.id, { interviewerIds: [basicId, recruiterId] })),
  ).toBeUndefined();
});

const rename = (id: string) =>
  `mutation { updateCandidate(id: "${id}", input: { firstName: "Kim", lastName: "New" }) { lastName } }`;

test('who takes interviews rates a candidate they see; recruiters and team admins keep the record', async () => {
  const db = server.database.system;
  const { id } = await buildCandidate(db, { organizationId });
  const { id: positionId } = await buildPosition(db, { organizationId });
  const rate = `mutation { rateCandidate(candidateId: "${id}", rating: 4) { myRating
    ratingBreakdown { average counts } } }`;
  const apply = `mutation { addApplication(candidateId: "${id}", positionId: "${positionId}")
    { applications { position { id } } canEdit canDelete } }`;
  for (const field of [rate, apply, rename(id)])
    expect(codeOf(await basic.graphql(field))).toBe('NOT_FOUND');
  await buildCall(db, { organizationId, ownerId: basicId, candidateId: id });
  expect((await basic.graphql(rate)).data).toEqual({
    rateCandidate: { myRating: 4, ratingBreakdown: { average: 4, counts: [0, 0, 0, 1, 0] } },
  });
  for (const field of [apply, rename(id), `mutation { deleteCandidate(id: "${id}") }`])
    expect(codeOf(await basic.graphql(field))).toBe('FORBIDDEN');
  expect((await recruiter.graphql(apply)).data).toEqual({
    addApplication: {
      ...{ applications: [{ position: { id: positionId } }], canEdit: true, canDelete: false },
    },
  });
  expect(codeOf(await recruiter.graphql(`mutation { deleteCandidate(id: "${id}") }`))).toBe(
    'FORBIDDEN',
  );
  await buildHiringTeamMember(db, {
    ...{ organizationId, positionId, userId: basicId, role: 'HIRING_TEAM_ADMIN' },
  });
  server.services.actors.forget(basicId);
  expect((await basic.graphql(rename(id))).data).toEqual({ updateCandidate: { lastName: 'New' } });
});

test('a question about a candidate is answered from the interviews the asker may see, each with its words', async () => {
  const db = server.database.system;
  const asked = await buildCandidate(db, { organizationId });
  const speak = async (visibility: 'PUBLIC' | 'PRIVATE', ownerId: string, words: string) => {
    const made = await buildCall(db, {
      ...{ organizationId, ownerId, visibility, candidateId: asked.id },
    });
    const turn = (speaker: string, text: string, atMs: number) => ({
      speaker,
      words: text
        .split(' ')
        .map((word, at): Word => [word, atMs + at * 300, atMs + at * 300 + 250, 1]),
    });
    await buildTranscript(db, made, {
      turns: [
        turn('Sam Interviewer', 'Which database did you migrate at the clinic?', 0),
        turn('Kim Candidate', words, 5000),
      ],
    });
    return made.id;
  };
  const own = await speak(
    'PRIVATE',
    basicId,
    'I migrated the Postgres database at the clinic myself.',
  );
  await speak('PRIVATE', recruiterId, 'I migrated the Oracle database at the secret clinic.');
  const { data, errors } = await basic.graphql(
    `mutation ($candidateId: ID!) {
      askCandidate(candidateId: $candidateId, question: "Which database was migrated?") {
        interviewAnswers { call { id } answer { sentences { text evidence { quote startMs } } } } } }`,
    { candidateId: asked.id },
  );
  expect(errors).toEqual([]);
  const { interviewAnswers } = data?.['askCandidate'] as {
    interviewAnswers: { call: { id: string }; answer: { sentences: { text: string }[] } }[];
  };
  expect(interviewAnswers.map(({ call }) => call.id)).toEqual([own]);
  expect(JSON.stringify(interviewAnswers)).toContain('Postgres');
  expect(JSON.stringify(interviewAnswers)).not.toContain('Oracle');
  const unseen = await buildCandidate(db, { organizationId });
  for (const question of ['', 'a'.repeat(501)])
    expect(
      codeOf(
        await recruiter.graphql(
          `mutation { askCandidate(candidateId: "${unseen.id}", question: "${question}") { question } }`,
        ),
      ),
    ).toBe('BAD_INPUT');
  const unheard = await recruiter.graphql(
    `mutation { askCandidate(candidateId: "${unseen.id}", question: "Why?") { question } }`,
  );
  expect(codeOf(unheard)).toBe('CONFLICT');
});

test('the list and the page of a candidate are one statement each, however much they show', async () => {
  const db = server.database.system;
  const { id: positionId } = await buildPosition(db, { organizationId, title: 'Night nurse' });
  const query = 'Listed';
  for (let index = 0; index < 3; index++) {
    const { id } = await buildCandidate(db, { organizationId, firstName: query });
    await recruiter.graphql(
      `mutation { addApplication(candidateId: "${id}", positionId: "${positionId}") { id } }`,
    );
    if (index > 0) await buildCall(db, { organizationId, ownerId: recruiterId, candidateId: id });
    await recruiter.graphql(`mutation { rateCandidate(candidateId: "${id}", rating: ${index + 2})
      { id } }`);
  }
  const read = async (document: string) => {
    let statements = 0;
    const stop = watchStatements(server.database, (sql) => {
      if (sql.includes('"candidate"')) statements += 1;
    });
    const { data, errors } = await recruiter.graphql(document);
    stop();
    expect(errors).toEqual([]);
    expect(statements).toBe(1);
    return data as { candidates: { id: string; callCount: number }[]; candidate: object };
  };
  const fields = `id fullName callCount lastCallAt recordingDisabled phoneNumbers { phoneNumber }
    ratingBreakdown { average } canEdit
    applications { status position { displayTitle } interviewStage { title } canEdit }`;
  const list = (filter: string) =>
    read(`{ candidates(query: "${query}", orderBy: LAST_INTERVIEW, ${filter}) { ${fields} } }`);
  const { candidates } = await list('limit: 50');
  expect(candidates.map(({ callCount }) => callCount)).toEqual([1, 1, 0]);
  expect(candidates[0]).toMatchObject({
    applications: [{ status: 'ACTIVE', position: { displayTitle: 'Night nurse' } }],
  });
  const { candidate } = await read(
    `{ candidate(id: "${candidates[0]?.id ?? ''}") { ${fields} myRating candidateLinks { link }
      consentHistory { evidence recordedBy { fullName } } } }`,
  );
  expect(candidate).toMatchObject({ ...candidates[0], consentHistory: [] });
  const ids = async (filter: string) => (await list(filter)).candidates.map(({ id }) => id);
  expect(await ids(`filter: { positionId: "${positionId}", minimumRating: 3 }`)).toHaveLength(2);
  expect(await ids(`filter: { positionId: "${positionId}", applicationStatus: HIRED }`)).toEqual(
    [],
  );
  expect(await ids('filter: { recordingDisabled: true }')).toEqual([]);
  expect(await ids('limit: 1, page: 3')).toHaveLength(1);
});

test('recordings by candidate go on page after page, those without one among them by their names', async () => {
  const db = server.database.system;
  const of = { organizationId, ownerId: recruiterId, visibility: 'PRIVATE' as const };
  const { id: positionId } = await buildPosition(db, { organizationId, title: 'Walked' });
  const build = async (lastName: string | null, name: string, day: number, over: object = {}) => {
    const candidate = lastName
      ? await buildCandidate(db, { organizationId, firstName: 'Kim', lastName })
      : null;
    await buildCall(db, {
      ...{ ...of, name, positionId, startTime: new Date(Date.UTC(2026, 0, day)) },
      ...{ candidateId: candidate?.id ?? null, ...over },
    });
  };
  await build('Zola', 'of Zola', 1);
  await build(null, 'Mid', 2);
  await build('Abel', 'of Abel', 3);
  await build(null, 'aaron', 4);
  await build('Mid', 'of Mid', 5);
  await build('Abba', 'of a colleague', 6, { ownerId: basicId });
  const names = async (page: number) => {
    const { data } = await recruiter.graphql(
      `{ calls(orderBy: CANDIDATE, limit: 2, page: ${page}, filter: { positionId: "${positionId}" }) {
        results { name } pageInfo { totalRows } } }`,
    );
    const { results, pageInfo } = data?.['calls'] as {
      results: { name: string }[];
      pageInfo: { totalRows: number };
    };
    expect(pageInfo.totalRows).toBe(5);
    return results.map(({ name }) => name);
  };
  expect([...(await names(1)), ...(await names(2)), ...(await names(3))]).toEqual([
    ...['aaron', 'of Abel', 'Mid', 'of Mid', 'of Zola'],
  ]);
});

test('candidates are found by a part of their name or an e-mail, whatever its letters', async () => {
  const made = await buildCandidate(server.database.system, {
    ...{ organizationId, firstName: 'Élodie', lastName: 'O_Neill', emails: ['Elo@Found.test'] },
  });
  const found = async (query: string) => {
    const { data } = await recruiter.graphql(
      'query ($query: String!) { candidates(query: $query) { id } candidatesCount(query: $query) { count isCapped } }',
      { query },
    );
    return data;
  };
  for (const query of ['éLODIE o_n', 'elo@found'])
    expect(await found(query)).toEqual({
      ...{ candidates: [{ id: made.id }], candidatesCount: { count: 1, isCapped: false } },
    });
  // A sign of LIKE is a letter like others.
  expect(await found('O%Neill')).toMatchObject({ candidates: [] });
});
