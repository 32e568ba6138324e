// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server as HttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendFile } from './sendFile.ts';
import type { SendEvents, Sending } from './sendFile.ts';

const megabyte = 1024 * 1024;
const options = {
  firstWaitMs: 20,
  longestWaitMs: 100,
  stallMs: 2_000,
  requestBytes: 8 * megabyte,
};

let folder = '';
let http: HttpServer;
let port = 0;
let sending: Sending | undefined;
/** When true, a request is cut before it is answered, as a dying network does. */
let isCut = false;
let patchedBytes = 0;

async function listen(onPort: number) {
  const tus = new Server({
    path: '/files',
    datastore: new FileStore({ directory: folder }),
    respectForwardedHeaders: false,
  });
  http = createServer((request, response) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    if (request.method === 'PATCH') patchedBytes += Number(request.headers['content-length'] ?? 0);
    void tus.handle(request, response);
  });
  await new Promise<void>((resolve) => http.listen(onPort, '127.0.0.1', resolve));
  const address = http.address();
  port = typeof address === 'object' && address ? address.port : 0;
}

async function close() {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
}

async function createUpload(size: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/files`, {
    method: 'POST',
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(size) },
  });
  const location = new URL(response.headers.get('location') ?? '', `http://127.0.0.1:${port}`);
  return `http://127.0.0.1:${port}${location.pathname}`;
}

/** Records what happened and lets a test wait for it. */
function listener() {
  const seen: string[] = [];
  const received: number[] = [];
  const waiters: { event: string; resolve: () => void }[] = [];
  const note = (event: string) => {
    seen.push(event);
    for (const waiter of waiters.filter((item) => item.event === event)) waiter.resolve();
  };
  const events: SendEvents = {
    onProgress: () => note('progress'),
    onReceived: (bytes) => {
      received.push(bytes);
      note('received');
    },
    onWaiting: () => note('waiting'),
    onDone: () => note('done'),
    onFailed: (reason) => note(`failed: ${reason}`),
  };
  const next = (event: string) => new Promise<void>((resolve) => waiters.push({ event, resolve }));
  return { events, seen, received, next };
}

const stored = async (url: string) => readFile(path.join(folder, path.basename(url)));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rapport-tus-'));
  isCut = false;
  patchedBytes = 0;
  await listen(0);
});

afterEach(async () => {
  sending?.pause();
  await close();
  await rm(folder, { recursive: true, force: true });
});

describe('sending a file to a tus server', () => {
  it('arrives byte for byte, in pieces', async () => {
    const file = randomBytes(20 * megabyte);
    const url = await createUpload(file.length);
    const { events, received, next } = listener();
    const done = next('done');
    sending = sendFile(file, url, events, options);
    await done;
    expect((await stored(url)).equals(file)).toBe(true);
    expect(received).toEqual([8 * megabyte, 16 * megabyte, 20 * megabyte]);
  });

  it('says that it waits while the server is away, and goes on where it was', async () => {
    const file = randomBytes(20 * megabyte);
    const url = await createUpload(file.length);
    const { events, seen, next } = listener();
    const firstPiece = next('received');
    const waiting = next('waiting');
    const done = next('done');
    sending = sendFile(file, url, events, options);
    await firstPiece;
    isCut = true;
    http.closeAllConnections();
    await waiting;
    await expect.poll(() => seen.filter((event) => event === 'waiting').length).toBeGreaterThan(2);
    expect(seen).not.toContain('done');
    isCut = false;
    await done;
    expect((await stored(url)).equals(file)).toBe(true);
    // At most the piece that was cut is sent twice.
    expect(patchedBytes).toBeLessThanOrEqual(file.length + 8 * megabyte);
  });

  it('survives a restart of the server', async () => {
    const file = randomBytes(12 * megabyte);
    const url = await createUpload(file.length);
    const { events, next } = listener();
    const firstPiece = next('received');
    const done = next('done');
    sending = sendFile(file, url, events, options);
    await firstPiece;
    await close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await listen(port);
    await done;
    expect((await stored(url)).equals(file)).toBe(true);
  });

  it('stops when paused and continues from the byte the server has', async () => {
    const file = randomBytes(20 * megabyte);
    const url = await createUpload(file.length);
    const { events, seen, next } = listener();
    const firstPiece = next('received');
    const done = next('done');
    sending = sendFile(file, url, events, options);
    await firstPiece;
    sending.pause();
    const before = seen.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(seen.length).toBe(before);
    sending.resume();
    await done;
    expect((await stored(url)).equals(file)).toBe(true);
  });

  it('gives up with a reason when the upload is gone from the server', async () => {
    const url = await createUpload(100);
    const { events, next } = listener();
    const failed = next(
      'failed: This upload is no longer on the server. Cancel it and start a new one.',
    );
    sending = sendFile(randomBytes(100), `${url}0000`, events, options);
    await failed;
  });

  it('is done at once when everything had arrived before', async () => {
    const file = randomBytes(1_000);
    const url = await createUpload(file.length);
    const first = listener();
    const firstDone = first.next('done');
    sending = sendFile(file, url, first.events, options);
    await firstDone;
    const again = listener();
    const againDone = again.next('done');
    sending = sendFile(file, url, again.events, options);
    await againDone;
    expect(again.received).toEqual([]);
  });
});
