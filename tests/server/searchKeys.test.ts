import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hiringTeamMember, session, user } from '../../web/server/db/tables/schema.ts';
import {
  searchSigningKey,
  signSearchKey,
  type SearchKeyClaims,
} from '../../web/server/search/searchKey.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildHiringTeamMember, buildPosition } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { securedSearchKey } from '../harness/securedSearchKey.ts';
import { startTestServer, type TestServer } from '../harness/testServer.ts';

let server: TestServer;
let person: Omit<SearchKeyClaims, 'restrictions'>;
let otherOrganizationId: string;
let positionId: string;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  const organizationId = here.id;
  const owner = await buildUser(db, here);
  const member = await buildUser(db, here, { email: 'member@here.test' });
  positionId = (await buildPosition(db, { organizationId, title: 'Nurse' })).id;
  await buildHiringTeamMember(db, { organizationId, positionId, userId: member.id });
  for (const [type, visibility] of [
    ['ZOOM', 'PUBLIC'],
    ['GOOGLE_MEET', 'ORGANIZATION'],
  ] as const)
    await buildTranscript(
      db,
      await buildCall(db, {
        organizationId,
        ownerId: owner.id,
        positionId,
        visibility,
        type,
        name: type,
      }),
    );
  otherOrganizationId = (await buildOrganization(db, { name: 'Elsewhere' })).id;
  const [opened] = await db
    .insert(session)
    .values({ userId: member.id, token: 'a token', expiresAt: new Date(Date.now() + 3600_000) })
    .returning({ id: session.id });
  person = { userId: member.id, organizationId, sessionId: opened?.id ?? null };
});
afterAll(() => server.stop());

const signingKey = () => searchSigningKey(server.services.secret);
const keyWith = (restrictions: Record<string, string> = {}) =>
  signSearchKey(signingKey(), { ...person, restrictions });

