import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer } from '../harness/testServer.ts';

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
