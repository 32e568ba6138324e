import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { NoteVisibility } from '#shared/domain/note.ts';
import {
  cue,
  guide,
  mailboxMessage,
  noteMention,
  user,
} from '../../web/server/db/tables/schema.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let organization: BuiltOrganization;
let ownerId: string;
let callId: string;
const people: Record<string, Visitor> = {};

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  organization = await buildOrganization(db);
  const join = async (name: string, roleType: 'BASIC' | 'RECRUITER' | 'SITE_ADMIN') => {
    const email = `${name}@notes.test`;
    const { id } = await buildUser(db, organization, { email, roleType });
    people[name] = await server.as(email);
    return id;
  };
  ownerId = await join('owner', 'BASIC');
  await join('recruiter', 'RECRUITER');
  await join('basic', 'BASIC');
  await join('admin', 'SITE_ADMIN');
  const other = await buildOrganization(db);
  await buildUser(db, other, { email: 'other@notes.test', roleType: 'SITE_ADMIN' });
  people['other'] = await server.as('other@notes.test');
});
afterAll(() => server.stop());

beforeEach(async () => {
  const call = await buildCall(server.database.system, {
    ...{ organizationId: organization.id, ownerId, visibility: 'ORGANIZATION' },
  });
  callId = call.id;
});

const as = (name: string): Visitor => people[name] ?? server.visitor;
const add = async (name: string, visibility: NoteVisibility, text = 'Clear and brief') => {
  const { data, errors } = await as(name).graphql(
    `mutation ($callId: ID!, $text: String!, $visibility: NoteVisibility!) {
      addNewCallNote(callId: $callId, timeMs: 7000, text: $text, type: NOTE, visibility: $visibility) { id canEdit }
    }`,
    { callId, text, visibility },
  );
  expect(errors).toEqual([]);
  return (data?.['addNewCallNote'] as { id: string }).id;
};
const seenBy = async (name: string) => {
  const { data } = await as(name).graphql(
    'query ($callId: ID!) { call(id: $callId) { notes { text canEdit canDelete } } }',
    { callId },
  );
  const call = data?.['call'] as { notes: { text: string; canEdit: boolean }[] } | null;
  return call?.notes.map(({ text, canEdit }) => (canEdit ? `${text} (mine)` : text)) ?? null;
};

test('who sees a note: its author, the owner, those with the right, and never the other organization', async () => {
  await add('recruiter', 'PUBLIC', 'for everyone');
  await add('recruiter', 'CALL_OWNER', 'for the owner');
  await add('recruiter', 'PRIVATE', 'for me');
  expect(await seenBy('recruiter')).toEqual([
    'for everyone (mine)',
    'for the owner (mine)',
    'for me (mine)',
  ]);
  expect(await seenBy('owner')).toEqual(['for everyone', 'for the owner']);
  expect(await seenBy('admin')).toEqual(['for everyone']);
  expect(await seenBy('basic')).toEqual([]);
  expect(await seenBy('other')).toBeNull();
});

test.each(['owner', 'admin', 'basic', 'other', 'nobody'])(
  'only the author changes or deletes a note: %s does not',
  async (who) => {
    const id = await add('recruiter', 'PUBLIC');
    for (const document of [
      `mutation { updateCallNote(id: "${id}", text: "Taken") { id } }`,
      `mutation { deleteCallNote(id: "${id}") }`,
    ]) {
      const { errors } = await as(who).graphql(document);
      const allowed = ['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED'];
      expect(allowed).toContain(errors[0]?.extensions?.code);
    }
    expect(await seenBy('recruiter')).toEqual(['Clear and brief (mine)']);
  },
);

test('a note answers only a question of the guide of its interview', async () => {
  const db = server.database.system;
  const { id: organizationId } = organization;
  const questionOf = async (name: string) => {
    const made = await db
      .insert(guide)
      .values({ organizationId, name, creatorId: ownerId })
      .returning();
    const { id: guideId } = firstRow(made);
    const rows = await db
      .insert(cue)
      .values({ organizationId, guideId, cue: `${name}?`, index: 0 })
      .returning();
    return { guideId, cueId: firstRow(rows).id };
  };
  const used = await questionOf('Used');
  const other = await questionOf('Other');
  const { errors } = await as('owner').graphql(
    `mutation { addGuideToCall(callId: "${callId}", callGuideId: "${used.guideId}") { callGuide { name } } }`,
  );
  expect(errors).toEqual([]);
  const answer = (cueId: string) =>
    as('owner').graphql(
      `mutation { addNewCallNote(callId: "${callId}", timeMs: 0, text: "Yes", type: CUE, visibility: PUBLIC, cueId: "${cueId}") { cue { cue } } }`,
    );
  expect((await answer(used.cueId)).data).toEqual({ addNewCallNote: { cue: { cue: 'Used?' } } });
  expect((await answer(other.cueId)).errors[0]?.message).toMatch(/not in the guide/);
});