const post = async (
  path: string,
  body: unknown,
  { key = keyWith(), applicationId = 'rapport', method = 'POST' } = {},
) => {
  const response = await server.visitor.fetch(path, {
    method,
    headers: { 'x-algolia-api-key': key, 'x-algolia-application-id': applicationId },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const namesFor = async (key: string, body: unknown = {}) => {
  const answer = await post('/1/indexes/calls/query', body, { key });
  return ((answer.body['hits'] ?? []) as { name: string }[]).map((hit) => hit.name).sort();
};

test('without a good key nothing is told, and always in the same words', async () => {
  const refused = {
    status: 403,
    body: { message: 'Invalid Application-ID or API key', status: 403 },
  };
  const ask = (key: string, applicationId = 'rapport') =>
    post('/1/indexes/calls/query', { query: '' }, { key, applicationId });
  expect(await ask('')).toEqual(refused);
  expect(await ask(keyWith().slice(0, -8))).toEqual(refused);
  expect(await ask(keyWith(), 'another')).toEqual(refused);
  const expired = signSearchKey(signingKey(), person, Date.now() - 3601_000);
  expect(await ask(expired)).toEqual(refused);
  const foreign = signSearchKey(searchSigningKey('x'.repeat(40)), person);
  expect(await ask(foreign)).toEqual(refused);
  // Signed by us, but for somebody who is not of that organization, or not there at all.
  const moved = { ...person, organizationId: otherOrganizationId };
  expect(await ask(signSearchKey(signingKey(), moved))).toEqual(refused);
  const nobody = { ...person, userId: '00000000-0000-4000-8000-000000000000' };
  expect(await ask(signSearchKey(signingKey(), nobody))).toEqual(refused);
  expect(await ask(keyWith({ restrictIndices: 'others' }))).toEqual(refused);
  // A key that names no session could be ended by nobody.
  expect(await ask(signSearchKey(signingKey(), { ...person, sessionId: null }))).toEqual(refused);
});

test('what a key restricts holds whatever the browser asks', async () => {
  expect(await namesFor(keyWith())).toEqual(['GOOGLE_MEET', 'ZOOM']);
  const key = keyWith({ filters: 'type:ZOOM', hitsPerPage: '1' });
  expect(await namesFor(key)).toEqual(['ZOOM']);
  for (const wider of [
    { filters: 'type:GOOGLE_MEET' },
    { filters: 'type:ZOOM OR type:GOOGLE_MEET', facetFilters: [] },
    { facetFilters: [['type:GOOGLE_MEET', 'type:ZOOM']], hitsPerPage: 100 },
    { params: 'filters=type%3AGOOGLE_MEET&hitsPerPage=100' },
    { filters: 'type:GOOGLE_MEET) OR (type:ZOOM' },
  ])
    expect((await namesFor(key, wider)).filter((name) => name !== 'ZOOM')).toEqual([]);
});

test("a key made by Algolia's own client is as good as ours", async () => {
  const key = securedSearchKey(signingKey(), {
    userToken: `${person.organizationId}/${person.userId}/${person.sessionId}`,
    validUntil: Math.floor(Date.now() / 1000) + 60,
    filters: 'type:ZOOM',
  });
  expect(await namesFor(key)).toEqual(['ZOOM']);
});

test('a key follows the rights of its person from one search to the next', async () => {
  const db = server.database.system;
  const key = keyWith();
  const mine = eq(hiringTeamMember.userId, person.userId);
  await db.delete(hiringTeamMember).where(mine);
  // PostgreSQL delivers the notice that empties the cache of rights just after the commit.
  await vi.waitFor(async () => expect(await namesFor(key)).toEqual(['GOOGLE_MEET']));
  const { organizationId, userId } = person;
  await buildHiringTeamMember(db, { organizationId, positionId, userId });
  await vi.waitFor(async () => expect(await namesFor(key)).toEqual(['GOOGLE_MEET', 'ZOOM']));
  await db.update(user).set({ banned: true }).where(eq(user.id, userId));
  await vi.waitFor(async () =>
    expect((await post('/1/indexes/calls/query', {}, { key })).status).toBe(403),
  );
  await db.update(user).set({ banned: false }).where(eq(user.id, userId));
});

test('what cannot be understood is refused in words, and the server goes on', async () => {
  const refusal = async (path: string, body: unknown, method = 'POST') => {
    const answer = await post(path, body, { method });
    expect(answer.body['message']).toEqual(expect.any(String));
    return answer.status;
  };
  expect(await refusal('/1/indexes/others/query', {})).toBe(404);
  expect(await refusal('/1/indexes/calls/browse', {})).toBe(404);
  expect(await refusal('/1/indexes/calls/query', null, 'GET')).toBe(405);
  expect(await refusal('/1/indexes/calls/query', 'no json')).toBe(400);
  expect(await refusal('/1/indexes/calls/query', { query: 'x'.repeat(300_000) })).toBe(413);
  expect(await refusal('/1/indexes/calls/query', { query: 'x'.repeat(513) })).toBe(400);
  expect(await refusal('/1/indexes/calls/query', { page: -1 })).toBe(400);
  expect(await refusal('/1/indexes/calls/query', { filters: '(((' })).toBe(400);
  expect(await refusal('/1/indexes/calls/query', { filters: 'stage:"\u0000"' })).toBe(400);
  expect(await refusal('/1/indexes/calls/query', { numericFilters: ['stage>1'] })).toBe(400);
  expect(
    await refusal('/1/indexes/*/queries', { requests: Array(13).fill({ indexName: 'calls' }) }),
  ).toBe(400);
  expect(await refusal('/1/indexes/*/queries', { requests: [{ indexName: 'others' }] })).toBe(404);
  for (const query of [
    "'",
    '":*',
    '\\',
    "a'::tsquery; drop table call",
    '!!&|()<->',
    '🙂',
    '%',
    'é'.repeat(500),
  ])
    expect((await post('/1/indexes/calls/query', { query, facets: ['*'] })).status, query).toBe(
      200,
    );
  expect(await namesFor(keyWith(), { query: 'clinic' })).toEqual(['GOOGLE_MEET', 'ZOOM']);
});

test('where search is off nobody gets a key, and a key of before opens nothing', async () => {
  const off = await startTestServer({ settings: { SEARCH: 'off' } });
  try {
    const organization = await buildOrganization(off.database.system);
    await buildUser(off.database.system, organization, { email: 'somebody@off.test' });
    const somebody = await off.as('somebody@off.test');
    const answer = await somebody.graphql('{ searchApplication { searchApiKey } }');
    expect(answer).toMatchObject({ data: { searchApplication: null }, errors: [] });
    const response = await off.visitor.fetch('/1/indexes/calls/query', {
      method: 'POST',
      headers: { 'x-algolia-api-key': keyWith(), 'x-algolia-application-id': 'rapport' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  } finally {
    await off.stop();
  }
});

test('one body may ask for so many hits, and one person for so many searches a minute', async () => {
  const requests = (hitsPerPage: number) => ({
    requests: Array(3).fill({ indexName: 'calls', hitsPerPage }),
  });
  expect((await post('/1/indexes/*/queries', requests(100))).status).toBe(200);
  const tooMany = await post('/1/indexes/*/queries', requests(200));
  expect(tooMany).toMatchObject({
    status: 400,
    body: { message: 'requests: together they may ask for at most 400 hits.' },
  });
  const busy = await startTestServer({ settings: { SEARCH_PER_MINUTE: '3' } });
  try {
    const organization = await buildOrganization(busy.database.system);
    for (const email of ['ann@busy.test', 'bob@busy.test'])
      await buildUser(busy.database.system, organization, { email });
    const searchAs = async (email: string) => {
      const { data } = await (
        await busy.as(email)
      ).graphql('{ searchApplication { searchApiKey } }');
      const { searchApiKey } = data?.['searchApplication'] as { searchApiKey: string };
      return async (body: unknown) => {
        const answer = await busy.visitor.fetch('/1/indexes/*/queries', {
          method: 'POST',
          headers: { 'x-algolia-api-key': searchApiKey, 'x-algolia-application-id': 'rapport' },
          body: JSON.stringify(body),
        });
        return answer.status;
      };
    };
    const [ann, bob] = [await searchAs('ann@busy.test'), await searchAs('bob@busy.test')];
    expect(await ann(requests(1))).toBe(200);
    expect(await ann(requests(1))).toBe(429);
    expect(await bob(requests(1))).toBe(200);
  } finally {
    await busy.stop();
  }
});
