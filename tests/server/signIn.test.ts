import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxMessage, session, user } from '../../web/server/db/tables/schema.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser, personByEmail } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const organization = await buildOrganization(db);
  await buildUser(db, organization, { email: 'ada@sign.test', phoneNumber: '+15035550111' });
  await buildUser(db, organization, { email: 'bea@sign.test' });
  await buildUser(db, organization, { email: 'cora@sign.test' });
  await buildUser(db, organization, { email: 'dora@sign.test' });
  await buildUser(db, organization, { email: 'gone@sign.test', banned: true });
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
  expect(cookies.some((cookie) => cookie.startsWith('rapport.session_token='))).toBe(true);
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

test('strangers who ask for an address and guess its code do not keep its owner out of a known browser', async () => {
  const owner = browserLike();
  const ask = 'mutation { signInByEmail(email: "bea@sign.test") }';
  const verify = (code: string) =>
    `mutation { verifyEmailSignIn(email: "bea@sign.test", code: "${code}") { email } }`;
  await owner(ask);
  await owner(verify(codeOf((await firstMessage('bea@sign.test')).body)));
  await owner('mutation { signOut }');

  const stranger = browserLike();
  const asked = await Promise.all(Array.from({ length: 11 }, () => stranger(ask)));
  expect(asked.filter(({ errors }) => errors)).not.toEqual([]);
  const before = 1 + asked.filter(({ errors }) => !errors).length;
  // Messages are written after the answer.
  await expect.poll(async () => (await messagesTo('bea@sign.test')).length).toBe(before);
  expect((await owner(ask)).data).toEqual({ signInByEmail: true });
  await expect.poll(async () => (await messagesTo('bea@sign.test')).length).toBe(before + 1);
  for (let round = 0; round < 5; round++) await stranger(verify('------'));
  const messages = await messagesTo('bea@sign.test');
  const newest = messages.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)).at(-1);
  expect(newest?.subject).not.toContain(codeOf(newest?.body));
  expect((await owner(verify(codeOf(newest?.body)))).data).toEqual({
    verifyEmailSignIn: { email: 'bea@sign.test' },
  });
});

test('a phone number is verified by the code that was sent to it, once', async () => {
  const number = '+15035550144';
  const bea = await server.as('bea@sign.test');
  const ask = `mutation { sendPhoneNumberCode(phoneNumber: "+1 (503) 555-0144") }`;
  const verify = (code: string, of = number) =>
    `mutation { verifyPhoneNumber(phoneNumber: "${of}", code: "${code}") { phoneNumber } }`;
  const newestCode = async () => {
    const messages = await messagesTo(number);
    return codeOf(messages.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)).at(-1)?.body);
  };
  const errorOf = async (person: Visitor, document: string) =>
    (await person.graphql(document)).errors[0]?.extensions?.code;
  expect(await errorOf(server.visitor, ask)).toBe('UNAUTHENTICATED');
  expect(await errorOf(server.visitor, verify('AAAAAA'))).toBe('UNAUTHENTICATED');
  expect((await bea.graphql(ask)).data).toEqual({ sendPhoneNumberCode: true });
  const code = await newestCode();
  // Another person cannot use it, and it signs nobody in.
  expect(await errorOf(await server.as('dora@sign.test'), verify(code))).toBe('BAD_INPUT');
  expect(
    await errorOf(
      server.visitor,
      `mutation { verifyPhoneSignIn(phone: "${number}", code: "${code}") { id } }`,
    ),
  ).toBe('BAD_INPUT');
  expect(await errorOf(bea, verify('------'))).toBe('BAD_INPUT');
  expect((await bea.graphql(verify(code.toLowerCase()))).data).toEqual({
    verifyPhoneNumber: { phoneNumber: number },
  });
  expect(await errorOf(bea, verify(code))).toBe('BAD_INPUT');

  // Five tries under 50 that come at once.
  const dora = await server.as('dora@sign.test');
  await dora.graphql(ask);
  const right = await newestCode();
  await Promise.all(Array.from({ length: 50 }, () => dora.graphql(verify('------'))));
  expect(await errorOf(dora, verify(right))).toBe('BAD_INPUT');
  // Who holds the phone learns that another account has its number.
  await dora.graphql(ask);
  expect(await errorOf(dora, verify(await newestCode()))).toBe('CONFLICT');
  expect(
    (await bea.graphql('mutation { removePhoneNumber { phoneNumber canVerifyPhoneNumber } }')).data,
  ).toEqual({ removePhoneNumber: { phoneNumber: null, canVerifyPhoneNumber: true } });
  expect(await errorOf(bea, 'mutation { sendPhoneNumberCode(phoneNumber: "12") }')).toBe(
    'BAD_INPUT',
  );
});

test('signing in again in a browser ends the session it had', async () => {
  const send = browserLike();
  const cora = await personByEmail(server.database.system, 'cora@sign.test');
  const sessions = () =>
    server.database.system.select().from(session).where(eq(session.userId, cora.id));
  for (let round = 1; round <= 2; round++) {
    await send('mutation { signInByEmail(email: "cora@sign.test") }');
    await expect.poll(async () => (await messagesTo('cora@sign.test')).length).toBe(round);
    const messages = await messagesTo('cora@sign.test');
    const newest = messages.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)).at(-1);
    await send(
      `mutation { verifyEmailSignIn(email: "cora@sign.test", code: "${codeOf(newest?.body)}") { id } }`,
    );
    expect(await sessions()).toHaveLength(1);
  }
  expect((await send('{ currentUser { email } }')).data).toEqual({
    currentUser: { email: 'cora@sign.test' },
  });
});

test('when the mail server is away, everybody who asks for a code is told, account or not', async () => {
  const silent = await startTestServer({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const organization = await buildOrganization(silent.database.system);
    await buildUser(silent.database.system, organization, { email: 'ada@silent.test' });
    const answers = await Promise.all(
      ['ada@silent.test', 'nobody@silent.test'].map((email) =>
        silent.visitor.graphql(`mutation { signInByEmail(email: "${email}") }`),
      ),
    );
    const [known, unknown] = answers.map(({ data, errors: [error] }) => [data, error?.message]);
    expect(known).toEqual([null, expect.stringMatching(/^No e-mail can be sent at the moment/)]);
    expect(unknown).toEqual(known);
    const ready = await silent.visitor.fetch('/readyz');
    expect(await ready.text()).toMatch(/^FAIL mail: .+ECONNREFUSED|^FAIL mail: .+ESOCKET/m);
  } finally {
    await silent.stop();
  }
});

test('under https the cookies are bound to this host', async () => {
  const secure = await startTestServer({ settings: { PUBLIC_URL: 'https://rapport.example' } });
  try {
    const organization = await buildOrganization(secure.database.system);
    await buildUser(secure.database.system, organization, { email: 'ada@secure.test' });
    const ada = await secure.as('ada@secure.test');
    expect(ada.cookie).toMatch(/^__Host-rapport\.session_token=/);
    const answer = await ada.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://rapport.example' },
      body: JSON.stringify({ query: '{ currentUser { email } }' }),
    });
    expect(await answer.json()).toEqual({ data: { currentUser: { email: 'ada@secure.test' } } });
  } finally {
    await secure.stop();
  }
});
