import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlLimits } from '../../web/server/graphql/createGraphqlHandler.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let person: Visitor;
let callId: string;
beforeAll(async () => {
  server = await startTestServer();
  const organization = await buildOrganization(server.database.system);
  const user = await buildUser(server.database.system, organization, { email: 'one@limits.test' });
  await buildUser(server.database.system, organization, { email: 'two@limits.test' });
  person = await server.as('one@limits.test');
  const call = await buildCall(server.database.system, {
    organizationId: organization.id,
    ownerId: user.id,
    visibility: 'ORGANIZATION',
  });
  callId = call.id;
});
afterAll(() => server.stop());

const messageOf = async (query: string) => (await person.graphql(query)).errors[0]?.message ?? '';

describe('a document is refused just over each limit and answered just under it', () => {
  test('aliases', async () => {
    const aliased = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: serverInfo { environment }`).join(' ')} }`;
    expect(await messageOf(aliased(graphqlLimits.aliases))).toBe('');
    expect(await messageOf(aliased(graphqlLimits.aliases + 1))).toMatch(/alias/i);
  });

  test('tokens', async () => {
    // Sixteen tokens besides the list.
    const long = (tokens: number) =>
      `{ calls(filter: { interviewerIds: [${'"a" '.repeat(tokens - 20)}] }) { pageInfo { page } } }`;
    expect(await messageOf(long(graphqlLimits.tokens))).toBe('');
    expect(await messageOf(long(graphqlLimits.tokens + 10))).toMatch(/token/i);
  });

  test('depth', async () => {
    const nested = (levels: number): string =>
      levels === 1 ? 'name' : `ofType { ${nested(levels - 1)} }`;
    const deep = (levels: number) => `{ __type(name: "Call") { ${nested(levels - 1)} } }`;
    expect(await messageOf(deep(graphqlLimits.depth))).toBe('');
    expect(await messageOf(deep(graphqlLimits.depth + 1))).toMatch(/depth/i);
  });

  test('size of the request', async () => {
    const send = (bytes: number) =>
      person.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ __typename }', extensions: { pad: 'x'.repeat(bytes) } }),
      });
    expect((await send(1000)).status).toBe(200);
    expect((await send(graphqlLimits.bodyBytes + 1)).status).toBe(413);
  });

  test('size of a request that is sent in pieces and declares no length', async () => {
    const inPieces = { duplex: 'half' };
    const send = (bytes: number) => {
      const body = JSON.stringify({
        query: '{ __typename }',
        extensions: { pad: 'x'.repeat(bytes) },
      });
      return person.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([body]).stream(),
        ...inPieces,
      });
    };
    expect((await send(1000)).status).toBe(200);
    expect((await send(graphqlLimits.bodyBytes + 1)).status).toBe(413);
  });

  test('cost', async () => {
    const peaksOf = (count: number) =>
      `{ calls(limit: ${count}) { results { recording { peaks } } } }`;
    // Peaks count as two thousand values; the recording and the list count as values too.
    const most = Math.floor((graphqlLimits.cost - 1) / 2002);
    expect(await messageOf(peaksOf(most))).toBe('');
    expect(await messageOf(peaksOf(most + 1))).toMatch(/cost/i);
  });
});

test('codes are counted for each field, not for each request', async () => {
  const asks = Array.from(
    { length: 20 },
    (_, n) => `a${n}: signInByEmail(email: "victim@limits.test")`,
  );
  const answer = await server.visitor.graphql(`mutation { ${asks.join(' ')} }`);
  expect(answer.errors[0]?.extensions?.code).toBe('RATE_LIMITED');
  expect((await server.visitor.graphql(`mutation { ${asks[0]} }`)).errors).toHaveLength(1);
  expect(answer.errors[0]?.message).toMatch(/Wait \d+ (seconds|minutes) and try again/);
});

test('a page of another site cannot write, with or without a cookie', async () => {
  const send = (headers: Record<string, string>) =>
    person.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: 'mutation { signOut }' }),
    });
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect((await send({ origin: 'null' })).status).toBe(403);
  const plain = await person.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ query: 'mutation { signOut }' }),
  });
  expect(plain.status).toBe(415);
  const still = await person.graphql('{ currentUser { id } }');
  expect(still.data?.['currentUser']).not.toBeNull();
  expect((await send({ origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('a page that broke may say so, a few times', async () => {
  const report = () =>
    server.visitor.fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'TypeError: x', stack: '', path: '/search' }),
    });
  expect((await report()).status).toBe(204);
  const answers = await Promise.all(Array.from({ length: 25 }, report));
  expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThanOrEqual(6);
});

test('one person asks an interview thirty times in five minutes; others may ask meanwhile', async () => {
  const question = `mutation { askCall(callId: "${callId}", question: " ") { question } }`;
  const codeFor = async (visitor: Visitor) =>
    (await visitor.graphql(question)).errors[0]?.extensions?.code;
  const asker = await server.as('one@limits.test');
  const codes = [];
  for (let time = 0; time < 31; time += 1) codes.push(await codeFor(asker));
  expect(codes).toEqual([...Array<string>(30).fill('BAD_INPUT'), 'RATE_LIMITED']);
  expect(await codeFor(await server.as('two@limits.test'))).toBe('BAD_INPUT');
});

test('every answer carries the security headers and a request id', async () => {
  const answer = await server.visitor.fetch('/healthz');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-eval');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('readiness names each part in a line', async () => {
  const answer = await server.visitor.fetch('/readyz');
  const text = await answer.text();
  const parts = ['database', 'jobs', 'disk', 'recordings', 'ffmpeg', 'speech engine'];
  for (const part of [...parts, 'language engine'])
    expect(text).toMatch(new RegExp(`^(ok  |FAIL) ${part}: .+$`, 'm'));
});

test('in production there is no introspection, no mailbox and no demo sign-in', async () => {
  const production = await startTestServer({
    settings: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://rapport.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  });
  try {
    const { visitor } = production;
    expect((await visitor.graphql('{ __schema { types { name } } }')).errors[0]?.message).toMatch(
      /introspection/i,
    );
    expect(
      (await visitor.graphql('{ serverInfos { environment } }')).errors[0]?.message,
    ).not.toMatch(/did you mean/i);
    expect((await visitor.fetch('/dev/mailbox.json')).status).toBe(404);
    expect((await visitor.graphql('{ demoPeople { email } }')).data).toEqual({ demoPeople: [] });
  } finally {
    await production.stop();
  }
});