const reply = async (name: string, noteId: string, visibility: NoteVisibility, text: string) => {
  const { data, errors } = await as(name).graphql(
    `mutation ($parentCallNoteId: ID!, $text: String!, $visibility: NoteVisibility!) {
      addCallNoteReply(parentCallNoteId: $parentCallNoteId, text: $text, visibility: $visibility) { id }
    }`,
    { parentCallNoteId: noteId, text, visibility },
  );
  return { id: (data?.['addCallNoteReply'] as { id: string } | null)?.id ?? '', errors };
};
interface ThreadNote {
  mentions: { fullName: string }[];
  highlightFeedback: object | null;
  replies: { text: string; isEdited: boolean; canEdit: boolean; mentions: object[] }[];
}
/** As the page reads it, and as the fields read it one by one. */
const threadsOf = async (name: string): Promise<ThreadNote[]> => {
  const fields = `notes { mentions { fullName } highlightFeedback { helpfulCount notHelpfulCount mine }
    replies { text isEdited canEdit mentions { fullName } } }`;
  const { data } = await as(name).graphql(
    `query ($id: ID!) { call(id: $id) { ${fields} } interviewPage(id: $id) { ${fields} } }`,
    { id: callId },
  );
  const { call, interviewPage } = data as Record<string, { notes: ThreadNote[] }>;
  expect(interviewPage).toEqual(call);
  return call?.notes ?? [];
};

test('a reply is seen by those who see the note, as far as its own visibility goes', async () => {
  const noteId = await add('recruiter', 'PUBLIC');
  await reply('admin', noteId, 'PUBLIC', 'for everyone');
  await reply('admin', noteId, 'CALL_OWNER', 'for the owner');
  await reply('admin', noteId, 'PRIVATE', 'for me');
  const texts = async (name: string) =>
    (await threadsOf(name)).flatMap(({ replies }) => replies.map(({ text }) => text));
  expect(await texts('admin')).toEqual(['for everyone', 'for the owner', 'for me']);
  expect(await texts('owner')).toEqual(['for everyone', 'for the owner']);
  expect(await texts('recruiter')).toEqual(['for everyone']);
  expect(await texts('basic')).toEqual([]);
  const hidden = await add('recruiter', 'PRIVATE');
  for (const name of ['owner', 'basic', 'other'])
    expect((await reply(name, hidden, 'PUBLIC', 'no')).errors[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    );
});

test('only its author changes or deletes a reply; other words mark it as edited', async () => {
  const noteId = await add('recruiter', 'PUBLIC');
  const { id } = await reply('admin', noteId, 'PUBLIC', 'First');
  const update = `mutation { updateCallNoteReply(id: "${id}", text: "Second", visibility: PUBLIC) { id } }`;
  const remove = `mutation { deleteCallNoteReply(id: "${id}") }`;
  for (const name of ['recruiter', 'owner', 'basic', 'other'])
    for (const document of [update, remove])
      expect((await as(name).graphql(document)).errors).toHaveLength(1);
  await as('admin').graphql(update);
  expect((await threadsOf('recruiter'))[0]?.replies).toMatchObject([
    { text: 'Second', isEdited: true, canEdit: false },
  ]);
  await as('admin').graphql(remove);
  expect((await threadsOf('recruiter'))[0]?.replies).toEqual([]);
});

test('a mention notifies those who may see the note, once, until they open the notes', async () => {
  const db = server.database.system;
  const [admin, basic] = await Promise.all(
    ['admin', 'basic'].map(async (name) => {
      const email = `${name}@notes.test`;
      return firstRow(await db.select().from(user).where(eq(user.email, email)));
    }),
  );
  const named = `Look, @${admin?.name} and @${basic?.name}`;
  const mentionable = async (visibility: NoteVisibility) => {
    const { data } = await as('recruiter').graphql(
      `query ($callId: ID!, $visibility: NoteVisibility!) {
        mentionableUsers(callId: $callId, visibility: $visibility) { email } }`,
      { callId, visibility },
    );
    return (data?.['mentionableUsers'] as { email: string }[]).map(({ email }) => email).sort();
  };
  // The third sees the interview and may not read others' notes.
  expect(await mentionable('PUBLIC')).toEqual(['admin@notes.test', 'owner@notes.test']);
  expect(await mentionable('CALL_OWNER')).toEqual(['owner@notes.test']);
  expect(await mentionable('PRIVATE')).toEqual([]);

  const noteId = await add('recruiter', 'PUBLIC', named);
  await reply('owner', noteId, 'PUBLIC', `Yes, @${admin?.name}`);
  const [note] = await threadsOf('recruiter');
  expect(note?.mentions).toEqual([{ fullName: admin?.name }]);
  expect(note?.replies[0]?.mentions).toEqual([{ fullName: admin?.name }]);

  const unread = async (name: string) => {
    const { data } = await as(name).graphql(
      `query ($id: ID!) { call(id: $id) { unreadMentions }
        calls(limit: 200) { results { id unreadMentions } } }`,
      { id: callId },
    );
    const { call, calls } = data as {
      call: { unreadMentions: number };
      calls: { results: { id: string; unreadMentions: number }[] };
    };
    expect(calls.results.find(({ id }) => id === callId)?.unreadMentions).toBe(call.unreadMentions);
    return call.unreadMentions;
  };
  expect([await unread('admin'), await unread('basic'), await unread('owner')]).toEqual([2, 0, 0]);
  const mailed = () =>
    db.select().from(mailboxMessage).where(eq(mailboxMessage.recipient, 'admin@notes.test'));
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(2), { timeout: 10_000 });
  expect((await mailed())[0]).toMatchObject({ subject: expect.stringMatching(/mentioned you in/) });
  expect((await mailed())[0]?.body).toContain(`/interview/${callId}?t=7&tab=notes`);

  await as('admin').graphql(`mutation { markMentionsRead(callId: "${callId}") }`);
  expect(await unread('admin')).toBe(0);
  await as('recruiter').graphql(
    `mutation { updateCallNote(id: "${noteId}", visibility: CALL_OWNER) { id } }`,
  );
  expect((await threadsOf('owner'))[0]?.mentions).toEqual([]);
});

