import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playlistClip, recordingFile } from '../../web/server/db/tables/schema.ts';
import { callFileKey } from '../../web/server/storage/storageKey.ts';
import { buildCall, buildTranscript, type BuiltCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

let server: TestServer;
let call: BuiltCall;
let secret: BuiltCall;
const people = {} as Record<'ann' | 'ben' | 'admin', Visitor>;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const here = await buildOrganization(db);
  const ids = {} as Record<keyof typeof people, string>;
  for (const name of ['ann', 'ben', 'admin'] as const) {
    const roleType = name === 'admin' ? 'SITE_ADMIN' : 'BASIC';
    ids[name] = (await buildUser(db, here, { email: `${name}@clips.test`, roleType })).id;
    people[name] = await server.as(`${name}@clips.test`);
  }
  const ofAnn = { organizationId: here.id, ownerId: ids.ann };
  call = await buildCall(db, { ...ofAnn, visibility: 'ORGANIZATION', name: 'Open' });
  secret = await buildCall(db, { ...ofAnn, visibility: 'PRIVATE', name: 'Closed' });
  for (const item of [call, secret])
    await buildTranscript(db, item, {
      turns: [
        {
          speaker: 'Sam Interviewer',
          words: ['Why', 'did', 'you', 'move', 'here?'].map((text, at) => [
            ...([text, at * 1000, at * 1000 + 800, 1] as const),
          ]),
        },
      ],
    });
});
afterAll(() => server.stop());

const voice = fileURLToPath(new URL('../fixtures/media/voice.weba', import.meta.url));

/** Gives a call a recording of three seconds. */
async function addRecording({ id: callId, organizationId }: BuiltCall): Promise<void> {
  const owner = { callId, organizationId };
  const storageKey = callFileKey(owner, 'playback', callId, 'weba');
  const stored = await server.services.storage.put(storageKey, voice, { mimeType: 'audio/webm' });
  await server.database.system.insert(recordingFile).values({
    ...{ ...owner, ...stored, kind: 'PLAYBACK', storageKey, mimeType: 'audio/webm' },
  });
}

/** How long a sound lasts, in seconds. */
async function lengthOf(sound: ArrayBuffer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const path = join(folder, 'clip.m4a');
  await writeFile(path, Buffer.from(sound));
  const show = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path];
  const { stdout } = await promisify(execFile)('ffprobe', show);
  await rm(folder, { recursive: true });
  return Number(stdout);
}

const send = async (visitor: Visitor, field: string) => {
  const { data, errors } = await visitor.graphql(`mutation { done: ${field} }`);
  return { done: data?.['done'] as { id: string }, code: errors[0]?.extensions?.code };
};
const cut = async (
  visitor: Visitor,
  { id }: BuiltCall,
  [start, end]: [number, number] = [0, 900],
) =>
  send(
    visitor,
    `clipCall(callId: "${id}", clipStart: ${start}, clipEnd: ${end}, name: " Moving ")
      { id name startMs endMs durationMs canEdit canDelete }`,
  );
const read = async (visitor: Visitor, document: string, table = '"clip"') => {
  let statements = 0;
  const stop = watchStatements(server.database, (sql) => {
    if (sql.includes(table)) statements += 1;
  });
  const { data, errors } = await visitor.graphql(document);
  stop();
  expect(errors).toEqual([]);
  return { data: data as Record<string, { id: string }[] & { id: string }>, statements };
};

test('a clip begins and ends with a word, whatever was selected', async () => {
  const { done } = await cut(people.ben, call, [1100, 3300]);
  expect(done).toMatchObject({
    ...{ name: 'Moving', startMs: 1000, endMs: 2800, durationMs: 1800, canEdit: true },
  });
  const longer = await send(
    people.ben,
    `updateClip(id: "${done.id}", clipEnd: 4900) { startMs endMs }`,
  );
  expect(longer.done).toEqual({ startMs: 1000, endMs: 4800 });
});

