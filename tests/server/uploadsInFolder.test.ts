import { randomBytes } from 'node:crypto';
import { access, open, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, recordingFile, upload } from '../../web/server/db/tables/schema.ts';
import { sweepUploadsQueue } from '../../web/server/features/processing/recordingQueues.ts';
import { retryProcessing } from '../../web/server/features/processing/retryProcessing.ts';
import { fakeEngine } from '../harness/fakeEngine.ts';
import { commandOn } from '../harness/readInterview.ts';
import { openRecordingBench, type RecordingBench } from '../harness/recordingBench.ts';

let bench: RecordingBench;
beforeAll(async () => {
  bench = await openRecordingBench(fakeEngine());
});
afterAll(() => bench.close());

test('an upload that rested a week is removed with its call, a younger one stays', async () => {
  const [old, young, begun] = [
    await bench.addUpload(10),
    await bench.addUpload(10),
    await bench.addUpload(10),
  ];
  const { store } = bench.uploads;
  const { settings } = bench;
  for (const item of [old, young])
    await store.write(Readable.from([Buffer.from('12345')]), item.uploadId, 0);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await utimes(join(settings.uploadsDir, old.uploadId), daysAgo(8), daysAgo(8));
  await utimes(join(settings.uploadsDir, young.uploadId), daysAgo(6), daysAgo(6));
  await bench.database.system
    .update(upload)
    .set({ createdAt: daysAgo(30) })
    .where(eq(upload.id, young.uploadId));
  await bench.database.system
    .update(upload)
    .set({ createdAt: daysAgo(8) })
    .where(eq(upload.id, begun.uploadId));
  await bench.send(sweepUploadsQueue, {});
  expect(await bench.drain()).toEqual([]);
  const left = await bench.database.system.select({ id: upload.id }).from(upload);
  expect(left.map(({ id }) => id)).toEqual([young.uploadId]);
  expect(await bench.database.system.$count(call)).toBe(1);
  await expect(access(join(settings.uploadsDir, old.uploadId))).rejects.toThrow();
});

test('an offset is told only after its bytes have been written through to the disk', async () => {
  const { uploadId } = await bench.addUpload(10);
  const { store } = bench.uploads;
  const probe = await open(new URL(import.meta.url));
  const prototype: { sync: () => Promise<void> } = Object.getPrototypeOf(probe);
  await probe.close();
  const through = Promise.withResolvers<void>();
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(() => through.promise);
  let told: number | null = null;
  const writing = store
    .write(Readable.from([Buffer.from('12345')]), uploadId, 0)
    .then((offset) => (told = offset));
  await expect.poll(() => sync.mock.calls.length).toBeGreaterThan(0);
  await new Promise((waited) => setTimeout(waited, 30));
  expect(told).toBeNull();
  through.resolve();
  expect(await writing).toBe(5);
  // A connection that broke leaves bytes nobody has confirmed: asking for them writes them through.
  sync.mockClear();
  expect(await store.durableBytes(uploadId)).toBe(5);
  expect(sync).toHaveBeenCalled();
  sync.mockRestore();
});

test('a full disk is told in plain words, keeps what arrived, and the upload resumes', async () => {
  const bytes = randomBytes(1000);
  const { uploadId } = await bench.addUpload(bytes.length);
  const { store } = bench.uploads;
  await store.write(Readable.from([bytes.subarray(0, 400)]), uploadId, 0);
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const broken = new Readable({ read() {} });
  broken.push(bytes.subarray(400, 500));
  setTimeout(() => broken.destroy(full), 20);
  await expect(store.write(broken, uploadId, 400)).rejects.toMatchObject({
    status: 507,
    message: expect.stringContaining('resume the upload'),
  });
  expect(await store.durableBytes(uploadId)).toBe(500);
  expect(await store.write(Readable.from([bytes.subarray(500)]), uploadId, 500)).toBe(1000);
  const file = await store.content(uploadId);
  expect((await readFile(String(file))).equals(bytes)).toBe(true);
});

test('a store without room keeps the upload, says why, and a retry makes the recording', async () => {
  const { callId } = await bench.bringRecording(randomBytes(1000));
  const put = vi
    .spyOn(bench.storage, 'put')
    .mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  await bench.drain();
  put.mockRestore();
  const failed = (await bench.stepsOf(callId)).PROBE;
  expect(failed).toMatchObject({ status: 'FAILED', failureCode: 'DISK_FULL' });
  expect(failed?.failureReason).toContain('no room left');
  expect(await retryProcessing(commandOn(bench, callId))).toBe(true);
  await bench.runNext();
  expect(await bench.database.system.$count(recordingFile)).toBe(1);
});

test('a file that is not the size it should be never becomes a recording', async () => {
  const { callId, uploadId } = await bench.addUpload(2000);
  await writeFile(join(bench.settings.uploadsDir, uploadId), randomBytes(1500));
  bench.queued.length = 0;
  await bench.uploads.arrived(uploadId);
  expect(await bench.drain()).toEqual([]);
  expect(await bench.stepsOf(callId)).toEqual({});
});
