import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { graphqlLimits } from '../../web/server/graphql/createGraphqlHandler.ts';
import { createLogger } from '../../web/server/http/logger.ts';
import { createServer } from '../../web/server/http/createServer.ts';
import { buildInterviews } from '../factories/buildInterviews.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let person: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const organization = await buildOrganization(server.database.system);
  const owner = await buildUser(server.database.system, organization, { email: 'a@edges.test' });
  await buildInterviews(server.database.system, organization, {
    ...{ ownerId: owner.id, count: 40, segmentsOf: () => 1 },
  });
  person = await server.as('a@edges.test');
});
afterAll(() => server.stop());

/** A request as it is written on the wire, which `fetch` would tidy up. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const sent = request({ hostname, port, path, method, headers }, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );

/** A request whose body does not come to its end. */
function beginRequest(): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query"`,
  );
  return socket;
}

const mutate = (headers: Record<string, string>, query = 'mutation { signOut }') =>
  raw(
    '/graphql',
    { 'content-type': 'application/json', ...headers },
    'POST',
    JSON.stringify({ query }),
  );

describe('what is malformed is refused as such', () => {
  test.each(['//', 'http://[', '//evil.example/graphql', '/transcripts/x%00.txt', '*'])(
    'the address %s',
    async (path) => {
      expect((await raw(path)).status).toBe(400);
    },
  );

  test('an upload with a query in its address is another spelling of the same', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const answer = await person.fetch(`/files/${id}?a=b`, {
      method: 'PATCH',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(answer.status).toBe(404);
  });

  test('a NUL character, in a variable and in the document', async () => {
    const query = 'query ($q: String) { organizationUsers(query: $q) { id } }';
    const { errors } = await person.graphql(query, { q: 'a\0b' });
    expect(errors[0]?.extensions?.code).toBe('BAD_INPUT');
    const inline = await person.graphql('{ organizationUsers(query: "\\u0000") { id } }');
    expect(inline.errors[0]?.extensions?.code).toBe('BAD_INPUT');
  });

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-05:00', '2026-13-01T00:00'])(
    'the date %s',
    async (startAfter) => {
      const query = `{ calls(filter: { startAfter: "${startAfter}" }) { pageInfo { page } } }`;
      expect((await person.graphql(query)).errors[0]?.message).toMatch(/Invalid date/);
    },
  );

  test('a list of 25,000 ids', async () => {
    const query =
      'query ($ids: [ID!]) { calls(filter: { interviewerIds: $ids }) { pageInfo { page } } }';
    const ids = Array<string>(25_000).fill('00000000-0000-4000-8000-000000000000');
    const { errors } = await person.graphql(query, { ids });
    expect(errors[0]?.extensions?.code).toBe('BAD_INPUT');
    expect(errors[0]?.message).toMatch(/25000/);
    expect((await person.graphql(query, { ids: ids.slice(0, 500) })).errors).toEqual([]);
  });
});

test.each([
  ['calls(page: 201, limit: 50) { results { id } }', /first 10,000 rows/],
  ['candidates(page: 501, limit: 20) { id }', /first 10,000 rows/],
  ['positions(page: 2147483647, limit: 200) { id }', /first 10,000 rows/],
])('a page beyond the rows that can be paged through is refused: %s', async (field, message) => {
  const { errors } = await person.graphql(`{ ${field} }`);
  expect(errors[0]?.extensions?.code).toBe('BAD_INPUT');
  expect(errors[0]?.message).toMatch(message);
  const last = field.replace(/page: \d+/, 'page: 50');
  expect((await person.graphql(`{ ${last} }`)).errors).toEqual([]);
});

test('long contents of a whole list are refused, once and ten times at once', async () => {
  const part =
    'calls(limit: 200) { results { notes { text author { fullName } } recording { peaks } } }';
  const query = `{ a0: ${part} a1: ${part} }`;
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.graphql(query)));
  for (const { data, errors } of answers) {
    expect(data).toBeNull();
    expect(errors[0]?.message).toMatch(/asks for too much at once/);
    expect(errors[0]?.extensions?.code).toBe('BAD_INPUT');
  }
});

test('one person has so many requests under way and no more; others are served', async () => {
  const { promise: version, resolve: answerAll } = Promise.withResolvers<string>();
  const engine = vi.spyOn(server.services.speech, 'version').mockReturnValue(version);
  const slow = Array.from({ length: graphqlLimits.requestsAtOnce }, () =>
    person.graphql('{ speechEngine { version } }'),
  );
  await expect.poll(() => engine.mock.calls.length).toBe(slow.length);
  const oneMore = await person.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ currentUser { id } }' }),
  });
  expect(oneMore.status).toBe(429);
  expect((await server.visitor.graphql('{ currentUser { id } }')).errors).toEqual([]);
  answerAll('1');
  expect((await Promise.all(slow)).flatMap(({ errors }) => errors)).toEqual([]);
  engine.mockRestore();
  expect((await person.graphql('{ currentUser { id } }')).errors).toEqual([]);
});

