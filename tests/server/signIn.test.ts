import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxMessage, session, user } from '../../web/server/db/tables/schema.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser, personByEmail } from '../factories/buildUser.ts';
import { startTestServer, type TestServer } from '../harness/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const organization = await buildOrganization(db);
  await buildUser(db, organization, { email: 'ada@sign.test', phoneNumber: '+15035550111' });
  await buildUser(db, organization, { email: 'gone@sign.test', banned: true });
  await buildUser(db, organization, { email: 'staff@sign.test', role: 'admin' });
});
afterAll(() => server.stop());

const messagesTo = (recipient: string) =>
  server.database.system
    .select()
    .from(mailboxMessage)
    .where(eq(mailboxMessage.recipient, recipient));
/** The message is sent after the answer, so that answers take as long whether there is somebody or not. */
const firstMessage = async (recipient: string) => {
  for (let round = 0; round < 100; round++) {
    const [message] = await messagesTo(recipient);
    if (message) return message;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nothing was sent to ${recipient}`);
};
const codeOf = (text = '') => /is (\w{6})/.exec(text)?.[1] ?? '';

/** Sends a document with the cookies of a jar and keeps what comes back. */
function browserLike() {
  const jar = new Map<string, string>();
  return async (query: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    return (await response.json()) as { data: Record<string, unknown> | null; errors?: unknown[] };
  };
}

test('a code by e-mail opens a session with a strict cookie; signing out ends it everywhere at once', async () => {
  const send = browserLike();
  await send('mutation { signInByEmail(email: " Ada@Sign.test ") }');
  const message = await firstMessage('ada@sign.test');
  const answer = await send(
    `mutation { verifyEmailSignIn(email: "ada@sign.test", code: "${codeOf(message.body)}") { email } }`,
  );
  expect(answer).toEqual({ data: { verifyEmailSignIn: { email: 'ada@sign.test' } } });
  expect((await send('{ currentUser { email } }')).data).toEqual({
    currentUser: { email: 'ada@sign.test' },
  });

  // Another tab with the same cookie loses the session the moment the first signs out.
  const stolen = await server.as('ada@sign.test');
  const person = await personByEmail(server.database.system, 'ada@sign.test');
  await server.database.system.delete(session).where(eq(session.userId, person.id));
  expect((await stolen.graphql('{ currentUser { email } }')).data).toEqual({ currentUser: null });
  expect((await send('{ currentUser { email } }')).data).toEqual({ currentUser: null });
});

test('cookies are for this site only and out of reach of scripts', async () => {
  await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { signInByPhone(phone: "+1 (503) 555-0111") }' }),
  });
  const message = await firstMessage('+15035550111');
  expect(message.channel).toBe('sms');
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { verifyPhoneSignIn(phone: "+15035550111", code: "${codeOf(message.body)}") { id } }`,
    }),
  });
  const cookies = response.headers.getSetCookie();
  expect(cookies.some((one) => one.startsWith('rapport.session_token='))).toBe(true);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  }
});

test('an unknown and a banned address get the same answer and no message', async () => {
  const answers = await Promise.all(
    ['ada@sign.test', 'nobody@sign.test', 'gone@sign.test'].map((email) =>
      server.visitor.graphql(`mutation { signInByEmail(email: "${email}") }`),
    ),
  );
  for (const answer of answers) expect(answer.data).toEqual({ signInByEmail: true });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await messagesTo('nobody@sign.test')).toEqual([]);
  expect(await messagesTo('gone@sign.test')).toEqual([]);
});

test('a person banned while signed in is out at the next request', async () => {
  const visitor = await server.as('ada@sign.test');
  expect((await visitor.graphql('{ currentUser { id } }')).data?.['currentUser']).not.toBeNull();
  await server.database.system
    .update(user)
    .set({ banned: true })
    .where(eq(user.email, 'ada@sign.test'));
  expect((await visitor.graphql('{ currentUser { id } }')).data).toEqual({ currentUser: null });
  await server.database.system
    .update(user)
    .set({ banned: false })
    .where(eq(user.email, 'ada@sign.test'));
});

test('an impersonation is visible as such, and Un-impersonate gives the staff member back', async () => {
  const staff = await server.as('staff@sign.test');
  const target = await personByEmail(server.database.system, 'ada@sign.test');
  const { headers } = await server.services.auth.api.impersonateUser({
    body: { userId: target.id },
    headers: new Headers({ cookie: staff.cookie }),
    returnHeaders: true,
  });
  const cookie = headers
    .getSetCookie()
    .filter((one) => !/max-age=0/i.test(one))
    .map((one) => one.split(';')[0])
    .join('; ');
  const ask = async (query: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query }),
    });
    return { cookies: response.headers.getSetCookie(), body: (await response.json()) as object };
  };
  expect((await ask('{ currentUser { email isImpersonated } }')).body).toEqual({
    data: { currentUser: { email: 'ada@sign.test', isImpersonated: true } },
  });
  const back = await ask('mutation { unimpersonate { redirectTo } }');
  expect(back.body).toEqual({ data: { unimpersonate: { redirectTo: '/' } } });
  expect(back.cookies.some((one) => one.startsWith('rapport.session_token='))).toBe(true);
  expect(
    (await staff.graphql('mutation { unimpersonate { redirectTo } }')).errors[0]?.extensions?.code,
  ).toBe('CONFLICT');
});
