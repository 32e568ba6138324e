import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, recordingFile } from '../../web/server/db/tables/schema.ts';
import {
  finishUploadQueue,
  sweepUploadsQueue,
} from '../../web/server/features/processing/recordingQueues.ts';
import { createUploadHandler } from '../../web/server/http/uploadHandler.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { fakeEngine } from '../harness/fakeEngine.ts';
import { openRecordingBench, type RecordingBench } from '../harness/recordingBench.ts';
import { openTestBucket, type TestBucket } from '../harness/testBucket.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(['a folder', 'a bucket'])('uploads to %s', (place) => {
  let bucket: TestBucket | null = null;
  let bench: RecordingBench;
  let server: Server;
  let origin: string;
  let signedIn: { userId: string; organizationId: string } | null;

  beforeAll(async () => {
    bucket = place === 'a bucket' ? await openTestBucket() : null;
    bench = await openRecordingBench(fakeEngine(), {
      MAX_UPLOAD_BYTES: String(64 * 1024 ** 2),
      ...(bucket && {
        S3_BUCKET: bucket.settings.S3_BUCKET,
        S3_ENDPOINT: bucket.settings.S3_ENDPOINT ?? '',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      }),
    });
    const handler = createUploadHandler({ ...bench, authenticate: async () => signedIn });
    server = createServer(
      (req, res) => void handler(req, res, new URL(req.url ?? '', 'http://localhost')),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    signedIn = bench.actor;
    bench.queued.length = 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await bench.close();
    await bucket?.close();
  });

  const tus = { 'Tus-Resumable': '1.0.0' };
  const head = (id: string) => fetch(`${origin}/files/${id}`, { method: 'HEAD', headers: tus });
  const offsetOf = async (id: string) => Number((await head(id)).headers.get('upload-offset'));
  const patch = (id: string, offset: number, body: Buffer) =>
    fetch(`${origin}/files/${id}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(body),
    });
  /** Announces `body` but breaks the connection off after some of it. */
  const brokenPatch = async (id: string, offset: number, body: Buffer, sent: number) => {
    const req = httpRequest(`${origin}/files/${id}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'Upload-Offset': offset,
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': body.length,
      },
    });
    req.on('error', () => undefined);
    await new Promise((written) => req.write(body.subarray(0, sent), written));
    await new Promise((waited) => setTimeout(waited, 20));
    req.destroy();
  };
  const fileOf = async (callId: string) =>
    firstRow(
      await bench.database.system
        .select()
        .from(recordingFile)
        .where(eq(recordingFile.callId, callId)),
    );
  const send = async (id: string, bytes: Buffer) => {
    expect((await patch(id, 0, bytes)).status).toBe(204);
  };

  test('a new upload has received nothing, and its bytes become the original, told once', async () => {
    const bytes = randomBytes(300_000);
    const { callId, uploadId } = await bench.addUpload(bytes.length);
    await bench.uploads.prepare({ id: uploadId });
    const first = await head(uploadId);
    expect(first.status).toBe(200);
    expect(first.headers.get('upload-offset')).toBe('0');
    expect(first.headers.get('upload-length')).toBe('300000');
    expect(first.headers.get('cache-control')).toContain('no-store');

    await send(uploadId, bytes);
    expect(bench.queued.map(({ job }) => job.name)).toEqual(['finishUpload']);
    await bench.runNext();
    expect(bench.queued.map(({ job }) => job.name)).toEqual(['prepareRecording']);
    expect(await fileOf(callId)).toMatchObject({
      kind: 'ORIGINAL',
      sizeBytes: 300_000,
      sha256: sha256(bytes),
    });
    expect((await bench.callOf(callId)).recordingStatus).toBe('DISPATCHED');
    expect(await offsetOf(uploadId)).toBe(300_000);
    expect((await patch(uploadId, 300_000, Buffer.from('x'))).status).toBe(409);

    await bench.send(finishUploadQueue, { uploadId });
    bench.queued.splice(0, 1);
    await bench.drain();
    expect(bench.queued).toEqual([]);
  });

  test('what arrives after twenty broken connections is the file, byte for byte', async () => {
    const bytes = randomBytes(9 * 1024 ** 2 + 7);
    const { callId, uploadId } = await bench.addUpload(bytes.length);
    let offset = await offsetOf(uploadId);
    for (let round = 0; round < 20; round++) {
      const rest = bytes.subarray(offset);
      const isWhole = round % 4 === 3;
      const part = rest.subarray(0, 1 + Math.floor(Math.random() * 450_000));
      if (isWhole) expect((await patch(uploadId, offset, part)).status).toBe(204);
      else await brokenPatch(uploadId, offset, rest, part.length);
      const next = await offsetOf(uploadId);
      // A bucket may drop the tail of a broken request, a folder never goes back.
      if (isWhole) expect(next).toBe(offset + part.length);
      else expect(next).toBeGreaterThanOrEqual(offset);
      offset = next;
    }
    expect((await patch(uploadId, offset, bytes.subarray(offset))).status).toBe(204);
    await bench.runNext();
    expect((await fileOf(callId)).sha256).toBe(sha256(bytes));
  });

  test('a request at a wrong place changes nothing and says what to do', async () => {
    const { uploadId } = await bench.addUpload(100);
    await patch(uploadId, 0, Buffer.alloc(40));
    const wrong = await patch(uploadId, 10, Buffer.alloc(60));
    expect(wrong.status).toBe(409);
    expect(await wrong.text()).toContain('Ask for it');
    expect(await offsetOf(uploadId)).toBe(40);
  });

  test('more bytes than the file has are refused', async () => {
    const { uploadId } = await bench.addUpload(100);
    const tooMany = await patch(uploadId, 0, Buffer.alloc(101));
    expect(tooMany.status).toBe(413);
    expect(await tooMany.text()).toContain('More bytes came');
    expect(await offsetOf(uploadId)).toBe(0);
  });

  test('a body of unknown length with more bytes than the file has is refused with an answer', async () => {
    const { uploadId } = await bench.addUpload(100);
    const inPieces = { duplex: 'half' };
    const answer = await fetch(`${origin}/files/${uploadId}`, {
      method: 'PATCH',
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body: new Blob([Buffer.alloc(200_000)]).stream(),
      ...inPieces,
    });
    expect(answer.status).toBe(413);
    expect(await offsetOf(uploadId)).toBeLessThanOrEqual(100);
  });

  test.each([
    [412, { 'Tus-Resumable': '0.2.2' }],
    [415, { 'Content-Type': 'text/plain' }],
    [400, { 'Upload-Offset': '-1' }],
    [400, { 'Upload-Offset': 'here' }],
  ])('what the protocol does not know is answered %i: %j', async (status, headers) => {
    const { uploadId } = await bench.addUpload(100);
    const answer = await fetch(`${origin}/files/${uploadId}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
        ...headers,
      },
      body: 'bytes',
    });
    expect(answer.status).toBe(status);
    expect(await offsetOf(uploadId)).toBe(0);
  });

  test('a request takes over from one that hangs and goes on behind what it brought', async () => {
    const bytes = randomBytes(3 * 1024 ** 2);
    const { callId, uploadId } = await bench.addUpload(bytes.length);
    const hanging = httpRequest(`${origin}/files/${uploadId}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'Upload-Offset': 0,
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': bytes.length,
      },
    });
    const ended = once(hanging, 'error');
    const { store } = bench.uploads;
    const write = store.write.bind(store);
    let arrivedBytes = 0;
    async function* counted(content: AsyncIterable<Buffer>) {
      for await (const chunk of content) {
        arrivedBytes += chunk.length;
        yield chunk;
      }
    }
    const writing = vi
      .spyOn(store, 'write')
      .mockImplementation((content, id, from) => write(counted(content), id, from));
    hanging.write(bytes.subarray(0, 2 * 1024 ** 2));
    await expect.poll(() => arrivedBytes).toBe(2 * 1024 ** 2);
    writing.mockRestore();
    const offset = await offsetOf(uploadId);
    await ended;
    expect(offset).toBe(2 * 1024 ** 2);
    expect((await patch(uploadId, offset, bytes.subarray(offset))).status).toBe(204);
    await bench.runNext();
    expect((await fileOf(callId)).sha256).toBe(sha256(bytes));
  });

  test('the progress of many uploads is asked of the store once', async () => {
    const added = [await bench.addUpload(10), await bench.addUpload(10), await bench.addUpload(10)];
    for (const [index, { uploadId }] of added.entries())
      await patch(uploadId, 0, Buffer.alloc(index + 1));
    const asked = vi.spyOn(bench.uploads.store, 'progressOf');
    const received = added.map(({ uploadId }) => bench.uploads.receivedBytes(uploadId));
    expect(await Promise.all(received)).toEqual([1, 2, 3]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  test('nobody else sees, continues or removes an upload', async () => {
    const { uploadId } = await bench.addUpload(10);
    await patch(uploadId, 0, Buffer.from('12345'));
    const colleague = await buildUser(bench.database.system, bench.organization);
    const elsewhere = await buildOrganization(bench.database.system);
    const stranger = await buildUser(bench.database.system, elsewhere);
    for (const item of [colleague, stranger]) {
      signedIn = { userId: item.id, organizationId: item.organizationId };
      const remove = await fetch(`${origin}/files/${uploadId}`, { method: 'DELETE', headers: tus });
      const answers = [
        (await head(uploadId)).status,
        (await patch(uploadId, 5, Buffer.from('67890'))).status,
        remove.status,
      ];
      expect(answers).toEqual([404, 404, 404]);
      // The very same answer as for an upload that never was.
      const unknown = await fetch(`${origin}/files/${randomUUID()}`, {
        method: 'DELETE',
        headers: tus,
      });
      expect(await unknown.text()).toBe(await remove.text());
    }
    signedIn = null;
    expect((await head(uploadId)).status).toBe(401);
    signedIn = bench.actor;
    expect(await offsetOf(uploadId)).toBe(5);
  });

  test.each(['..%2f..%2fetc%2fpasswd', 'not-an-id', '', `${randomUUID()}.json`])(
    'the address %j leads nowhere',
    async (address) => {
      expect((await head(address)).status).toBe(404);
    },
  );

  test('uploads are not begun and not read here', async () => {
    const { uploadId } = await bench.addUpload(10);
    for (const method of ['POST', 'GET', 'PUT'])
      expect((await fetch(`${origin}/files/${uploadId}`, { method, headers: tus })).status).toBe(
        405,
      );
    const options = await fetch(`${origin}/files`, { method: 'OPTIONS' });
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
    expect(options.headers.get('tus-extension')).toBe('termination');
  });

  test('a canceled upload is gone with its call; one that has arrived is not', async () => {
    const canceled = await bench.addUpload(10);
    await patch(canceled.uploadId, 0, Buffer.from('12345'));
    const remove = (id: string) =>
      fetch(`${origin}/files/${id}`, { method: 'DELETE', headers: tus });
    expect((await remove(canceled.uploadId)).status).toBe(204);
    expect((await head(canceled.uploadId)).status).toBe(404);
    expect(await bench.uploads.receivedBytes(canceled.uploadId)).toBe(0);
    expect(await bench.database.system.$count(call, eq(call.id, canceled.callId))).toBe(0);

    const arrived = await bench.bringRecording(Buffer.from('0123456789'));
    await bench.runNext();
    expect((await remove(arrived.uploadId)).status).toBe(409);
    expect(await bench.uploads.cancel({ actor: bench.actor, call: { id: arrived.callId } })).toBe(
      false,
    );
    expect(await fileOf(arrived.callId)).toMatchObject({ sizeBytes: 10 });
  });

  test('an upload that was whole when the process died is found and finished', async () => {
    const bytes = randomBytes(1000);
    const { callId } = await bench.bringRecording(bytes);
    bench.queued.length = 0; // The word that it had arrived was lost.
    await bench.send(sweepUploadsQueue, {});
    await bench.runNext();
    await bench.runNext();
    expect((await fileOf(callId)).sha256).toBe(sha256(bytes));
  });

  test('the hourly sweep asks the store the same number of times for one upload and for twenty', async () => {
    const requestsOfSweep = async () => {
      const before = bucket?.requests() ?? 0;
      await bench.send(sweepUploadsQueue, {});
      await bench.runNext();
      return (bucket?.requests() ?? 0) - before;
    };
    const start = async () => {
      const { uploadId } = await bench.addUpload(1000);
      await patch(uploadId, 0, randomBytes(10));
    };
    await Promise.all([start(), start()]);
    const few = await requestsOfSweep();
    await Promise.all(Array.from({ length: 18 }, start));
    expect(await requestsOfSweep()).toBe(few);
    expect(few).toBe(bucket ? 1 : 0);
  });

  test('asking for a whole upload tells of its arrival again', async () => {
    const { uploadId } = await bench.bringRecording(randomBytes(1000));
    bench.queued.length = 0;
    expect(await offsetOf(uploadId)).toBe(1000);
    expect(bench.queued.map(({ job }) => job.name)).toEqual(['finishUpload']);
  });
});
