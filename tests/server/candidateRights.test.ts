import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
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
    `mutation ($input: StartLiveCallInput!) { startLiveCall(input: $input) { id } }`,
    {
      input: {
        captureId: own.id,
        platform: 'GOOGLE_MEET',
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
