import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeTone } from '../../../tests/fixtures/audio/speech/writeTone.ts';
import { httpEngine } from './httpEngine.ts';

interface Seen {
  method: string;
  path: string;
  authorization: string | undefined;
  form: FormData | null;
}

let dir: string;
let wavPath: string;
let url: string;
let seen: Seen[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => void serve(request, response));
const signal = new AbortController().signal;

async function serve(request: IncomingMessage, response: ServerResponse) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const type = request.headers['content-type'] ?? '';
  const form = type.startsWith('multipart/')
    ? await new Response(Buffer.concat(pieces), { headers: { 'content-type': type } }).formData()
    : null;
  seen.push({
    method: request.method ?? '',
    path: request.url ?? '',
    authorization: request.headers.authorization,
    form,
  });
  answer(response);
}

const json = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('{"error":"no"}');

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'http-engine-'));
  wavPath = await writeTone(join(dir, 'tone.wav'), [{ startMs: 0, endMs: 900 }], 2000);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => {
  seen = [];
});

const transcribe = (settings: { timeoutMs?: number; url?: string } = {}) =>
  httpEngine({ url, apiKey: 'secret', model: 'small', ...settings }).transcribe(wavPath, {
    language: 'en-US',
    signal,
  });

describe('httpEngine', () => {
  it('sends the sound as the OpenAI interface wants it and reads the words', async () => {
    answer = json({
      text: 'hello there',
      words: [
        { word: ' hello', start: 0.1, end: 0.5, probability: 0.9 },
        { word: 'there', start: 0.5, end: 0.8 },
      ],
    });
    expect(await transcribe({ url: `${url}/v1/` })).toEqual([
      { text: 'hello', startMs: 100, endMs: 500, confidence: 0.9 },
      { text: 'there', startMs: 500, endMs: 800, confidence: null },
    ]);
    const [request] = seen;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/audio/transcriptions',
      authorization: 'Bearer secret',
    });
    expect(request?.form?.get('model')).toBe('small');
    expect(request?.form?.get('language')).toBe('en');
    expect(request?.form?.get('response_format')).toBe('verbose_json');
    expect(request?.form?.getAll('timestamp_granularities[]')).toContain('word');
    const file = request?.form?.get('file');
    expect(file instanceof File && file.size).toBe(44 + 64_000);
  });

  it('spreads words over segments when a server gives only those', async () => {
    answer = json({ segments: [{ text: ' one three', start: 0, end: 0.8, avg_logprob: -0.5 }] });
    expect(await transcribe()).toEqual([
      { text: 'one', startMs: 0, endMs: 300, confidence: expect.closeTo(0.607, 3) },
      { text: 'three', startMs: 300, endMs: 800, confidence: expect.closeTo(0.607, 3) },
    ]);
  });

  it('takes words from inside segments, and bare text over the whole sound', async () => {
    answer = json({
      segments: [{ text: 'hi', start: 0, end: 1, words: [{ word: 'hi', start: 0.2, end: 0.4 }] }],
    });
    expect(await transcribe()).toMatchObject([{ text: 'hi', startMs: 200, endMs: 400 }]);
    answer = json({ text: 'ab cd' });
    expect(await transcribe()).toMatchObject([
      { startMs: 0, endMs: 1000 },
      { startMs: 1000, endMs: 2000 },
    ]);
  });

  it('holds words inside the sound and in order', async () => {
    answer = json({
      words: [
        { word: 'b', start: 1.5, end: 99 },
        { word: 'a', start: -3, end: 0.5 },
      ],
    });
    const words = await transcribe();
    expect(words.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [1500, 2000],
      [1500, 1500],
    ]);
  });

  it('waits as long as a busy server asks', async () => {
    answer = status(429, { 'retry-after': '7' });
    await expect(transcribe()).rejects.toMatchObject({
      code: 'BUSY',
      isRetryable: true,
      retryAfterMs: 7000,
    });
    answer = status(503, { 'retry-after': new Date(Date.now() + 20_000).toUTCString() });
    const busy: unknown = await transcribe().catch((error: unknown) => error);
    expect(busy).toMatchObject({ code: 'BUSY', isRetryable: true });
    expect((busy as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(15_000);
  });

  it.each([
    [500, 'FAILED', true],
    [401, 'REFUSED', false],
    [400, 'REFUSED', false],
  ])('reports status %i', async (code, reason, isRetryable) => {
    answer = status(code);
    await expect(transcribe()).rejects.toMatchObject({ code: reason, isRetryable });
  });

  it('does not follow a redirect with the key in hand', async () => {
    answer = status(307, { location: `${url}/elsewhere` });
    await expect(transcribe()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(seen).toHaveLength(1);
  });

  it.each(['<html>', '{"words": 3}', '[]', ''])('refuses the reply %j', async (body) => {
    answer = (response) => void response.end(body);
    await expect(transcribe()).rejects.toMatchObject({ code: 'BAD_REPLY', isRetryable: false });
  });

  it('gives up on an endless reply', async () => {
    let sent = 0;
    answer = (response) => {
      const more = () => {
        if (response.destroyed || sent > 64) return void response.end();
        sent += 1;
        response.write(Buffer.alloc(1024 ** 2, 0x20), more);
      };
      more();
    };
    await expect(transcribe()).rejects.toMatchObject({ code: 'BAD_REPLY' });
    expect(sent).toBeLessThan(64);
  });

  it('gives up on a server that does not answer, or hangs up', async () => {
    answer = () => undefined;
    await expect(transcribe({ timeoutMs: 100 })).rejects.toMatchObject({
      code: 'TIMED_OUT',
      isRetryable: true,
    });
    answer = (response) => void response.destroy();
    await expect(transcribe()).rejects.toMatchObject({ code: 'UNREACHABLE', isRetryable: true });
  });

  it('stops at once when called off', async () => {
    answer = () => undefined;
    const stop = new AbortController();
    const asking = httpEngine({ url }).transcribe(wavPath, { language: 'en', signal: stop.signal });
    setTimeout(() => stop.abort(new Error('called off')), 50);
    await expect(asking).rejects.toThrow('called off');
  });

  it('tells the readiness page whether the service is there', async () => {
    answer = status(404);
    expect(await httpEngine({ url }).check()).toEqual({ ok: true });
    answer = status(401);
    expect(await httpEngine({ url }).check()).toMatchObject({
      ok: false,
      reason: expect.stringContaining('SPEECH_API_KEY'),
    });
    expect(await httpEngine({ url: 'http://127.0.0.1:1' }).check()).toMatchObject({
      ok: false,
      reason: expect.stringContaining('cannot be reached'),
    });
  });

  it('offers the languages set for it, else those of Whisper', async () => {
    expect(await httpEngine({ url, languages: ['de'] }).languages()).toEqual(['de']);
    expect((await httpEngine({ url }).languages()).length).toBeGreaterThan(90);
  });
});
