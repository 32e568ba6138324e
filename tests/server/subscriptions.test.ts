import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../web/server/db/tables/schema.ts';
import { publish } from '../../web/server/events/publish.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let organizationId: string;
let ownerId: string;
beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const organization = await buildOrganization(db);
  organizationId = organization.id;
  ownerId = (await buildUser(db, organization, { email: 'owner@live.test' })).id;
  await buildUser(db, organization, { email: 'peer@live.test' });
});
afterAll(() => server.stop());

/** What a subscription says, line by line, until it is ended. */
async function listen(visitor: Visitor, query: string) {
  const abort = new AbortController();
  const response = await visitor.fetch('/graphql', {
    method: 'POST',
    signal: abort.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
  });
  const heard: string[] = [];
  void (async () => {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      heard.push(Buffer.from(part.value).toString());
  })().catch(() => {});
  const until = async (pattern: RegExp) => {
    for (let round = 0; round < 100 && !pattern.test(heard.join('')); round++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return heard.join('');
  };
  return { until, heard, end: () => abort.abort() };
}

const tell = (callId: string, data?: { isDeleted: boolean }) =>
  publish({ organizationId, callId, what: 'call', ...(data && { data }) }, server.database.system);

const document = 'subscription { callsChanged { callId isDeleted call { name } } }';

test('a change is told to who sees the call, a deletion also to who only had it in a list', async () => {
  const made = await buildCall(server.database.system, {
    organizationId,
    ownerId,
    visibility: 'ORGANIZATION',
    name: 'Open talk',
  });
  const feed = await listen(await server.as('peer@live.test'), document);
  await server.database.system
    .update(call)
    .set({ deletedAt: new Date() })
    .where(eq(call.id, made.id));
  await tell(made.id, { isDeleted: true });
  expect(await feed.until(/isDeleted/)).toMatch(
    new RegExp(`"${made.id}","isDeleted":true,"call":null`),
  );
  feed.end();
});

test('a call of others stays unmentioned, changed or deleted', async () => {
  const hidden = await buildCall(server.database.system, {
    organizationId,
    ownerId,
    visibility: 'PRIVATE',
  });
  const open = await buildCall(server.database.system, {
    organizationId,
    ownerId,
    visibility: 'ORGANIZATION',
    name: 'After it',
  });
  const feed = await listen(await server.as('peer@live.test'), document);
  await tell(hidden.id);
  await tell(hidden.id, { isDeleted: true });
  await tell(open.id);
  expect(await feed.until(/After it/)).not.toContain(hidden.id);
  feed.end();
});

test('who signs out hears nothing more, though the stream is still open', async () => {
  const visitor = await server.as('peer@live.test');
  const made = await buildCall(server.database.system, {
    organizationId,
    ownerId,
    visibility: 'ORGANIZATION',
    name: 'First',
  });
  const feed = await listen(visitor, document);
  await tell(made.id);
  await feed.until(/First/);
  await visitor.graphql('mutation { signOut }');
  const before = feed.heard.length;
  await tell(made.id);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(feed.heard.slice(before).join('')).not.toContain(made.id);
  feed.end();
});

test('one call is followed by an argument that stands in the document, first as it is now', async () => {
  const made = await buildCall(server.database.system, {
    organizationId,
    ownerId,
    name: 'Followed talk',
  });
  const follow = `subscription { callChanged(callId: "${made.id}") { callId call { name } } }`;
  const feed = await listen(await server.as('owner@live.test'), follow);
  expect(await feed.until(/Followed/)).toContain('"name":"Followed talk"');
  feed.end();
  const stranger = await listen(server.visitor, follow);
  expect(await stranger.until(/UNAUTHENTICATED/)).toContain('UNAUTHENTICATED');
  stranger.end();
});