test('people to mention are found by name or e-mail; an address tells people of one name apart', async () => {
  const db = server.database.system;
  const [first, second] = await Promise.all(
    ['first', 'second'].map((name) => {
      const values = { firstName: 'Jo', lastName: 'Kim', email: `${name}.kim@notes.test` };
      return buildUser(db, organization, { ...values, name: 'Jo Kim', roleType: 'RECRUITER' });
    }),
  );
  const offered = async (query: string) => {
    const { data } = await as('recruiter').graphql(
      `query ($callId: ID!, $query: String) {
        mentionableUsers(callId: $callId, visibility: PUBLIC, query: $query) { mention } }`,
      { callId, query },
    );
    return (data?.['mentionableUsers'] as { mention: string }[]).map(({ mention }) => mention);
  };
  const [toFirst, toSecond] = ['Jo Kim (first.kim@notes.test)', 'Jo Kim (second.kim@notes.test)'];
  expect((await offered('jo kim')).sort()).toEqual([toFirst, toSecond]);
  expect(await offered('second.kim@')).toEqual([toSecond]);
  expect(await offered('100%')).toEqual([]);
  await add('recruiter', 'PUBLIC', `@${toSecond}, look`);
  const named = await db.select().from(noteMention).where(eq(noteMention.callId, callId));
  expect(named.map(({ userId }) => userId)).toEqual([second?.id]);
  await add('recruiter', 'PUBLIC', '@Jo Kim');
  const all = await db.select().from(noteMention).where(eq(noteMention.callId, callId));
  expect(new Set(all.map(({ userId }) => userId))).toEqual(new Set([first?.id, second?.id]));
});

test('readers say whether a highlighted passage helps, and take it back', async () => {
  const { data } = await as('recruiter').graphql(
    `mutation { addNewCallNote(callId: "${callId}", timeMs: 0, text: "", type: HIGHLIGHT,
      visibility: PUBLIC, highlightStartMs: 0, highlightEndMs: 900) { id } }`,
  );
  const { id } = data?.['addNewCallNote'] as { id: string };
  const respond = (name: string, response: string) =>
    as(name).graphql(
      `mutation { addCallNoteHighlightFeedback(id: "${id}", response: ${response}) { id } }`,
    );
  await respond('owner', 'HELPFUL');
  await respond('admin', 'HELPFUL');
  await respond('admin', 'NOT_HELPFUL');
  expect((await respond('basic', 'HELPFUL')).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  const feedbackFor = async (name: string) => (await threadsOf(name))[0]?.highlightFeedback;
  expect(await feedbackFor('admin')).toEqual({
    ...{ helpfulCount: 1, notHelpfulCount: 1, mine: 'NOT_HELPFUL' },
  });
  await respond('admin', 'null');
  expect(await feedbackFor('recruiter')).toEqual({
    ...{ helpfulCount: 1, notHelpfulCount: 0, mine: null },
  });
  const plain = await add('owner', 'PUBLIC');
  const { errors } = await as('owner').graphql(
    `mutation { addCallNoteHighlightFeedback(id: "${plain}", response: HELPFUL) { id } }`,
  );
  expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
});

test('a second viewer hears of a note at once', async () => {
  const abort = new AbortController();
  const response = await as('owner').fetch('/graphql', {
    ...{ method: 'POST', signal: abort.signal },
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({
      query: 'subscription ($callId: ID!) { callChanged(callId: $callId) { what } }',
      variables: { callId },
    }),
  });
  const reader = response.body?.getReader();
  const heard = async (text: string) => {
    for (let seen = ''; !seen.includes(text);) {
      const part = await reader?.read();
      if (!part || part.done) throw new Error(`The connection ended after: ${seen}`);
      seen += Buffer.from(part.value).toString();
    }
  };
  await heard('RESYNC');
  await add('recruiter', 'CALL_OWNER', 'Heard at once');
  await heard('"NOTES"');
  abort.abort();
  const notes = await as('owner').graphql(`{ call(id: "${callId}") { notes { text } } }`);
  expect(JSON.stringify(notes.data)).toContain('Heard at once');
});