test('beyond 256 requests under way the next one is told when to come again', async () => {
  const sockets = Array.from({ length: 256 }, () => beginRequest());
  await expect
    .poll(async () => (await raw('/graphql?query={__typename}')).status, { interval: 200 })
    .toBe(503);
  const refused = await raw('/graphql?query={__typename}');
  expect(refused.headers['retry-after']).toBe('1');
  expect((await raw('/healthz')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await raw('/graphql?query={__typename}')).status).toBe(200);
});

test('a query is not streamed, so that its answer is counted and bounded', async () => {
  const answer = await person.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: '{ currentUser { id } }' }),
  });
  expect(await answer.text()).toContain('only subscriptions are streamed');
});

describe('other sites', () => {
  const foreign = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };

  test.each(['Basic eDp5', 'Bearer x', ''])(
    'the header "Authorization: %s" neither skips the check of the origin nor leaves the cookie its power',
    async (authorization) => {
      const { cookie } = person;
      expect((await mutate({ ...foreign, cookie, authorization })).status).toBe(403);
      const { body } = await mutate({ cookie, authorization }, '{ currentUser { id } }');
      expect(JSON.parse(body.toString())).toEqual({ data: { currentUser: null } });
    },
  );

  test('a name that points at this machine is not this server', async () => {
    const rebound = { host: 'evil.example', origin: 'http://evil.example' };
    expect((await mutate(rebound)).status).toBe(421);
    expect((await raw('/dev/mailbox.json', { host: 'evil.example' })).status).toBe(421);
    for (const host of ['localhost:3000', '127.0.0.1:1', new URL(server.url).host])
      expect((await raw('/dev/mailbox.json', { host })).status).toBe(200);
    expect((await raw('/healthz', { host: '10.0.0.7' })).status).toBe(200);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a mutation as %s is refused, which a form may send',
    async (type) => {
      const body = `query=${encodeURIComponent('mutation { signOut }')}`;
      const answer = await raw(
        '/graphql',
        { cookie: person.cookie, 'content-type': type },
        'POST',
        body,
      );
      expect(answer.status).toBe(415);
    },
  );
});

describe('answers', () => {
  const list = '{ calls(limit: 40) { results { id name owner { id fullName email } createdAt } } }';
  const ask = (encoding: string, query = list) =>
    raw(
      '/graphql',
      { 'content-type': 'application/json', cookie: person.cookie, 'accept-encoding': encoding },
      'POST',
      JSON.stringify({ query }),
    );

  test('long ones come compressed as the client takes it, short ones as they are', async () => {
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
    const gzip = await ask('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect((await ask('br', '{ currentUser { id } }')).headers['content-encoding']).toBeUndefined();
  });

  test('none is kept by a browser or a proxy', async () => {
    expect((await ask('br')).headers['cache-control']).toBe('no-store');
    expect((await raw('/dev/mailbox')).headers['cache-control']).toBe('no-store');
  });

  test('a fault of the server quotes the id that its log line carries', async () => {
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => lines.push(line) });
    const other = createServer(server.services, logger, 'no-web').listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const fault = vi
      .spyOn(server.services.speech, 'version')
      .mockRejectedValue(new Error('a secret cause'));
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie },
      body: JSON.stringify({ query: '{ speechEngine { version } }' }),
    });
    fault.mockRestore();
    other.close();
    const id = answer.headers.get('x-request-id') ?? '';
    const text = await answer.text();
    expect(text).toContain(id);
    expect(text).not.toContain('secret cause');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ requestId: id, msg: 'graphql' }),
    ]);
  });

  test('a full disk is named in the answer', async () => {
    const fault = vi
      .spyOn(server.services.speech, 'version')
      .mockRejectedValue(
        new Error('write', { cause: Object.assign(new Error(), { code: '53100' }) }),
      );
    const { errors } = await person.graphql('{ speechEngine { version } }');
    fault.mockRestore();
    expect(errors[0]?.message).toMatch(/no room left/);
  });
});

test('a body that does not come to its end is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const socket = beginRequest();
    let received = '';
    socket.on('data', (part) => (received += part.toString()));
    const closed = once(socket, 'close');
    await vi.waitFor(() => {
      vi.advanceTimersByTime(31_000);
      if (!received) throw new Error('no answer yet');
    });
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    vi.useRealTimers();
  }
});
