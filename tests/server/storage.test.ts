import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from '../../web/server/storage/diskStorage.ts';
import type { Storage } from '../../web/server/storage/storage.ts';
import { openTestBucket, type TestBucket } from '../harness/testBucket.ts';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  bucket = await openTestBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const mimeType = 'audio/webm';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each<[string, () => Storage]>([
  ['in a folder', () => diskStorage(join(folder, 'media'))],
  ['in a bucket', () => bucket.storage],
])('%s', (_name, open) => {
  const newKey = () => `${randomUUID()}/${randomUUID()}/original-${randomUUID()}.webm`;

  test('a file comes back as it was, from a path and from a stream', async () => {
    const storage = open();
    const content = randomBytes(70_000);
    const path = join(folder, randomUUID());
    await writeFile(path, content);
    const expected = { sizeBytes: content.length, sha256: sha256(content) };
    for (const source of [path, Readable.from([content.subarray(0, 9), content.subarray(9)])]) {
      const key = newKey();
      expect(await storage.put(key, source, { mimeType })).toEqual(expected);
      expect(await storage.stat(key)).toEqual({ sizeBytes: content.length });
      const copy = join(folder, randomUUID());
      await storage.fetchToFile(key, copy);
      expect((await readFile(copy)).equals(content)).toBe(true);
    }
  });

  test('a file of many parts comes back as it was, and any range of it', async () => {
    const storage = open();
    const content = randomBytes(40 * 1024 ** 2 + 123);
    const key = newKey();
    const pieces = [0, 1_000_003, 17_000_000, content.length].map((at, index, all) =>
      content.subarray(at, all[index + 1]),
    );
    const stored = await storage.put(key, Readable.from(pieces), { mimeType });
    expect(stored).toEqual({ sizeBytes: content.length, sha256: sha256(content) });
    for (const [start, end] of [
      [0, 1],
      [16_777_210, 16_777_230],
      [content.length - 5, content.length - 1],
    ] as const)
      expect(
        (await buffer(await storage.readRange(key, start, end))).equals(
          content.subarray(start, end + 1),
        ),
      ).toBe(true);
  });

  test('a file can be empty, replaced and deleted twice', async () => {
    const storage = open();
    const key = newKey();
    await storage.put(key, Readable.from([]), { mimeType });
    expect(await storage.stat(key)).toEqual({ sizeBytes: 0 });
    await storage.put(key, Readable.from([Buffer.from('again')]), { mimeType });
    expect(await storage.stat(key)).toEqual({ sizeBytes: 5 });
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.stat(key)).toBeNull();
    await expect(storage.readRange(key, 0, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(storage.fetchToFile(key, join(folder, 'x'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a source that breaks off leaves nothing, and what stood there before stays', async () => {
    const storage = open();
    const key = newKey();
    await storage.put(key, Readable.from([Buffer.from('first')]), { mimeType });
    async function* broken() {
      yield randomBytes(20 * 1024 ** 2);
      throw new Error('line lost');
    }
    await expect(storage.put(key, Readable.from(broken()), { mimeType })).rejects.toThrow();
    expect(await storage.stat(key)).toEqual({ sizeBytes: 5 });
  });

  test('deleting a prefix takes the call and leaves its neighbours', async () => {
    const storage = open();
    const organization = randomUUID();
    const [gone, kept] = [randomUUID(), randomUUID()];
    const put = (key: string) => storage.put(key, Readable.from([Buffer.from('x')]), { mimeType });
    await put(`${organization}/${gone}/original-1.webm`);
    await put(`${organization}/${gone}/playback-2.webm`);
    await put(`${organization}/${kept}/original-3.webm`);
    await storage.deletePrefix(`${organization}/${gone}/`);
    await storage.deletePrefix(`${organization}/${gone}/`);
    expect(await storage.stat(`${organization}/${gone}/original-1.webm`)).toBeNull();
    expect(await storage.stat(`${organization}/${gone}/playback-2.webm`)).toBeNull();
    expect(await storage.stat(`${organization}/${kept}/original-3.webm`)).not.toBeNull();
  });

  test.each([
    '../outside',
    'a/../../b',
    '/etc/passwd',
    '',
    'a//b',
    'a/.hidden',
    'a\0b',
    'a\\..\\b',
  ])('the key %j is refused', async (key) => {
    const storage = open();
    const refused = { code: 'BAD_KEY' };
    await expect(
      (async () => storage.put(key, Readable.from([]), { mimeType }))(),
    ).rejects.toMatchObject(refused);
    await expect((async () => storage.stat(key))()).rejects.toMatchObject(refused);
    await expect((async () => storage.deletePrefix(`${key}/`))()).rejects.toMatchObject(refused);
  });
});

test('readiness learns that a bucket is gone', async () => {
  const gone = await openTestBucket();
  expect(await gone.storage.check()).toBe('bucket recordings');
  await gone.close();
  await expect(gone.storage.check()).rejects.toThrow('the bucket recordings does not answer');
  expect(await diskStorage(join(folder, 'new')).check()).toBe('folder');
});

test('a folder takes a finished file over, once or again, without a second copy and leaves no drafts', async () => {
  const root = join(folder, 'linked');
  const storage = diskStorage(root);
  const path = join(folder, 'finished');
  await writeFile(path, 'whole');
  const key = 'organization/call/original-1.webm';
  await storage.put(key, path, { mimeType, isFinal: true });
  await storage.put(key, path, { mimeType, isFinal: true });
  await rm(path);
  expect(await readFile(storage.localPath(key) ?? '', 'utf8')).toBe('whole');
  expect(await readdir(root)).toEqual(['organization']);
});

test('a folder stops putting when its signal ends', async () => {
  const storage = diskStorage(join(folder, 'stopped'));
  const source = new Readable({ read() {} });
  source.push('begun');
  const stop = new AbortController();
  const put = storage.put('a/b/c', source, { mimeType, signal: stop.signal });
  await once(source, 'resume').catch(() => undefined);
  stop.abort(new Error('stopped'));
  await expect(put).rejects.toThrow();
  expect(await readdir(join(folder, 'stopped'))).toEqual(['a']);
});