test('a passage that is too short, reversed or outside of the recording is refused', async () => {
  for (const passage of [
    [500, 550],
    [900, 100],
    [-1, 900],
    [9_000_000, 9_001_000],
  ] as [number, number][])
    expect((await cut(people.ann, call, passage)).code, String(passage)).toBe('BAD_INPUT');
});

test('clips go with their interview: who does not see it sees none, and lists are one statement', async () => {
  const { done: hidden } = await cut(people.ann, secret);
  const { done: shown } = await cut(people.ann, call);
  expect((await cut(people.ben, secret)).code).toBe('NOT_FOUND');
  for (const field of [
    `updateClip(id: "${hidden.id}", name: "Mine") { id }`,
    `deleteClip(id: "${hidden.id}")`,
  ])
    expect((await send(people.ben, field)).code).toBe('NOT_FOUND');
  expect((await send(people.ben, `updateClip(id: "${shown.id}", name: "X") { id }`)).code).toBe(
    'FORBIDDEN',
  );
  expect((await read(people.ben, `{ clip(id: "${hidden.id}") { id } }`)).data['clip']).toBeNull();
  const fields = 'id name user { fullName } canEdit canDelete';
  const list = await read(people.ben, `{ clips { ${fields} } }`);
  const ids = list.data['clips']?.map(({ id }) => id);
  expect(ids).toContain(shown.id);
  expect(ids).not.toContain(hidden.id);
  expect(list.statements).toBe(1);
  const own = await read(
    people.ann,
    `{ clips(filter: { isOwn: true, callId: "${secret.id}" }) { id } }`,
  );
  expect(own.data['clips']).toEqual([{ id: hidden.id }]);
});

