import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCall } from '../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { recordingFile } from '../db/tables/schema.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import { createMediaHandler } from './mediaHandler.ts';

const content = randomBytes(100_000);
const etag = `"${createHash('sha256').update(content).digest('hex')}"`;

let database: Database;
let server: Server;
let folder: string;
let base: string;
let callId: string;
let actor: { organizationId: string } | null;
let organizationId: string;
let mayDownload: boolean;
let faults: unknown[];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const storage = diskStorage(folder);
  const organization = await buildOrganization(database.system);
  organizationId = organization.id;
  const owner = await buildUser(database.system, organization);
  const call = await buildCall(database.system, {
    ...{ organizationId, ownerId: owner.id, name: 'Zoë "Z" / interview' },
  });
  callId = call.id;
  for (const kind of ['ORIGINAL', 'PLAYBACK'] as const) {
    const storageKey = `${organizationId}/${callId}/${kind.toLowerCase()}-1.webm`;
    const mimeType = 'audio/webm';
    const stored = await storage.put(storageKey, Readable.from([content]), { mimeType });
    await database.system
      .insert(recordingFile)
      .values({ organizationId, callId, kind, storageKey, mimeType, ...stored });
  }
  const handler = createMediaHandler({
    ...{ database, storage },
    authenticate: async () => actor,
    findVisibleCall: async (who, id) =>
      id === callId && who.organizationId === organizationId ? call : null,
    canDownload: () => mayDownload,
  });
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://localhost');
    Promise.resolve(handler(req, res, url)).catch((error: unknown) => faults.push(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media`;
});
beforeEach(() => {
  actor = { organizationId };
  mayDownload = true;
  faults = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}/${path}`, { headers, method });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('the whole recording comes as what it is, for this browser only', async () => {
  const answer = await ask(`${callId}/playback`);
  expect(answer.status).toBe(200);
  expect((await bytesOf(answer)).equals(content)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'audio/webm',
    'content-length': '100000',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    etag,
  });
  expect(answer.headers.get('cache-control')).toMatch(/^private/);
  expect(answer.headers.get('content-disposition')).toBeNull();
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=99990-', 99_990, 99_999],
  ['bytes=-10', 99_990, 99_999],
  ['bytes=500-70000', 500, 70_000],
])('%s brings exactly that part', async (range, start, end) => {
  const answer = await ask(`${callId}/playback`, { Range: range });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/100000`);
  expect((await bytesOf(answer)).equals(content.subarray(start, end + 1))).toBe(true);
});

test('a part beyond the end is refused with the size', async () => {
  const answer = await ask(`${callId}/playback`, { Range: 'bytes=100000-' });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */100000');
});

test('a range goes with the version it was begun with, else the whole comes', async () => {
  const range = { Range: 'bytes=0-9' };
  expect((await ask(`${callId}/playback`, { ...range, 'If-Range': etag })).status).toBe(206);
  expect((await ask(`${callId}/playback`, { ...range, 'If-Range': '"other"' })).status).toBe(200);
});

test('a browser that has this version gets no bytes', async () => {
  const answer = await ask(`${callId}/playback`, { 'If-None-Match': `"x", W/${etag}` });
  expect(answer.status).toBe(304);
  expect((await bytesOf(answer)).length).toBe(0);
});

test('HEAD tells everything and sends nothing', async () => {
  const answer = await ask(`${callId}/playback`, { Range: 'bytes=0-9' }, 'HEAD');
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-length')).toBe('10');
});

test('a download has a safe name, and the original is never anything else', async () => {
  for (const path of [
    `${callId}/original`,
    `${callId}/original?download=1`,
    `${callId}/playback?download=1`,
  ]) {
    const answer = await ask(path, {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_ Z interview.webm"; filename*=UTF-8''Zo%C3%AB%20Z%20interview.webm`,
    );
  }
});

test('who may not see it, or not download it, gets the answer for what is not there', async () => {
  const unknown = await ask(`${randomUUID()}/playback`);
  expect(unknown.status).toBe(404);
  const body = await unknown.text();

  mayDownload = false;
  expect((await ask(`${callId}/playback`)).status).toBe(200);
  const refused = [
    await ask(`${callId}/original`),
    await ask(`${callId}/playback?download=1`),
    await ask(`${callId}/thumbnail`),
    await ask(`${callId}/secret`),
    await ask(`..%2f${callId}/playback`),
  ];
  actor = { organizationId: randomUUID() };
  refused.push(await ask(`${callId}/playback`, { 'If-None-Match': etag }));
  for (const item of refused) {
    expect(item.status).toBe(404);
    expect(await item.text()).toBe(body);
    expect(item.headers.get('etag')).toBeNull();
    expect(item.headers.get('cache-control')).toBe('no-store');
  }
  actor = null;
  expect((await ask(`${callId}/playback`)).status).toBe(401);
});

test('only reading is possible', async () => {
  expect((await ask(`${callId}/playback`, {}, 'POST')).status).toBe(405);
  expect((await ask(`${callId}/playback`, {}, 'DELETE')).status).toBe(405);
});

test('a player that breaks off in the middle is no fault', async () => {
  await new Promise<void>((closed) => {
    const req = get(`${base}/${callId}/playback`, (res) => {
      res.once('data', () => {
        req.destroy();
        closed();
      });
      res.on('error', () => undefined);
    });
  });
  await new Promise((waited) => setTimeout(waited, 50));
  expect(faults).toEqual([]);
});
