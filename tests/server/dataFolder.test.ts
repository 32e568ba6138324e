import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bringRecording } from '../faults/bringRecording.ts';
import { makeDataFolder, nextUpload, uploaderEmail } from '../faults/killWorld.ts';
import { startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { startSpeechService, type SpeechService } from '../faults/speechService.ts';
import { openUploadClient } from '../faults/uploadClient.ts';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let speech: SpeechService;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  folder = await makeDataFolder();
  speech = await startSpeechService();
});
beforeEach(async () => {
  server = startServerProcess(folder.dataDir, { SEED: 'demo', SPEECH_URL: speech.url });
  url = await server.ready;
});
afterEach(() => server.kill());
afterAll(async () => {
  await speech.close();
  await folder.remove();
});

/** Sends half of a request; `finish` sends the rest. */
function begin(address: string, { method = '', ...headers }: Record<string, string>, body: Buffer) {
  const sent = request(address, { method, headers: { ...headers, 'content-length': body.length } });
  const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
    let text = '';
    if (response)
      for await (const piece of response as AsyncIterable<Buffer>) text += String(piece);
    return { status: response?.statusCode, text };
  });
  sent.write(body.subarray(0, body.length >> 1));
  return { answer, finish: () => void sent.end(body.subarray(body.length >> 1)) };
}

test('a second process on the same data folder is refused in plain words, the first works on', async () => {
  const second = startServerProcess(folder.dataDir);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another Rapport is already running on ${folder.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
  );
  const client = await openUploadClient(url, { email: uploaderEmail });
  const upload = nextUpload(0);
  await bringRecording({
    client,
    upload,
    random: Math.random,
    onFault: (fault) => expect.fail(fault),
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('the folder is free again as soon as the first process is gone, however it went', async () => {
  await server.kill();
  server = startServerProcess(folder.dataDir, { SPEECH_URL: speech.url });
  expect((await fetch(`${await server.ready}/healthz`)).status).toBe(200);
});

test('told to stop under load, the server ends what it has begun and leaves with 0', async () => {
  const client = await openUploadClient(url, { email: uploaderEmail });
  const [playing, arriving] = [nextUpload(1), nextUpload(2)];
  const onFault = (fault: string) => void expect.fail(fault);
  speech.delayMs = 60_000; // A job is in the middle of its work when the order comes.
  const heardBefore = speech.heard;
  await bringRecording({ client, upload: playing, random: Math.random, onFault });
  while (speech.heard === heardBefore) await wait(50);
  const added = await client.graphql<{
    addUploadedCall: { uploadUrl: string };
  }>(`mutation ($input: AddUploadedCallInput!) { addUploadedCall(input: $input) { uploadUrl } }`, {
    input: {
      ...{ fileName: arriving.fileName, sizeBytes: arriving.bytes.length, fingerprint: 'slow' },
      ...{ interviewerIds: [], languageCode: 'en', consentText: 'Agreed' },
    },
  });

  const { cookie } = client;
  const patch = begin(
    `${url}${added.addUploadedCall.uploadUrl}`,
    {
      ...{ method: 'PATCH', cookie, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    arriving.bytes,
  );
  const question = Buffer.from(
    JSON.stringify({ query: '{ calls(limit: 50) { results { id } } }' }),
  );
  const questions = Array.from({ length: 8 }, () =>
    begin(
      `${url}/graphql`,
      { method: 'POST', cookie, 'content-type': 'application/json' },
      question,
    ),
  );
  await wait(500);
  const ended = server.terminate();
  await wait(500);
  for (const item of [patch, ...questions]) item.finish();

  expect((await patch.answer).status).toBe(204);
  for (const { answer } of questions) {
    const { status, text } = await answer;
    expect(status).toBe(200);
    expect(text).toMatch(/"results":\[\{.+\},\{.+\}\]/);
  }
  expect(await ended).toBe(0);
  expect(server.output()).toBe('');

  // What was going on is taken up at the next start.
  speech.delayMs = 0;
  server = startServerProcess(folder.dataDir, { SEED: 'demo', SPEECH_URL: speech.url });
  const again = await openUploadClient(await server.ready, { email: uploaderEmail });
  const isDone = async () => {
    const { calls } = await again.graphql<{
      calls: { results: { transcriptionStatus: string }[] };
    }>(`{ calls(limit: 50) { results { transcriptionStatus } } }`);
    return calls.results.every(({ transcriptionStatus }) => transcriptionStatus === 'COMPLETED');
  };
  while (!(await isDone())) await wait(200);
});

test('a request that never ends does not keep the server from leaving with 0', async () => {
  const hanging = request(`${url}/api/client-errors`, {
    method: 'POST',
    headers: { 'content-length': 10 },
  });
  hanging.on('error', () => {});
  hanging.write('12345');
  await wait(100);
  expect(await server.terminate()).toBe(0);
});
