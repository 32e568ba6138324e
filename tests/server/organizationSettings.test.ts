import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate } from '../factories/buildPosition.ts';
import { buildUser, personByEmail } from '../factories/buildUser.ts';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestServer,
  type Visitor,
} from '../harness/testServer.ts';

let server: TestServer;
const update = (input: string) =>
  `mutation { updateOrganizationSettings(input: ${input}) { showStarRatings planToneSelector } }`;
const read = `{ currentUser { organization { planFlags { toneSelector } settings { showStarRatings planToneSelector } } } }`;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const join = (
    organization: BuiltOrganization,
    email: string,
    roleType: 'BASIC' | 'RECRUITER' | 'SITE_ADMIN',
  ) => buildUser(db, organization, { email, roleType });
  const here = await buildOrganization(db);
  await join(here, 'basic@here.test', 'BASIC');
  await join(here, 'recruiter@here.test', 'RECRUITER');
  await join(here, 'admin@here.test', 'SITE_ADMIN');
  await join(await buildOrganization(db), 'admin@there.test', 'SITE_ADMIN');
});
afterAll(() => server.stop());

const settingsFor = async (email: string) =>
  (await (await server.as(email)).graphql(read)).data?.['currentUser'];

test('an administrator changes settings; everybody sees their effect and others not the settings', async () => {
  const admin = await server.as('admin@here.test');
  const answer = await admin.graphql(update('{ planToneSelector: false }'));
  expect(answer.data).toEqual({
    updateOrganizationSettings: { showStarRatings: true, planToneSelector: false },
  });
  const planFlags = { toneSelector: false };
  expect(await settingsFor('admin@here.test')).toEqual({
    organization: { planFlags, settings: { showStarRatings: true, planToneSelector: false } },
  });
  for (const email of ['basic@here.test', 'recruiter@here.test'])
    expect(await settingsFor(email), email).toEqual({
      organization: { planFlags, settings: null },
    });
  expect(await settingsFor('admin@there.test')).toMatchObject({
    organization: { settings: { planToneSelector: true } },
  });
});

test('other roles, another organization and signed-out visitors change nothing here', async () => {
  const change = update('{ showStarRatings: false }');
  for (const email of ['basic@here.test', 'recruiter@here.test']) {
    const { errors } = await (await server.as(email)).graphql(change);
    expect(errors, email).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  }
  const { errors } = await server.visitor.graphql(change);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  await (await server.as('admin@there.test')).graphql(change);
  expect(await settingsFor('admin@here.test')).toMatchObject({
    organization: { settings: { showStarRatings: true } },
  });
});

test('who manages settings names people who are never recorded; interviews with them are refused', async () => {
  const admin = await server.as('admin@here.test');
  const recruiter = await server.as('recruiter@here.test');
  const exclude = (email: string) =>
    `mutation { createOrUpdateExcludedUser(email: "${email}") { id email } }`;
  const all = '{ excludedUsers { id email } }';
  const named = (await admin.graphql(exclude(' Basic@HERE.test '))).data?.[
    'createOrUpdateExcludedUser'
  ] as { id: string };
  expect(named).toMatchObject({ email: 'basic@here.test' });
  expect((await admin.graphql(exclude('basic@here.test'))).data).toMatchObject({
    createOrUpdateExcludedUser: { id: named.id },
  });
  expect((await admin.graphql(exclude('nobody'))).errors).toMatchObject([
    { extensions: { code: 'BAD_INPUT' } },
  ]);
  const include = `mutation { deleteExcludedUser(id: "${named.id}") }`;
  for (const document of [all, exclude('x@here.test'), include]) {
    expect((await recruiter.graphql(document)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect((await server.visitor.graphql(document)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  }
  const other = await server.as('admin@there.test');
  expect((await other.graphql(all)).data).toEqual({ excludedUsers: [] });
  expect((await other.graphql(include)).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);

  const basic = await server.as('basic@here.test');
  let captures = 0;
  const capture = (person: Visitor, others = '') =>
    person.graphql(
      `mutation { addCall(input: { captureId: "00000000-0000-4000-8000-00000000000${++captures}",
        platform: ZOOM, startedAt: "2026-03-02T10:00:00Z", consentText: "Yes", ${others} }) { id } }`,
    );
  const errorsOf = ({ errors }: GraphqlAnswer) =>
    errors.map(({ message, extensions }) => ({ message, code: extensions?.code }));
  expect(errorsOf(await capture(basic))).toMatchObject([
    { code: 'CONFLICT', message: expect.stringMatching(/this interviewer/) },
  ]);
  const { data } = await capture(recruiter);
  const { id: callId } = data?.['addCall'] as { id: string };
  const { id: basicId } = await personByEmail(server.database.system, 'basic@here.test');
  const join = `mutation { updateCall(id: "${callId}", input: { interviewerIds: ["${basicId}"] }) { id } }`;
  expect(errorsOf(await recruiter.graphql(join))).toMatchObject([{ code: 'CONFLICT' }]);

  const { id: candidateId } = await buildCandidate(server.database.system, {
    organizationId: (await personByEmail(server.database.system, 'basic@here.test')).organizationId,
    emails: ['Ada@Byron.test'],
  });
  await admin.graphql(exclude('ada@byron.test'));
  expect(errorsOf(await capture(recruiter, `candidateId: "${candidateId}"`))).toMatchObject([
    { code: 'CONFLICT', message: expect.stringMatching(/this candidate/) },
  ]);

  expect((await admin.graphql(include)).data).toEqual({ deleteExcludedUser: true });
  expect(errorsOf(await capture(basic))).toEqual([]);
});

test('an empty value for a setting is refused in words', async () => {
  const admin = await server.as('admin@here.test');
  const { errors } = await admin.graphql(update('{ showStarRatings: null }'));
  expect(errors).toMatchObject([
    { message: 'Not a valid setting: showStarRatings.', extensions: { code: 'BAD_INPUT' } },
  ]);
});

test('everybody reads what an administrator wants said before a capture', async () => {
  const text = 'We save this talk for the hiring team. Do you agree?';
  const admin = await server.as('admin@here.test');
  const { errors } = await admin.graphql(update('{ captureDisclaimer: " " }'));
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  await admin.graphql(update(`{ captureDisclaimer: "${text}" }`));
  const basic = await server.as('basic@here.test');
  const { data } = await basic.graphql('{ currentUser { organization { captureDisclaimer } } }');
  expect(data).toEqual({ currentUser: { organization: { captureDisclaimer: text } } });
});
