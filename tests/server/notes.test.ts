import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoteVisibility } from '../../shared/domain/note.ts';
import { cue, guide } from '../../web/server/db/tables/schema.ts';
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
