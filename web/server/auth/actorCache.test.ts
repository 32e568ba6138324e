import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildOrganization } from '../../../tests/factories/buildOrganization.ts';
import { buildPosition } from '../../../tests/factories/buildPosition.ts';
import { buildUser } from '../../../tests/factories/buildUser.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/testServer.ts';
import { watchStatements } from '../../../tests/harness/watchStatements.ts';
import { hiringTeamMember, organization, session, user, userRole } from '../db/tables/schema.ts';
import { readSessionToken } from './sessionCookie.ts';

const email = 'reader@actors.test';
let server: TestServer;
let person: Awaited<ReturnType<typeof buildUser>>;
let here: Awaited<ReturnType<typeof buildOrganization>>;
let cookie: string;
let token: string;
const db = () => server.database.system;
const actor = async () => (await server.services.actors.ofToken(token))?.actor;

beforeAll(async () => {
  server = await startTestServer();
  here = await buildOrganization(db());
  person = await buildUser(db(), here, { email });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ cookie } = await server.as(email));
  token = readSessionToken(cookie, { secret: server.services.secret, isHttps: false }) ?? '';
  expect(await actor()).toMatchObject({
    userId: person.id,
    roleType: 'BASIC',
    isImpersonated: false,
  });
});

test('somebody who asks again is known without a statement', async () => {
  const statementsOfAsking = async () => {
    const seen: string[] = [];
    const stop = watchStatements(server.database, (statement) => seen.push(statement));
    await actor();
    stop();
    return seen.filter((statement) => statement.includes('actor_of'));
  };
  // On PostgreSQL the notice of the sign-in itself may still be on its way and empty the cache once more.
  await expect.poll(statementsOfAsking).toEqual([]);
});

test('a change of a person, their role, their team or their organization counts at once', async () => {
  await db().update(user).set({ planRole: 'EDITOR' }).where(eq(user.id, person.id));
  await expect.poll(actor).toMatchObject({ planRole: 'EDITOR' });

  await db()
    .update(userRole)
    .set({ permissions: ['DELETE_CALL'] })
    .where(eq(userRole.organizationId, here.id));
  await expect.poll(async () => (await actor())?.permissions).toEqual(new Set(['DELETE_CALL']));

  const position = await buildPosition(db(), { organizationId: here.id });
  await db()
    .insert(hiringTeamMember)
    .values({
      ...{ organizationId: here.id, positionId: position.id, userId: person.id },
      role: 'HIRING_TEAM_ADMIN',
    });
  await expect.poll(actor).toMatchObject({ managedPositionIds: [position.id] });
  await db().delete(hiringTeamMember).where(eq(hiringTeamMember.userId, person.id));
  await expect.poll(actor).toMatchObject({ managedPositionIds: [] });

  await db().update(organization).set({ planEnabled: true }).where(eq(organization.id, here.id));
  await expect.poll(actor).toMatchObject({ planEnabled: true });
});

test('a session ends at once, also for search and subscriptions', async () => {
  const sessionId = (await actor())?.sessionId ?? null;
  const who = { sessionId, userId: person.id };
  expect(await server.services.actors.ofPerson(who)).not.toBeNull();
  await db().delete(session).where(eq(session.userId, person.id));
  await expect.poll(actor).toBeUndefined();
  expect(await server.services.actors.ofPerson(who)).toBeNull();
});

test('a session id counts for its own person only', async () => {
  const sessionId = (await actor())?.sessionId ?? null;
  const other = await buildUser(db(), here);
  expect(await server.services.actors.ofPerson({ sessionId, userId: other.id })).toBeNull();
});

test('a session in use is renewed once a day', async () => {
  const send = () =>
    server.visitor.fetch('/graphql?query={currentUser{id}}', { headers: { cookie } });
  expect((await send()).headers.getSetCookie()).toEqual([]);
  const soon = new Date(Date.now() + 28 * 86_400_000);
  await db().update(session).set({ expiresAt: soon }).where(eq(session.token, token));
  await expect
    .poll(async () => (await send()).headers.getSetCookie().join())
    .toMatch(/rapport\.session_token=/);
  const [renewed] = await db().select().from(session).where(eq(session.token, token));
  expect(renewed?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
});

test('a cookie that is not signed by this server says nothing', () => {
  const read = (value: string, secret = server.services.secret, isHttps = false) =>
    readSessionToken(value, { secret, isHttps });
  expect(read(`other=1; ${cookie}`)).toBe(token);
  expect(read(cookie, 'another secret that is long enough')).toBeNull();
  expect(read(cookie.replace(token.slice(0, 4), 'AAAA'))).toBeNull();
  expect(read(cookie, undefined, true)).toBeNull();
  for (const damaged of [
    '',
    'rapport.session_token=',
    'rapport.session_token=%',
    `rapport.session_token=${token}`,
  ])
    expect(read(damaged)).toBeNull();
});
