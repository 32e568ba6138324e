import { createHash, randomBytes } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../web/server/db/database.ts';
import { shortenJournal } from '../../web/server/db/maintainEmbedded.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import { makeDataFolder, uploaderEmail } from '../faults/killWorld.ts';
import { startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { mountTinyDisk, type TinyDisk } from '../faults/tinyDisk.ts';
import { openUploadClient } from '../faults/uploadClient.ts';

const megabyte = 1024 ** 2;
const probe = mountTinyDisk(1);
probe?.unmount();

describe.skipIf(!probe)('a full disk (skipped where tmpfs may not be mounted)', () => {
  let fresh: Awaited<ReturnType<typeof makeDataFolder>>;
  let disk: TinyDisk;
  let dataDir: string;
  let server: ServerProcess | null = null;

  beforeAll(async () => {
    fresh = await makeDataFolder();
  });
  beforeEach(async () => {
    const mounted = mountTinyDisk(240);
    if (!mounted) throw new Error('The disk could not be mounted again');
    disk = mounted;
    dataDir = join(disk.path, 'data');
    await cp(fresh.dataDir, dataDir, { recursive: true });
  });
  afterEach(async () => {
    await server?.kill();
    server = null;
    disk.unmount();
  });
  afterAll(() => fresh.remove());

  const start = () => {
    server = startServerProcess(dataDir, { SEED: 'demo', SPEECH_URL: 'http://127.0.0.1:9' });
    return server;
  };

  test('an upload is refused in plain words, is not half listed, and resumes when there is room', async () => {
    const client = await openUploadClient(await start().ready, { email: uploaderEmail });
    const bytes = randomBytes(12 * megabyte);
    const { addUploadedCall } = await client.graphql<{
      addUploadedCall: { call: { id: string }; uploadUrl: string };
    }>(
      `mutation ($input: AddUploadedCallInput!) {
        addUploadedCall(input: $input) { call { id } uploadUrl }
      }`,
      {
        input: {
          ...{ fileName: 'long.mp3', fingerprint: 'long', sizeBytes: bytes.length },
          ...{ interviewerIds: [], languageCode: 'en', consentText: 'Agreed' },
        },
      },
    );
    const { uploadUrl } = addUploadedCall;
    let offset = 0;
    const sendTheRest = async () => {
      while (offset < bytes.length)
        offset = await client.send(uploadUrl, offset, bytes.subarray(offset, offset + megabyte));
    };
    await disk.fill(70 * megabyte); // Of which 64 are the database's.
    await expect(sendTheRest()).rejects.toThrow(
      'PATCH was answered 507: The server has no room left. What has arrived is kept: tell your administrator, then resume the upload.',
    );
    expect(offset).toBeGreaterThan(3 * megabyte);
    expect(offset).toBeLessThan(8 * megabyte);

    const { calls, unfinishedUploads } = await client.graphql<{
      calls: { results: unknown[] };
      unfinishedUploads: unknown[];
    }>(
      `{ calls { results { recordingProcessingStatus recording { url } processingSteps { name } } }
        unfinishedUploads { fileName receivedBytes } }`,
    );
    expect(unfinishedUploads).toEqual([{ fileName: 'long.mp3', receivedBytes: offset }]);
    expect(calls.results).toEqual([
      { recordingProcessingStatus: 'PENDING', recording: null, processingSteps: [] },
    ]);
    expect(globSync('media/**/*-*', { cwd: dataDir })).toEqual([]);

    await disk.makeRoom();
    expect(await client.offsetOf(uploadUrl)).toBe(offset);
    await sendTheRest();
    const original = () => globSync('media/*/*/original-*', { cwd: dataDir });
    while (original().length === 0) await wait(100);
    const stored = await readFile(join(dataDir, original()[0] ?? ''));
    expect(sha256(stored)).toBe(sha256(bytes));
  });

  test('a database that could not write says so instead of hanging, and comes back whole', async () => {
    const settings = parseSettings({ NODE_ENV: 'test', DATA_DIR: dataDir });
    const database = await openDatabase(settings);
    await database.pool.query('create table told (word text)');
    await database.pool.query(`insert into told values ('kept')`);
    await disk.fill(0);
    await shortenJournal(database, settings.databaseDir); // Not without room.
    expect((await database.pool.query('select word from told')).rows).toEqual([{ word: 'kept' }]);

    await expect(database.pool.query('checkpoint')).rejects.toThrow(/No space left/);
    expect((await database.died).message).toMatch(/^The embedded database has stopped: could not/);
    await expect(database.pool.query('select 1')).rejects.toThrow();
    await database.close();

    await disk.makeRoom();
    const again = await openDatabase(settings);
    expect((await again.pool.query('select word from told')).rows).toEqual([{ word: 'kept' }]);
    const journal = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()`;
    await again.pool.query(`insert into told select md5(n::text) from generate_series(1, 20000) n`);
    const before = (await again.pool.query<{ bytes: number }>(journal)).rows[0]?.bytes ?? 0;
    await shortenJournal(again, settings.databaseDir);
    const after = (await again.pool.query<{ bytes: number }>(journal)).rows[0]?.bytes ?? 0;
    expect(before).toBeGreaterThan(megabyte);
    expect(after).toBeLessThan(1000);
    await again.close();
  });
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
