import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { organization } from '../../web/server/db/tables/schema.ts';
import type { CallEvent } from '../../web/server/events/callEvent.ts';
import { mostSubscriptions } from '../../web/server/events/events.ts';
import { publish } from '../../web/server/events/publish.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { watchStatements } from '../harness/watchStatements.ts';
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
  await feed.until(/callsChanged/);
  const owner = await server.as('owner@live.test');
  await owner.graphql(`mutation { deleteCall(id: "${made.id}") }`);
  expect(await feed.until(/"isDeleted":true/)).toMatch(
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

test('a subscription ends with its session, and a change of rights loads again what is shown', async () => {
  const visitor = await server.as('peer@live.test');
  const feed = await listen(visitor, 'subscription { callsChanged { what } }');
  const times = (part: string) => feed.heard.join('').split(part).length - 1;
  await expect.poll(() => times('RESYNC')).toBe(1);
  const db = server.database.system;
  await db
    .update(organization)
    .set({ planEnabled: sql`not ${organization.planEnabled}` })
    .where(eq(organization.id, organizationId));
  await expect.poll(() => times('RESYNC')).toBe(2);
  await visitor.graphql('mutation { signOut }');
  await expect.poll(() => times('event: complete')).toBe(1);
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

test('who loses sight of a call is told so, though nothing of it was heard before; others are not', async () => {
  const made = await buildCall(server.database.system, {
    organizationId,
    ownerId,
    visibility: 'ORGANIZATION',
    name: 'Soon private',
  });
  const [peer, owner] = [await server.as('peer@live.test'), await server.as('owner@live.test')];
  const feed = await listen(peer, document);
  await feed.until(/callsChanged/);
  const setVisibility = (visibility: string) =>
    owner.graphql(
      `mutation { updateCall(id: "${made.id}", input: { visibility: ${visibility} }) { id } }`,
    );
  await setVisibility('PRIVATE');
  expect(await feed.until(/"isDeleted":true/)).toContain(`"${made.id}","isDeleted":true`);
  const late = await listen(peer, document);
  await late.until(/callsChanged/);
  await owner.graphql(
    `mutation { updateCall(id: "${made.id}", input: { name: "Still private" }) { id } }`,
  );
  await setVisibility('ORGANIZATION');
  expect(await late.until(/Still private/)).not.toContain('"isDeleted":true');
  feed.end();
  late.end();
});

test('a person who follows too much at once is refused in plain words', async () => {
  const visitor = await server.as('peer@live.test');
  const feeds = [];
  for (let count = 0; count < mostSubscriptions; count++) {
    const feed = await listen(visitor, document);
    await feed.until(/callsChanged/);
    feeds.push(feed);
  }
  const refused = await listen(visitor, document);
  expect(await refused.until(/RATE_LIMITED/)).toContain('Close some of them');
  for (const feed of [...feeds, refused]) feed.end();
});

describe('the statements that an event costs each reader', () => {
  const readers = 3;

  /** Those that readers cause, without the queue's and the event itself. */
  function countStatements() {
    let count = 0;
    const stop = watchStatements(server.database, (statement) => {
      if (!/pgboss|pg_notify|set_config/.test(statement)) count += 1;
    });
    return { seen: () => count, stop };
  }

  /** Readers of one call in an organization of its own, so that nobody else listens. */
  async function readersOf(query: (callId: string) => string) {
    const db = server.database.system;
    const organization = await buildOrganization(db);
    const owner = await buildUser(db, organization);
    const { id: callId } = await buildCall(db, {
      ...{ organizationId: organization.id, ownerId: owner.id, visibility: 'ORGANIZATION' },
    });
    const reader = await server.as((await buildUser(db, organization)).email);
    const feeds: Awaited<ReturnType<typeof listen>>[] = [];
    for (let count = 0; count < readers; count++) {
      const feed = await listen(reader, `subscription { ${query(callId)} }`);
      await feed.until(/RESYNC/);
      feeds.push(feed);
    }
    const ofCall = { organizationId: organization.id, callId };
    return {
      ofCall,
      end: () => feeds.forEach((feed) => feed.end()),
      /** Counts statements until `marker` has reached every reader. */
      async statementsOf(event: CallEvent, marker: RegExp): Promise<number> {
        const { seen, stop } = countStatements();
        await publish(event, db);
        for (const feed of feeds) await feed.until(marker);
        stop();
        return seen() / readers;
      },
    };
  }
  type OfCall = { organizationId: string; callId: string };
  const page = (callId: string) =>
    `callChanged(callId: "${callId}") { what captions { captions { text } } progress { progress } call { name } }`;
  const list = () => 'callsChanged { callId what progress { progress } call { name } }';
  const said = (ofCall: OfCall, sequence: number, text: string): CallEvent => {
    const times = { startMs: 0, endMs: 1, isFinal: false };
    const captions = [{ utteranceId: 'a', speaker: null, text, sequence, ...times }];
    return { ...ofCall, what: 'captions', data: { sequence, captions } };
  };
  const reached = (ofCall: OfCall, progress: number): CallEvent => ({
    ...{ ...ofCall, what: 'progress' },
    data: { step: 'TRANSCRIBE', progress },
  });

  test('on the page of the call: a caption one at most, progress one at most', async () => {
    const { ofCall, statementsOf, end } = await readersOf(page);
    expect(await statementsOf(said(ofCall, 1, 'Plan it'), /Plan it/)).toBeLessThanOrEqual(1);
    expect(await statementsOf(reached(ofCall, 0.25), /0\.25/)).toBeLessThanOrEqual(1);
    end();
  });

  test('in a list: a caption none, progress one at most after the first of its call', async () => {
    const { ofCall, statementsOf, end } = await readersOf(list);
    await statementsOf(reached(ofCall, 0.25), /0\.25/);
    expect(await statementsOf(reached(ofCall, 0.5), /0\.5/)).toBeLessThanOrEqual(1);
    const { seen, stop } = countStatements();
    await publish(said(ofCall, 1, 'Unheard'), server.database.system);
    await new Promise((resolve) => setTimeout(resolve, 500));
    stop();
    expect(seen()).toBe(0);
    end();
  });
});
