import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HeardSound } from '#shared/domain/heardSound.ts';
import { silentClusters, webmHeader } from '../../extension/features/sound/webm.ts';
import { call, liveCapture } from '../../web/server/db/tables/schema.ts';
import { SpeechError } from '../../web/server/speech/speechError.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { fakeEngine } from '../harness/fakeEngine.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

const engine = fakeEngine();
let server: TestServer;
let tom: Visitor;
let piece: Uint8Array<ArrayBuffer>;
let callId: string;

beforeAll(async () => {
  server = await startTestServer({ speech: engine });
  const db = server.database.system;
  const here = await buildOrganization(db, { name: 'Here' });
  const there = await buildOrganization(db, { name: 'There' });
  await buildUser(db, here, { email: 'tom@here.test', firstName: 'Tom', lastName: 'Okafor' });
  await buildUser(db, here, { email: 'ada@here.test', roleType: 'SITE_ADMIN' });
  await buildUser(db, there, { email: 'eve@there.test', roleType: 'SITE_ADMIN' });
  tom = await server.as('tom@here.test');
  // Its voices alternate: the left one begins, the right one answers.
  const fixture = '../fixtures/audio/speech/interview-two-channels.webm';
  piece = Uint8Array.from(await readFile(new URL(fixture, import.meta.url)));
});
afterAll(() => server.stop());
beforeEach(async () => {
  engine.onTranscribe = () => {};
  const { data } = await tom.graphql(
    `mutation ($id: ID!) { addCall(input: { consentText: "Told.", captureId: $id, platform: ZOOM,
       startedAt: "2026-03-02T10:00:00Z" }) { id } }`,
    { id: randomUUID() },
  );
  callId = (data as { addCall: { id: string } }).addCall.id;
});

const start = {
  ...{ startMs: '0', meetingHeardMs: '0', meetingOpenMs: '' },
  ...{ microphoneHeardMs: '0', microphoneOpenMs: '' },
};
const send = (who = tom, place: Record<string, string> = start, body = piece) =>
  who.fetch(`/api/extension/calls/${callId}/words?${new URLSearchParams(place).toString()}`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'audio/webm' },
  });
const hear = async (place = start, body = piece) =>
  (await (await send(tom, place, body)).json()) as HeardSound;

test('both channels are heard apart, at the times of the capture', async () => {
  const early = await hear();
  expect(new Set(early.utterances.map(({ channel }) => channel))).toEqual(
    new Set(['MEETING', 'MICROPHONE']),
  );
  const at = '600000';
  const place = { ...start, startMs: at, meetingHeardMs: at, microphoneHeardMs: at };
  const late = await hear(place);
  const placed = ({ utterances }: HeardSound, fromMs: number) =>
    utterances.map(({ channel, startMs, text }) => [channel, startMs - fromMs, text]);
  expect(placed(late, 600_000)).toEqual(placed(early, 0));
  expect(late.marks.every(({ heardMs }) => heardMs > 610_000)).toBe(true);
});

test('a sentence that goes on keeps its id, and what is written down is not heard again', async () => {
  const [first] = (await hear()).utterances;
  const goingOn = await hear({ ...start, meetingOpenMs: '0' });
  expect(first?.utteranceId).not.toBe('sound-0-0');
  expect(goingOn.utterances[0]).toMatchObject({ utteranceId: 'sound-0-0', startMs: 0 });
  const heard = { meetingHeardMs: '60000', microphoneHeardMs: '60000' };
  expect((await hear({ ...start, ...heard })).utterances).toEqual([]);
});

test('a piece from the middle of a recording is heard from its first packet on', async () => {
  const silence = Uint8Array.from([...webmHeader(), ...silentClusters(600_000, 602_000)]);
  const { utterances, marks } = await hear({ ...start, startMs: '600000' }, silence);
  expect(utterances).toEqual([]);
  const [{ heardMs }] = marks;
  expect(Math.abs(heardMs - 601_500)).toBeLessThan(30);
});

test('only the person whose browser captures is heard, and nothing of the sound stays', async () => {
  const statusOf = async (who: Visitor) => (await send(who)).status;
  expect(await statusOf(server.visitor)).toBe(401);
  expect(await statusOf(await server.as('ada@here.test'))).toBe(403);
  expect(await statusOf(await server.as('eve@there.test'))).toBe(404);
  expect(await statusOf(tom)).toBe(200);
  expect(await readdir(join(server.services.settings.DATA_DIR, 'work'))).toEqual([]);
});

test('an interview that ended, or whose recording is disabled, is not heard', async () => {
  const db = server.database.system;
  await db.update(call).set({ recordingDisabled: true }).where(eq(call.id, callId));
  expect((await send()).status).toBe(404);
  await db.update(call).set({ recordingDisabled: false }).where(eq(call.id, callId));
  await db.update(liveCapture).set({ endedAt: new Date() }).where(eq(liveCapture.callId, callId));
  expect((await send()).status).toBe(404);
});

test('what cannot be heard is refused in words', async () => {
  expect((await send(tom, start, Uint8Array.of(1, 2, 3))).status).toBe(422);
  expect((await send(tom, { startMs: '0' })).status).toBe(422);
  expect((await send(tom, { ...start, startMs: '-5' })).status).toBe(422);
  expect((await send(tom, start, new Uint8Array(1024 ** 2 + 1))).status).toBe(413);
  // An hour between two packets is not filled with silence.
  const gap = Uint8Array.from([
    ...webmHeader(),
    ...silentClusters(0, 1_000),
    ...silentClusters(3_600_000, 3_601_000),
  ]);
  expect((await send(tom, start, gap)).status).toBe(422);
  engine.onTranscribe = () => {
    throw new SpeechError('LANGUAGE_MISSING', 'The speech engine does not know this language.');
  };
  const refused = await send();
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ message: 'The speech engine does not know this language.' }),
  ]);
});

test('heard and sent as captions, the words are the transcript until the recording is transcribed', async () => {
  const { utterances } = await hear();
  const captions = utterances.map(({ channel, ...one }) => ({
    ...one,
    speaker: channel === 'MICROPHONE' ? 'You' : 'Ines Carvalho',
  }));
  await tom.graphql(
    `mutation ($callId: ID!, $captions: [CaptionInput!]!) { appendCaptions(callId: $callId, captions: $captions) { accepted } }`,
    { callId, captions },
  );
  await tom.graphql('mutation ($callId: ID!) { endCall(callId: $callId) { id } }', { callId });
  const look = async () => {
    const { data } = await tom.graphql(
      `query ($id: ID!) { call(id: $id) { transcript { engine { name } } speakers { name role } } }`,
      { id: callId },
    );
    return (data as { call: object }).call;
  };
  await expect.poll(look).toMatchObject({
    transcript: { engine: { name: 'Live transcript of the sound' } },
    speakers: expect.arrayContaining([
      { name: 'Tom Okafor', role: 'INTERVIEWER' },
      { name: 'Ines Carvalho', role: 'CANDIDATE' },
    ]),
  });
});
