import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let tom: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db, { name: 'Here' });
  await buildUser(db, here, { email: 'tom@here.test', firstName: 'Tom', lastName: 'Okafor' });
  tom = await server.as('tom@here.test');
});
afterAll(() => server.stop());

const trade = (code: string) =>
  fetch(`${server.url}/api/extension/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'chrome-extension://abcdefgh' },
    body: JSON.stringify({ code }),
  });
const ask = (token: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'chrome-extension://abcdefgh',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: '{ currentUser { email } }' }),
  }).then((response) => response.json());
const newCode = async () => {
  const { data } = await tom.graphql('mutation { createExtensionCode { code } }');
  return (data as { createExtensionCode: { code: string } }).createExtensionCode.code;
};

test('the extension gets a token for a code, once, and acts as its person until it gives the token back', async () => {
  const code = await newCode();
  const answer = await trade(code);
  expect(answer.status).toBe(200);
  const { token, user } = (await answer.json()) as { token: string; user: object };
  expect(user).toMatchObject({ email: 'tom@here.test', fullName: 'Tom Okafor' });
  expect((await trade(code)).status).toBe(401);
  expect(await ask(token)).toMatchObject({ data: { currentUser: { email: 'tom@here.test' } } });
  await fetch(`${server.url}/api/extension/token`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await ask(token)).toMatchObject({ data: { currentUser: null } });
});

test('a wrong code, a wrong token, and a cookie from another origin get nothing', async () => {
  expect((await trade('x'.repeat(43))).status).toBe(401);
  expect(await ask('x'.repeat(43))).toMatchObject({ data: { currentUser: null } });
  const foreign = await tom.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'chrome-extension://abcdefgh' },
    body: JSON.stringify({ query: '{ currentUser { email } }' }),
  });
  expect(foreign.status).toBe(403);
  const both = await tom.fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://evil.test',
      authorization: `Bearer ${'x'.repeat(43)}`,
    },
    body: JSON.stringify({ query: '{ currentUser { email } }' }),
  });
  expect(await both.json()).toMatchObject({ data: { currentUser: null } });
});
