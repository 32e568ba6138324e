import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aiNote,
  aiOutline,
  aiSummary,
  mailboxMessage,
  recordingFile,
  segment,
  share,
} from '../../web/server/db/tables/schema.ts';
import { callFileKey } from '../../web/server/storage/storageKey.ts';
import { buildCall, buildTranscript, type BuiltCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { watchStatements } from '../harness/watchStatements.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let call: BuiltCall;
const people = {} as Record<'ann' | 'ben' | 'rita' | 'admin', Visitor>;
const ids = {} as Record<keyof typeof people, string>;
let clipId: string;
let playlistId: string;

const voice = fileURLToPath(new URL('../fixtures/media/voice.weba', import.meta.url));

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  const roles = { ann: 'RECRUITER', ben: 'BASIC', rita: 'BASIC', admin: 'SITE_ADMIN' } as const;
  for (const name of ['ann', 'ben', 'rita', 'admin'] as const) {
    const email = `${name}@shares.test`;
    ids[name] = (await buildUser(db, here, { email, roleType: roles[name] })).id;
    people[name] = await server.as(email);
  }
  const part = { organizationId: here.id, ownerId: ids.ann };
  call = await buildCall(db, {
    ...{ ...part, interviewerIds: [ids.rita], visibility: 'PRIVATE', name: 'Hidden Name' },
  });
  await buildTranscript(db, call, {
    turns: [
      {
        speaker: 'Sam Interviewer',
        words: ['Why', 'did', 'you', 'move', 'here?'].map((text, at) => [
          ...([text, at * 1000, at * 1000 + 800, 1] as const),
        ]),
      },
    ],
  });
  const owner = { callId: call.id, organizationId: here.id };
  const storageKey = callFileKey(owner, 'playback', call.id, 'weba');
  const stored = await server.services.storage.put(storageKey, voice, { mimeType: 'audio/webm' });
  await db.insert(recordingFile).values({
    ...{ ...owner, ...stored, kind: 'PLAYBACK', storageKey, mimeType: 'audio/webm' },
  });
  clipId = (
    await send(
      people.ann,
      `clipCall(callId: "${call.id}", clipStart: 900, clipEnd: 1900, name: "Inner Name") { id }`,
    )
  ).done.id;
  playlistId = (await send(people.ann, 'addPlaylist(title: "Inner List") { id }')).done.id;
  await send(
    people.ann,
    `addClipToPlaylist(playlistId: "${playlistId}", clipId: "${clipId}") { id }`,
  );
});
afterAll(() => server.stop());

interface Done {
  id: string;
  shares: { id: string; sharedTo: { id: string } }[];
  externalShares: { id: string; email: string; expiresAt: string }[];
}
const send = async (visitor: Visitor, field: string) => {
  const { data, errors } = await visitor.graphql(`mutation { done: ${field} }`);
  return { done: data?.['done'] as Done, code: errors[0]?.extensions?.code };
};
const fields =
  '{ canShare canShareExternal shares { id sharedTo { id } } externalShares { id email expiresAt } }';
const idOf = { Call: () => call.id, Clip: () => clipId, Playlist: () => playlistId };
type Noun = keyof typeof idOf;
const shareInside = (visitor: Visitor, noun: Noun, to: string[], rest = '') =>
  send(
    visitor,
    `share${noun}(id: "${idOf[noun]()}", internalIds: ${JSON.stringify(to)} ${rest}) ${fields}`,
  );
const shareOutside = (visitor: Visitor, noun: Noun, emails: string[], durationDays = 7) =>
  send(
    visitor,
    `share${noun}Externally(id: "${idOf[noun]()}", externalEmails: ${JSON.stringify(emails)},
      durationDays: ${durationDays}, title: "Shown Title") ${fields}`,
  );
const shown = async (visitor: Visitor) => {
  const { data } = await visitor.graphql(
    `{ call(id: "${call.id}") { name } clip(id: "${clipId}") { name call { name } segments { words } }
      playlist(id: "${playlistId}") { title clips { id } } clips { id } playlists { id } }`,
  );
  return data as {
    call: object | null;
    clip: object | null;
    playlist: { clips: object[] } | null;
    clips: object[];
    playlists: object[];
  };
};
const nothing = { call: null, clip: null, playlist: null, clips: [], playlists: [] };
const statusOf = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).status;
const mailsTo = (recipient: string) =>
  server.database.system
    .select()
    .from(mailboxMessage)
    .where(eq(mailboxMessage.recipient, recipient))
    .orderBy(mailboxMessage.sequence);
