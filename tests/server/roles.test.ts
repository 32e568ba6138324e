import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../web/server/db/database.ts';
import { bringRecording } from '../faults/bringRecording.ts';
import { addUploader, nextUpload, uploaderEmail } from '../faults/killWorld.ts';
import { startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { startSpeechService, type SpeechService } from '../faults/speechService.ts';
import { openUploadClient, type UploadClient } from '../faults/uploadClient.ts';
import { readWords } from '../harness/readWords.ts';
import { openTestBucket, type TestBucket } from '../harness/testBucket.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const longestTakeOverMs = 30_000;

/** The steps of a call as its page shows them, by name. */
async function stepsOf(client: UploadClient, callId: string): Promise<Record<string, string>> {
  const { call } = await client.graphql<{
    call: { processingSteps: { name: string; status: string }[] };
  }>(`query ($callId: ID!) { call(id: $callId) { processingSteps { name status } } }`, { callId });
  return Object.fromEntries(call.processingSteps.map(({ name, status }) => [name, status]));
}

async function until(isSo: () => boolean | Promise<boolean>, longestMs: number): Promise<number> {
  const begunAtMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begunAtMs > longestMs) throw new Error(`Not within ${longestMs} ms`);
    await wait(100);
  }
  return performance.now() - begunAtMs;
}

describe.skipIf(url === '')('web and workers apart (skipped without TEST_DATABASE_URL)', () => {
  let server: pg.Client;
  let name: string;
  let databaseUrl: string;
  let bucket: TestBucket;
  let speech: SpeechService;
  let folder: string;
  let running: ServerProcess[];

  const start = (ROLE: 'web' | 'worker', SEED: 'demo' | 'none' = 'none') => {
    const { S3_BUCKET, S3_ENDPOINT = '' } = bucket.settings;
    const found = startServerProcess(join(folder, String(running.length)), {
      ...{ ROLE, SEED, DATABASE_URL: databaseUrl, SPEECH_URL: speech.url },
      ...{ SECRET: 'the same secret for every machine', S3_BUCKET, S3_ENDPOINT },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    });
    running.push(found);
    return found;
  };

  beforeAll(async () => {
    bucket = await openTestBucket();
    server = new pg.Client({ connectionString: url });
    await server.connect();
  });
  beforeEach(async () => {
    running = [];
    speech = await startSpeechService();
    folder = await mkdtemp(join(tmpdir(), 'rapport-roles-'));
    name = `rapport_roles_${randomBytes(6).toString('hex')}`;
    await server.query(`create database ${name}`);
    const target = new URL(url);
    target.pathname = `/${name}`;
    databaseUrl = target.href;
  });
  afterEach(async () => {
    await Promise.all(running.map((item) => item.kill()));
    await speech.close();
    await server.query(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await server.end();
    await bucket.close();
  });

  test('four processes that start at once on an empty database all come up', async () => {
    const all = [start('web'), start('web'), start('worker'), start('worker')];
    for (const item of all) {
      const answer = await fetch(`${await item.ready}/healthz`);
      expect(answer.status).toBe(200);
    }
    expect(await Promise.all(all.map((item) => item.terminate()))).toEqual([0, 0, 0, 0]);
  });

  test('a worker killed in the middle of a job: another one ends it, begun within 30 seconds', async () => {
    const database = await openDatabase({ DATABASE_URL: databaseUrl, databaseDir: folder });
    await addUploader(database);
    await database.close();
    const client = await openUploadClient(await start('web', 'demo').ready, {
      email: uploaderEmail,
    });
    const upload = nextUpload(0);
    const faults: string[] = [];
    const onFault = (fault: string) => void faults.push(fault);
    await bringRecording({ client, upload, random: Math.random, onFault });
    const callId = upload.place?.callId ?? '';
    await wait(1500);
    expect(await stepsOf(client, callId)).toEqual({}); // The web process runs no jobs.

    speech.delayMs = 600_000;
    const worker = start('worker');
    await until(() => speech.heard > 0, 60_000);
    expect(await stepsOf(client, callId)).toMatchObject({
      PEAKS: 'COMPLETED',
      TRANSCRIBE: 'IN_PROGRESS',
    });
    await start('worker').ready;
    speech.delayMs = 0;
    const heardBefore = speech.heard;
    await worker.kill();
    const takenOverMs = await until(() => speech.heard > heardBefore, 120_000);
    expect(takenOverMs).toBeLessThan(longestTakeOverMs);
    await until(async () => (await stepsOf(client, callId)).MEASURE === 'COMPLETED', 60_000);
    expect(faults).toEqual([]);

    const looked = new pg.Client({ connectionString: databaseUrl });
    await looked.connect();
    const { rows } = await looked.query('select task from engine_record');
    await looked.end();
    expect(rows).toEqual([{ task: 'transcribe' }]);
  });

  test('a worker killed as a live call ends: the next one writes its transcript, once', async () => {
    const database = await openDatabase({ DATABASE_URL: databaseUrl, databaseDir: folder });
    await addUploader(database);
    await database.close();
    const webUrl = await start('web', 'demo').ready;
    const client = await openUploadClient(webUrl, {
      email: uploaderEmail,
    });
    const { addCall } = await client.graphql<{ addCall: { id: string } }>(
      `mutation ($id: ID!) { addCall(input: { consentText: "Told.", captureId: $id, platform: GOOGLE_MEET,
         meetingUrl: "https://meet.google.com/abc-defg-hij", startedAt: "2026-03-02T10:00:00Z",
         candidateName: "Ines Carvalho", iaVersion: "1.2.0" }) { id } }`,
      { id: randomUUID() },
    );
    const callId = addCall.id;
    const captions = Array.from({ length: 300 }, (_, at) => ({
      ...{ utteranceId: `u${at}`, revision: 1, isFinal: true },
      speaker: at % 2 === 0 ? 'You' : 'Ines Carvalho',
      text: `This is what was said as number ${at}.`,
      ...{ startMs: at * 3000, endMs: at * 3000 + 2000 },
    }));
    for (let at = 0; at < captions.length; at += 100)
      await client.graphql(
        `mutation ($callId: ID!, $captions: [CaptionInput!]!) { appendCaptions(callId: $callId, captions: $captions) { accepted } }`,
        { callId, captions: captions.slice(at, at + 100) },
      );
    const worker = start('worker');
    await worker.ready;
    await client.graphql(
      `mutation ($callId: ID!) { endCall(callId: $callId, endedAt: "2026-03-02T10:30:00Z") { status } }`,
      { callId },
    );
    await worker.kill();
    await start('worker').ready;
    const look = () =>
      client.graphql<{
        call: {
          transcriptionStatus: string;
          speakers: { role: string }[];
        };
      }>(`query ($callId: ID!) { call(id: $callId) { transcriptionStatus speakers { role } } }`, {
        callId,
      });
    const takenMs = await until(
      async () => (await look()).call.transcriptionStatus === 'COMPLETED',
      90_000,
    );
    expect(takenMs).toBeLessThan(60_000);
    const { call } = await look();
    const { cookie } = client;
    const words = await readWords((path) => fetch(webUrl + path, { headers: { cookie } }), callId);
    expect(words?.map(({ text }) => text)).toEqual(captions.map(({ text }) => text));
    expect(call.speakers.map(({ role }) => role)).toEqual(['INTERVIEWER', 'CANDIDATE']);
  });
});