test('the media and the words of a clip are the passage alone, and go with its rights', async () => {
  await addRecording(call);
  await addRecording(secret);
  const [{ done: open }, { done: closed }] = [
    await cut(people.ann, call, [900, 1900]),
    await cut(people.ann, secret),
  ];
  const { data } = await read(
    people.ben,
    `{ clip(id: "${open.id}") { id recording { url downloadUrl } speakers { name }
      segments { startMs endMs words } } }`,
  );
  const url = `/media/clips/${open.id}`;
  expect(data['clip']).toEqual({
    id: open.id,
    recording: { url, downloadUrl: null },
    speakers: [{ name: 'Sam Interviewer' }],
    segments: [{ startMs: 0, endMs: 800, words: [['did', 0, 800, 1]] }],
  });
  const heard = await Promise.all([people.ben.fetch(url), people.ann.fetch(url)]);
  expect(heard.map(({ status }) => status)).toEqual([200, 200]);
  for (const answer of heard)
    expect(await lengthOf(await answer.arrayBuffer())).toBeCloseTo(0.8, 1);
  const part = await people.ben.fetch(url, { headers: { range: 'bytes=0-9' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const statusOf = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).status;
  expect(await statusOf(people.ben, `${url}?download=1`)).toBe(404);
  expect(await statusOf(people.ben, `/media/clips/${closed.id}`)).toBe(404);
  expect(await statusOf(server.visitor, url)).toBe(401);
  const saved = await people.admin.fetch(`${url}?download=1`);
  expect(saved.headers.get('content-disposition')).toContain('Moving.m4a');
  await send(people.ann, `updateClip(id: "${open.id}", clipEnd: 2900) { id }`);
  const longer = await people.ben.fetch(url);
  expect(await lengthOf(await longer.arrayBuffer())).toBeCloseTo(1.8, 1);
  await send(people.ann, `deleteClip(id: "${open.id}")`);
  expect(await statusOf(people.ann, url)).toBe(404);
});

test('a playlist is its owner’s and shows only clips that the viewer sees', async () => {
  const [{ done: open }, { done: closed }] = [
    await cut(people.ann, call),
    await cut(people.ann, secret),
  ];
  const { done: list } = await send(people.ben, 'addPlaylist(title: "Moves") { id }');
  const add = (id: string) =>
    `addClipToPlaylist(playlistId: "${list.id}", clipId: "${id}") { clipCount durationMs clips { id } }`;
  expect((await send(people.ben, add(closed.id))).code).toBe('NOT_FOUND');
  expect((await send(people.ann, add(closed.id))).code).toBe('NOT_FOUND');
  await send(people.admin, add(closed.id));
  expect((await send(people.ben, add(open.id))).done).toEqual({
    ...{ clipCount: 1, durationMs: 800, clips: [{ id: open.id }] },
  });
  expect((await read(people.ann, '{ playlists { id } }')).data['playlists']).toEqual([]);
  const all = await read(
    people.admin,
    '{ playlists { id title clipCount owner { fullName } canEdit } }',
    '"playlist"',
  );
  expect(all.data['playlists']).toMatchObject([{ id: list.id, clipCount: 2, canEdit: true }]);
  expect(all.statements).toBe(1);
  const editable = '{ playlists(query: "mov", isEditable: true) { id } }';
  expect((await read(people.ben, editable)).data['playlists']).toEqual([{ id: list.id }]);
  const annId = (await read(people.ann, '{ currentUser { id } }')).data['currentUser']?.id;
  const share = `sharePlaylist(id: "${list.id}", internalIds: ["${annId}"]) { id }`;
  expect((await send(people.admin, share)).code).toBeUndefined();
  expect((await read(people.ann, '{ playlists { id } }')).data['playlists']).toEqual([
    { id: list.id },
  ]);
  expect((await read(people.ann, editable)).data['playlists']).toEqual([]);
  const sharedWithMe = '{ playlists(isSharedWithMe: true) { id } }';
  expect((await read(people.ann, sharedWithMe)).data['playlists']).toEqual([{ id: list.id }]);
  expect((await read(people.ben, sharedWithMe)).data['playlists']).toEqual([]);
  const clipsSharedWithMe = '{ clips(filter: { isSharedWithMe: true }) { id } }';
  expect((await read(people.ann, clipsSharedWithMe)).data['clips']).toContainEqual({ id: open.id });
  expect((await read(people.ben, clipsSharedWithMe)).data['clips']).toEqual([]);
  await send(people.ann, `deleteClip(id: "${open.id}")`);
  expect((await read(people.ben, `{ playlist(id: "${list.id}") { clips { id } } }`)).data).toEqual({
    playlist: { clips: [] },
  });
});

test('two people who order a playlist at once lose nothing, and no place is taken twice', async () => {
  const { done: list } = await send(people.ann, 'addPlaylist(title: "Order") { id }');
  const clips: string[] = [];
  for (let index = 0; index < 4; index++) clips.push((await cut(people.ann, call)).done.id);
  const add = (id: string) => `addClipToPlaylist(playlistId: "${list.id}", clipId: "${id}") { id }`;
  await Promise.all([...clips, ...clips].map((id) => send(people.ann, add(id))));
  const move = (by: Visitor, [id = '', afterId = '']: string[]) =>
    send(
      by,
      `movePlaylistClip(playlistId: "${list.id}", clipId: "${id}", afterClipId: "${afterId}") { id }`,
    );
  const [a = '', b = '', c = '', d = ''] = clips;
  await Promise.all([move(people.ann, [a, d]), move(people.admin, [b, c])]);
  const rows = await server.database.system
    .select()
    .from(playlistClip)
    .where(eq(playlistClip.playlistId, list.id))
    .orderBy(playlistClip.index);
  expect(rows.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  const at = (id: string) => rows.findIndex(({ clipId }) => clipId === id);
  expect([at(a) > at(d), at(b) === at(c) + 1]).toEqual([true, true]);
  await send(people.ann, `removeClipFromPlaylist(playlistId: "${list.id}", clipId: "${c}") { id }`);
  expect((await move(people.ann, [b, c])).code).toBe('CONFLICT');
});
