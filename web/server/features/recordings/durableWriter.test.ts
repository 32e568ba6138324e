import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DurableWriter } from './durableWriter.ts';

let folder: string;
let file: FileHandle;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writer-'));
  file = await open(join(folder, 'file'), 'wx+');
});
afterEach(async () => {
  await file.close();
  await rm(folder, { recursive: true, force: true });
});

const bytes = randomBytes(40 * 1024 ** 2);
async function addAll(writer: DurableWriter) {
  for (let start = 0; start < bytes.length; start += 65_536)
    await writer.add(bytes.subarray(start, start + 65_536));
}

test('the disk is sent what has arrived while more arrives, and the end waits for all of it', async () => {
  const early = vi.spyOn(file, 'datasync');
  const last = vi.spyOn(file, 'sync');
  const writer = new DurableWriter(file, 0);
  await addAll(writer);
  expect(early).toHaveBeenCalled();
  expect(last).not.toHaveBeenCalled();
  expect(await writer.finish()).toBe(bytes.length);
  expect(last).toHaveBeenCalledTimes(1);
  expect((await readFile(join(folder, 'file'))).equals(bytes)).toBe(true);
});

test('what the system writes only in part is written on', async () => {
  const whole = file.writev.bind(file);
  vi.spyOn(file, 'writev').mockImplementation((buffers, position) =>
    whole([Buffer.from(buffers[0] as Buffer).subarray(0, 50_000)], position),
  );
  const writer = new DurableWriter(file, 0);
  for (let start = 0; start < 3_000_000; start += 65_536)
    await writer.add(bytes.subarray(start, start + 65_536));
  const end = await writer.finish();
  expect((await readFile(join(folder, 'file'))).equals(bytes.subarray(0, end))).toBe(true);
});

test('the memory of what is written is given back at once, unless others use it too', async () => {
  const writer = new DurableWriter(file, 0);
  const received = Buffer.from(new Uint8Array(bytes.subarray(0, 65_536)).buffer);
  const shared = bytes.subarray(65_536, 131_072);
  await writer.add(received);
  await writer.add(shared);
  expect(received).toHaveLength(65_536);
  await writer.finish();
  expect([received.length, shared.length]).toEqual([0, 65_536]);
  expect((await readFile(join(folder, 'file'))).equals(bytes.subarray(0, 131_072))).toBe(true);
});

test('a sync that fails in the background fails the end', async () => {
  vi.spyOn(file, 'datasync').mockRejectedValue(Object.assign(new Error(), { code: 'EIO' }));
  const writer = new DurableWriter(file, 0);
  await addAll(writer);
  await expect(writer.finish()).rejects.toMatchObject({ code: 'EIO' });
});