/** The access codes mailed to an address, oldest first; other mail may come between them. */
const codesTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).flatMap(({ body }) => /code is (\w{6})/.exec(body)?.[1] ?? []);
/** Jobs send mail a moment later. */
const newestMailTo = async (recipient: string, subject: RegExp) => {
  for (let round = 0; round < 100; round++) {
    const found = (await mailsTo(recipient)).findLast((item) => subject.test(item.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${recipient}`);
};

const sharedWith = async (visitor: Visitor) => {
  const { data } = await visitor.graphql(
    '{ calls(filter: { isSharedWithMe: true }) { results { id } } }',
  );
  return (data as { calls: { results: { id: string }[] } }).calls.results.map(({ id }) => id);
};
const reasonsOf = async (visitor: Visitor) => {
  const { data } = await visitor.graphql(
    `{ call(id: "${call.id}") { canChangeVisibility visibleTo {
        resultCount results { reason role user { id } } } } }`,
  );
  const found = data?.['call'] as {
    canChangeVisibility: boolean;
    visibleTo: { resultCount: number; results: { reason: string; user: { id: string } }[] };
  };
  const reasons = Object.fromEntries(
    found.visibleTo.results.map(({ reason, user }) => [user.id, reason]),
  );
  expect(found.visibleTo.resultCount).toBe(found.visibleTo.results.length);
  return { canChange: found.canChangeVisibility, reasons };
};

test('an interview lists who sees it and why; what colleagues shared with me is a list of its own', async () => {
  const before = { [ids.ann]: 'OWNER', [ids.rita]: 'INTERVIEWER', [ids.admin]: 'ROLE' };
  expect(await reasonsOf(people.ann)).toEqual({ canChange: true, reasons: before });
  const { done } = await shareInside(people.ann, 'Call', [ids.ben]);
  expect(await reasonsOf(people.ben)).toEqual({
    ...{ canChange: false, reasons: { ...before, [ids.ben]: 'INVITED' } },
  });
  expect(await sharedWith(people.ben)).toEqual([call.id]);
  for (const name of ['ann', 'rita', 'admin'] as const)
    expect(await sharedWith(people[name])).toEqual([]);
  await send(people.ann, `removeShare(id: "${done.shares[0]?.id}") ${fields}`);
  expect(await sharedWith(people.ben)).toEqual([]);
});

test('a colleague sees what was shared and nothing more, is told by e-mail, and loses it when it is taken back', async () => {
  expect(await shown(people.ben)).toEqual(nothing);
  const clip = await shareInside(
    people.ann,
    'Clip',
    [ids.ben],
    'message: "Listen", title: "One answer"',
  );
  expect(clip.done.shares.map(({ sharedTo }) => sharedTo.id)).toEqual([ids.ben]);
  expect(await shown(people.ben)).toMatchObject({
    ...nothing,
    clip: { name: 'Inner Name', call: null, segments: [{ words: [['did', 0, 800, 1]] }] },
    clips: [{ id: clipId }],
  });
  expect(await statusOf(people.ben, `/media/clips/${clipId}`)).toBe(200);
  expect(await statusOf(people.ben, `/media/clips/${clipId}?download=1`)).toBe(404);
  for (const path of [`/media/${call.id}/playback`, `/transcripts/${call.id}`])
    expect(await statusOf(people.ben, path)).toBe(404);
  const mail = await newestMailTo('ben@shares.test', /One answer/);
  expect(mail.body).toMatch(new RegExp(`Listen[^]+/clip/${clipId}`));
  await send(people.ann, `removeShare(id: "${clip.done.shares[0]?.id}") { id }`);
  expect(await shown(people.ben)).toEqual(nothing);

  const list = await shareInside(people.ann, 'Playlist', [ids.ben]);
  expect(await shown(people.ben)).toMatchObject({
    ...{ call: null, clip: { name: 'Inner Name' }, playlist: { clips: [{ id: clipId }] } },
  });
  await send(people.ann, `removeShare(id: "${list.done.shares[0]?.id}") { id }`);
  const whole = await shareInside(people.ann, 'Call', [ids.ben]);
  expect(await shown(people.ben)).toMatchObject({ call: { name: 'Hidden Name' }, playlist: null });
  await send(people.ann, `removeShare(id: "${whole.done.shares[0]?.id}") { id }`);
  expect(await shown(people.ben)).toEqual(nothing);
});

test('who was only invited may not invite others, and sharing outside takes its own permission', async () => {
  const { done } = await shareInside(people.ann, 'Call', [ids.ben]);
  for (const noun of ['Call', 'Clip'] as const) {
    expect((await shareInside(people.ben, noun, [ids.rita])).code).toBe('FORBIDDEN');
    expect((await shareOutside(people.ben, noun, ['x@out.test'])).code).toBe('FORBIDDEN');
    // An interviewer decides who sees it, but has no right to share outside.
    expect((await shareOutside(people.rita, noun, ['x@out.test'])).code).toBe('FORBIDDEN');
  }
  expect((await shareInside(people.ben, 'Playlist', [ids.rita])).code).toBe('NOT_FOUND');
  const shareId = done.shares[0]?.id;
  expect((await send(people.ben, `removeShare(id: "${shareId}") { id }`)).code).toBe('FORBIDDEN');
  await send(people.rita, `removeShare(id: "${shareId}") { id }`);
  expect(await shown(people.ben)).toEqual(nothing);
  const many = Array.from({ length: 11 }, (_, n) => `person${n}@out.test`);
  for (const emails of [[], many, ['no address'], ['ben@shares.test']])
    expect((await shareOutside(people.ann, 'Call', emails)).code, String(emails)).toBe('BAD_INPUT');
  expect((await shareOutside(people.ann, 'Call', ['x@out.test'], 3)).code).toBe('BAD_INPUT');
  expect((await shareInside(people.ann, 'Call', [ids.ann])).code).toBe('BAD_INPUT');
});

test('nobody gives others more of an interview by a clip or a playlist than they may share', async () => {
  const viewer = await shareInside(people.ann, 'Call', [ids.ben]);
  const own = await send(
    people.ben,
    `clipCall(callId: "${call.id}", clipStart: 0, clipEnd: 900, name: "Bens") { id }`,
  );
  const list = await send(people.ben, 'addPlaylist(title: "Bens list") { id }');
  await send(
    people.ben,
    `addClipToPlaylist(playlistId: "${list.done.id}", clipId: "${own.done.id}") { id }`,
  );
  const sharePlaylist = `sharePlaylist(id: "${list.done.id}", internalIds: ["${ids.rita}"]) { id }`;
  expect((await send(people.ben, sharePlaylist)).code).toBe('FORBIDDEN');
  // The admin shares it; from then on its owner cannot put more on it, nor move the ends of a clip.
  expect((await send(people.admin, sharePlaylist)).code).toBeUndefined();
  const more = `addClipToPlaylist(playlistId: "${list.done.id}", clipId: "${clipId}") { id }`;
  expect((await send(people.ben, more)).code).toBe('FORBIDDEN');
  const longer = `updateClip(id: "${own.done.id}", clipEnd: 3900) { id }`;
  expect((await send(people.ben, longer)).code).toBe('FORBIDDEN');
  expect((await send(people.ben, `updateClip(id: "${own.done.id}", name: "B") { id }`)).code).toBe(
    undefined,
  );
  await send(people.ann, `deleteClip(id: "${own.done.id}")`);
  await send(people.ann, `removeShare(id: "${viewer.done.shares[0]?.id}") { id }`);
});

/** Somebody outside with a browser of their own. */
function newViewer() {
  let cookie = '';
  const ask = async (document: string) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ query: document }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await response.json()) as {
      data: Record<string, unknown> | null;
      errors?: { message: string; extensions: { code: string } }[];
    };
  };
  const verify = (shareId: string, email: string, code: string) =>
    ask(`mutation { verifyAccessCode(shareId: "${shareId}", email: "${email}", code: "${code}") }`);
  return {
    ask,
    verify,
    requestCode: async (shareId: string, email: string, patienceMs = 10_000) => {
      const before = (await codesTo(email)).length;
      const answer = await ask(
        `mutation { requestAccessCode(shareId: "${shareId}", email: "${email}") }`,
      );
      const untilMs = Date.now() + patienceMs;
      while (Date.now() < untilMs && (await codesTo(email)).length === before)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return { answer, code: (await codesTo(email))[before] ?? '' };
    },
    fetch: (path: string) => fetch(server.url + path, { headers: { cookie } }),
  };
}
const viewFields = `{ title sharedBy isExpired passages { id durationMs recording { url peaks }
  speakers { name } segments { words } } }`;
interface View {
  title: string;
  isExpired: boolean;
  passages: { id: string; recording: { url: string }; segments: { words: unknown[] }[] }[];
}
const view = async (
  viewer: ReturnType<typeof newViewer>,
  noun: Noun,
  shareId: string,
): Promise<View | null> => {
  const { data } = await viewer.ask(`{ view${noun}(shareId: "${shareId}") ${viewFields} }`);
  return (data?.[`view${noun}`] ?? null) as View | null;
};

test('somebody outside verifies by code and has the passage alone, until the share ends', async () => {
  const { done } = await shareOutside(people.ann, 'Clip', ['ada@out.test']);
  const shareId = done.externalShares[0]?.id ?? '';
  const viewer = newViewer();
  expect(await view(viewer, 'Clip', shareId)).toBeNull();
  const { code } = await viewer.requestCode(shareId, 'ada@out.test');
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  expect((await viewer.verify(shareId, 'ada@out.test', code)).data).toEqual({
    verifyAccessCode: true,
  });
  const seen = await view(viewer, 'Clip', shareId);
  expect(seen).toMatchObject({ title: 'Shown Title', isExpired: false });
  expect(seen?.passages[0]?.segments.map(({ words }) => words)).toEqual([[['did', 0, 800, 1]]]);
  expect(JSON.stringify(seen)).not.toMatch(/Hidden|Inner/);
  for (const noun of ['Call', 'Playlist'] as const)
    expect(await view(viewer, noun, shareId)).toBeNull();
  const url = seen?.passages[0]?.recording.url ?? '';
  const heard = await viewer.fetch(url);
  expect([heard.status, heard.headers.get('content-disposition')]).toEqual([200, null]);
  expect((await newViewer().fetch(url)).status).toBe(404);
  const others = [`/media/external/${shareId}/${call.id}`, `/media/clips/${clipId}`];
  for (const path of [...others, `/media/${call.id}/playback`, `/transcripts/${call.id}`])
    expect([401, 404], path).toContain((await viewer.fetch(path)).status);
  // The code was used up.
  expect((await newViewer().verify(shareId, 'ada@out.test', code)).errors).toHaveLength(1);

  const end = (at: Date) =>
    server.database.system.update(share).set({ expiresAt: at }).where(eq(share.id, shareId));
  await end(new Date(Date.now() - 1000));
  expect(await view(viewer, 'Clip', shareId)).toMatchObject({ isExpired: true, passages: [] });
  expect((await viewer.fetch(url)).status).toBe(404);
  await viewer.ask(`mutation { requestShareRenewal(shareId: "${shareId}") }`);
  const asked = await newestMailTo('ann@shares.test', /more time/);
  expect(asked.subject).toContain('ada@out.test');
  const renewal = `renewExternalClipShare(id: "${shareId}", durationDays: 1) ${fields}`;
  expect((await send(people.rita, renewal)).code).toBe('FORBIDDEN');
  const renewed = await send(people.ann, renewal);
  const leftMs = Date.parse(renewed.done.externalShares[0]?.expiresAt ?? '') - Date.now();
  expect(Math.round(leftMs / 3_600_000)).toBe(24);
  expect((await viewer.fetch(url)).status).toBe(200);
  await send(people.ann, `removeExternalClipShare(id: "${shareId}") { id }`);
  expect((await viewer.fetch(url)).status).toBe(404);
  expect(await view(viewer, 'Clip', shareId)).toBeNull();
});

test('a call and a playlist outside hold their passages and no name of anything inside', async () => {
  for (const noun of ['Call', 'Playlist'] as const) {
    const { done } = await shareOutside(people.ann, noun, ['ada@out.test']);
    const shareId = done.externalShares[0]?.id ?? '';
    const viewer = newViewer();
    const { code } = await viewer.requestCode(shareId, 'ada@out.test');
    await viewer.verify(shareId, 'ada@out.test', code);
    const seen = await view(viewer, noun, shareId);
    expect(seen?.passages.map(({ id }) => id)).toEqual([noun === 'Call' ? call.id : clipId]);
    expect(JSON.stringify(seen)).not.toMatch(/Hidden|Inner/);
    expect((await viewer.fetch(seen?.passages[0]?.recording.url ?? '')).status).toBe(200);
    const mail = await newestMailTo('ada@out.test', /Shown Title/);
    expect(mail.subject + mail.body).not.toMatch(/Hidden|Inner/);
  }
});

test('unknown addresses are answered like known ones, and five guesses end a code, fifty at once too', async () => {
  const { done } = await shareOutside(people.ann, 'Clip', ['eve@out.test']);
  const shareId = done.externalShares.find(({ email }) => email === 'eve@out.test')?.id ?? '';
  const viewer = newViewer();
  const known = await viewer.requestCode(shareId, 'eve@out.test');
  const unknown = await viewer.requestCode(shareId, 'nobody@out.test', 500);
  expect(unknown.answer).toEqual(known.answer);
  expect(unknown.code).toBe('');
  // The work is the same too; only the mail differs, which is sent after the answer.
  const workFor = async (email: string) => {
    const statements: string[] = [];
    const stop = watchStatements(server.database, (sql) => statements.push(sql));
    await viewer.ask(`mutation { requestAccessCode(shareId: "${shareId}", email: "${email}") }`);
    stop();
    return statements.filter((sql) => !/mailbox_message|pgboss/.test(sql));
  };
  expect(await workFor('nobody@out.test')).toEqual(await workFor('eve@out.test'));
  const wrong = await viewer.verify(shareId, 'eve@out.test', 'AAAAAA');
  const stranger = await viewer.verify(shareId, 'nobody@out.test', 'AAAAAA');
  expect(stranger.errors?.[0]?.message).toBe(wrong.errors?.[0]?.message);
  const guesses = Array.from({ length: 50 }, () =>
    viewer.verify(shareId, 'eve@out.test', 'BBBBBB'),
  );
  for (const answer of await Promise.all(guesses)) expect(answer.errors).toHaveLength(1);
  expect((await viewer.verify(shareId, 'eve@out.test', known.code)).errors).toHaveLength(1);
});

test('who decides who sees an interview reads who opened it, inside and outside', async () => {
  const seenBy = async (visitor: Visitor) => {
    const { data } = await visitor.graphql(
      `{ call(id: "${call.id}") { viewers { user { id } firstViewedAt lastViewedAt }
        externalViewers { email } } }`,
    );
    return data?.['call'] as {
      viewers: { user: { id: string }; firstViewedAt: string; lastViewedAt: string }[] | null;
      externalViewers: { email: string }[] | null;
    } | null;
  };
  const open = (visitor: Visitor) => send(visitor, `addCallView(callId: "${call.id}")`);
  expect((await open(people.ben)).code).toBe('NOT_FOUND');
  const { done } = await shareInside(people.ann, 'Call', [ids.ben]);
  for (const visitor of [people.rita, people.ben, people.ben])
    expect((await open(visitor)).code).toBeUndefined();
  for (const visitor of [people.ann, people.rita, people.admin]) {
    const { viewers, externalViewers } = (await seenBy(visitor)) ?? {};
    expect(viewers?.map(({ user }) => user.id)).toEqual([ids.ben, ids.rita]);
    expect(viewers?.every((viewer) => viewer.firstViewedAt === viewer.lastViewedAt)).toBe(true);
    expect(externalViewers).toEqual([{ email: 'ada@out.test' }]);
  }
  expect(await seenBy(people.ben)).toEqual({ viewers: null, externalViewers: null });
  const ask = (visitor: Visitor, query: string, headers = {}) =>
    visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: `mutation { ${query} }` }),
    });
  const begun = await ask(people.admin, `impersonateUser(id: "${ids.ann}")`);
  const cookie = begun.headers
    .getSetCookie()
    .filter((item) => !/max-age=0/i.test(item))
    .map((item) => item.split(';')[0])
    .join('; ');
  const noted = await ask(server.visitor, `addCallView(callId: "${call.id}")`, { cookie });
  expect(await noted.json()).toEqual({ data: { addCallView: false } });
  await send(people.ann, `removeShare(id: "${done.shares[0]?.id}") { id }`);
  expect((await seenBy(people.ann))?.viewers).toHaveLength(2);
});

test('two people who share the same interview at once lose nobody, and invite nobody twice', async () => {
  const shared = await Promise.all([
    shareInside(people.ann, 'Call', [ids.ben, ids.admin]),
    shareInside(people.rita, 'Call', [ids.ben]),
    shareOutside(people.ann, 'Call', ['eve@out.test', 'ada@out.test']),
  ]);
  expect(shared.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
  const { data } = await people.ann.graphql(`{ sharing(noun: call, id: "${call.id}") ${fields} }`);
  const { shares, externalShares } = data?.['sharing'] as Done;
  expect(shares.map(({ sharedTo }) => sharedTo.id).sort()).toEqual([ids.admin, ids.ben].sort());
  expect(externalShares.map(({ email }) => email).sort()).toEqual(['ada@out.test', 'eve@out.test']);
});

test('outside, AI notes are those that the sharer chose, without what people added or deleted', async () => {
  const db = server.database.system;
  const of = { callId: call.id, organizationId: call.organizationId };
  const [turn] = await db.select().from(segment).where(eq(segment.callId, call.id));
  const segmentId = turn?.id ?? '';
  const sentence = (text: string, quote: string | null, over: object = {}) => ({
    ...{ id: randomUUID(), text, evidence: quote === null ? [] : [{ segmentId, quote }] },
    ...{ editedText: null, editedById: null, writtenById: null, isDeleted: false, ...over },
  });
  await db.insert(aiSummary).values([
    {
      ...{ ...of, format: 'TLDR', index: 0 },
      sentences: [
        sentence('The move was asked for.', 'Why did you'),
        sentence('Hidden: deleted in the guide notes.', 'did you move here?'),
        sentence('Hidden: deleted here.', 'did you move here?', { isDeleted: true }),
        sentence('Hidden: somebody’s opinion.', null, { writtenById: ids.ann }),
      ],
    },
    {
      ...{ ...of, format: 'WRITEUP', index: 0, title: 'Moving' },
      sentences: [sentence('Hidden: another format.', 'Why did you')],
    },
  ]);
  await db.insert(aiNote).values({
    ...{ ...of, index: 0, question: 'Hidden question?', questionType: 'OTHER' },
    ...{ status: 'ANSWERED', matchReason: 'Hidden reason' },
    sentences: [sentence('Hidden note.', 'did you move', { isDeleted: true })],
  });
  await db.insert(aiOutline).values({
    ...{ ...of, topics: [], chapters: [{ title: 'The move', segmentIds: [segmentId] }] },
  });
  const notesFields =
    '{ passages { aiNotes { sections { title sentences { text momentsMs } } chapters { title startMs } } } }';
  const viewNotes = async (email: string, rest: string) => {
    const { done } = await send(
      people.ann,
      `shareCallExternally(id: "${call.id}", externalEmails: ["${email}"], durationDays: 1${rest})
        { notesFormats externalShares { id email notesFormat } }`,
    );
    const shareId = done.externalShares.find((item) => item.email === email)?.id ?? '';
    const viewer = newViewer();
    const { code } = await viewer.requestCode(shareId, email);
    await viewer.verify(shareId, email, code);
    const { data } = await viewer.ask(`{ viewCall(shareId: "${shareId}") ${notesFields} }`);
    return { done, passages: (data?.['viewCall'] as { passages: unknown }).passages };
  };
  expect((await viewNotes('plain@out.test', '')).passages).toEqual([{ aiNotes: null }]);
  const { done, passages } = await viewNotes('notes@out.test', ', notesFormat: TLDR');
  expect(done).toMatchObject({ notesFormats: ['TLDR', 'WRITEUP'] });
  expect(passages).toEqual([
    {
      aiNotes: {
        sections: [{ title: '', sentences: [{ text: 'The move was asked for.', momentsMs: [0] }] }],
        chapters: [{ title: 'The move', startMs: 0 }],
      },
    },
  ]);
  // A clip shows its passage alone, whatever is asked for.
  const ofClip = `shareClipExternally(id: "${clipId}", externalEmails: ["a@out.test"],
    durationDays: 1, notesFormat: TLDR) { id }`;
  const refused = await people.ann.graphql(`mutation { ${ofClip} }`);
  expect(refused.errors[0]?.message).toMatch(/notesFormat/);
});
