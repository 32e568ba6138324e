import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parse, print, visit, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extensionOperations } from '#shared/domain/extensionOperations.ts';
import { auditEntry, extensionConnection } from '../../web/server/db/tables/schema.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { operations, type KnownIds } from './operations.ts';

let server: TestServer;
let tom: Visitor;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db, { name: 'Here' });
  await buildUser(db, here, { email: 'tom@here.test', firstName: 'Tom', lastName: 'Okafor' });
  await buildUser(db, here, { email: 'eve@here.test' });
  organizationId = here.id;
  tom = await server.as('tom@here.test');
});
afterAll(() => server.stop());

/** Ids of nothing: what a test of rights asks about does not have to be there. */
const idsOf = (id: string) => new Proxy({}, { get: () => id }) as KnownIds;

const trade = (code: string) =>
  fetch(`${server.url}/api/extension/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'chrome-extension://abcdefgh' },
    body: JSON.stringify({ code }),
  });
const ask = (token: string, query = '{ currentUser { email } }') =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'chrome-extension://abcdefgh',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query }),
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

const [nothing] = parse('{ __typename }').definitions as [OperationDefinitionNode];
const typenameOnly = nothing.selectionSet;
/** The same operation without what it shows, which may be more than one query may cost. */
const inShort = (document: string) =>
  print(
    visit(parse(document), {
      Field: (field) => field.selectionSet && { ...field, selectionSet: typenameOnly },
    }),
  );

const connect = async () => {
  const answer = (await (await trade(await newCode())).json()) as { token: string };
  return answer.token;
};

test('a token opens what the extension needs, and no other operation of the schema', async () => {
  const token = await connect();
  const documents = Object.entries(operations(idsOf(organizationId)));
  expect(documents.map(([name]) => name)).toEqual(expect.arrayContaining([...extensionOperations]));
  for (const [name, document] of documents) {
    // `__typename` stands for mutations that would end the session of the one who tries them.
    const query = document.includes('__typename') ? `mutation { ${name} }` : inShort(document);
    const { errors = [] } = (await ask(token, query)) as { errors?: { message: string }[] };
    const isRefused = errors.some(({ message }) => message.startsWith('The browser extension may'));
    expect(isRefused, name).toBe(!extensionOperations.has(name));
  }
  // Neither a fragment nor an alias is a way round.
  const hidden = 'query { ...F } fragment F on Query { a: calls { results { id } } }';
  expect(await ask(token, hidden)).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
});

test('a token opens no recording or transcript, whatever cookie comes with it', async () => {
  const token = await connect();
  const headers = { authorization: `Bearer ${token}` };
  for (const [method, path] of [
    ['GET', `/media/${organizationId}/playback`],
    ['GET', `/transcripts/${organizationId}.txt`],
  ] as const) {
    const answer = await tom.fetch(path, {
      method,
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });
    expect(answer.status, path).toBe(401);
  }
});

test('which text went into which system is noted, and nothing of the text', async () => {
  const add = (text: string, ats = 'Lever') =>
    tom.graphql(`mutation { addAtsExport(text: ${text}, ats: "${ats}", isInserted: true) }`);
  expect((await add('SCORECARD')).data).toEqual({ addAtsExport: true });
  expect((await add('RESUME')).errors).not.toEqual([]);
  expect((await add('QUESTIONS', 'x'.repeat(81))).errors[0]?.extensions?.code).toBe('BAD_INPUT');
  const entries = await server.database.system
    .select({ detail: auditEntry.detail })
    .from(auditEntry)
    .where(eq(auditEntry.event, 'extension.textExported'));
  expect(entries).toEqual([{ detail: { text: 'SCORECARD', ats: 'Lever', isInserted: true } }]);
});

test('a token continues uploads of its person and removes none', async () => {
  const token = await connect();
  const statusOf = async (method: string) => {
    const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
    return (await tom.fetch(`/files/${organizationId}`, { method, headers })).status;
  };
  expect(await statusOf('HEAD')).toBe(404);
  expect(await statusOf('DELETE')).toBe(403);
});

test('a person sees their connections and ends one; others cannot', async () => {
  const [kept, ended] = [await connect(), await connect()];
  const list = async () => {
    const { data } = await tom.graphql('{ extensionConnections { id createdAt lastUsedAt } }');
    return (data as { extensionConnections: { id: string }[] }).extensionConnections;
  };
  const before = await list();
  const [newest] = await server.database.system
    .select()
    .from(extensionConnection)
    .where(eq(extensionConnection.tokenHash, createHash('sha256').update(ended).digest('hex')));
  const end = `mutation { endExtensionConnection(id: "${newest?.id}") }`;
  const other = await server.as('eve@here.test');
  expect((await other.graphql(end)).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  expect((await other.graphql('{ extensionConnections { id } }')).data).toEqual({
    extensionConnections: [],
  });
  expect((await tom.graphql(end)).data).toEqual({ endExtensionConnection: true });
  expect((await list()).length).toBe(before.length - 1);
  expect(await ask(ended)).toMatchObject({ data: { currentUser: null } });
  expect(await ask(kept)).toMatchObject({ data: { currentUser: { email: 'tom@here.test' } } });
});

test('signing out everywhere ends every session and connection of the person, and of nobody else', async () => {
  const token = await connect();
  const elsewhere = await server.as('tom@here.test');
  const other = await server.as('eve@here.test');
  const { data } = await elsewhere.graphql('{ searchApplication { searchApiKey } }');
  const { searchApiKey } = data?.['searchApplication'] as { searchApiKey: string };
  expect((await tom.graphql('mutation { signOutEverywhere }')).data).toEqual({
    signOutEverywhere: true,
  });
  for (const visitor of [tom, elsewhere])
    expect((await visitor.graphql('{ currentUser { id } }')).data).toEqual({ currentUser: null });
  expect(await ask(token)).toMatchObject({ data: { currentUser: null } });
  const search = await server.visitor.fetch('/1/indexes/calls/query', {
    method: 'POST',
    headers: { 'x-algolia-api-key': searchApiKey, 'x-algolia-application-id': 'rapport' },
    body: '{}',
  });
  expect(search.status).toBe(403);
  expect((await other.graphql('{ currentUser { email } }')).data).toEqual({
    currentUser: { email: 'eve@here.test' },
  });
});
