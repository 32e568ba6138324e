import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeEnvironment } from '../harness/nodeEnvironment.ts';
import { runServer, type RunningServer } from '../harness/runServer.ts';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-backup-'));
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (script: string, file: string, environment: Record<string, string> = {}) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url)), file],
      { env: { ...nodeEnvironment(), DATA_DIR: dataDir, ...environment } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, text: out + err }),
    );
  });

/** What a person of the demo finds: how many interviews, and the sound of one of them. */
async function contents(server: RunningServer) {
  const ask = async (query: string, cookie = '') => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query }),
    });
    return {
      cookie: response.headers
        .getSetCookie()
        .map((item) => item.split(';')[0])
        .join('; '),
      data: ((await response.json()) as { data: unknown }).data,
    };
  };
  const { cookie } = await ask('mutation { signInAsDemoPerson(email: "admin@demo.test") { id } }');
  const { data } = await ask(
    '{ calls(limit: 200) { pageInfo { totalRows } results { id name transcript { revision } recording { url } } } }',
    cookie,
  );
  const { calls } = data as { calls: { results: { recording: { url: string } | null }[] } };
  const url = calls.results.find((result) => result.recording)?.recording?.url ?? '';
  const sound = await (await fetch(server.url + url, { headers: { cookie } })).arrayBuffer();
  return { calls, sha256: createHash('sha256').update(Buffer.from(sound)).digest('hex') };
}

/** Where tar tells of the next file that is not empty. */
function headerOfFile(tar: Buffer, from: number): number {
  const at = tar.indexOf('ustar', from) - 257;
  const sizeBytes = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
  return sizeBytes > 8 ? at : headerOfFile(tar, at + 512);
}

test('what was backed up is the same after everything was lost', async () => {
  const file = join(folder, 'backup.tar');
  const first = await runServer({}, dataDir);
  const before = await contents(first);
  expect(await run('backup', file)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/already running/) as string,
  });
  await first.stop({ keepData: true });

  expect(await run('backup', file)).toMatchObject({ code: 0 });
  expect(await run('restore', file)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/is not empty/) as string,
  });
  await rm(dataDir, { recursive: true });
  expect(await run('restore', file)).toMatchObject({ code: 0 });

  const second = await runServer({}, dataDir);
  expect(await contents(second)).toEqual(before);
  await second.stop();

  const bytes = await readFile(file);
  const header = headerOfFile(bytes, Math.floor(bytes.length / 2));
  // What a file holds, what tar says of it, and the end.
  for (const broken of [
    Buffer.from(bytes).fill(0x55, header + 512, header + 520),
    Buffer.from(bytes).fill(0x55, header, header + 8),
    bytes.subarray(0, header + 100),
  ]) {
    await writeFile(file, broken);
    expect(await run('restore', file)).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        /^This (backup is damaged|file is not a whole backup).+\n$/,
      ) as string,
    });
  }
  expect((await run('restore', join(folder, 'nothing.tar'))).text).toMatch(/There is no/);
  expect((await run('backup', file, { DATABASE_URL: 'postgres://x/y' })).text).toMatch(/pg_dump/);
});

test('a backup is for this account only, has an unfinished upload in it, and takes a folder for its place', async () => {
  const place = join(folder, 'backups');
  await mkdir(place);
  await mkdir(join(dataDir, 'database', 'pg_notify'), { recursive: true });
  await mkdir(join(dataDir, 'uploads'));
  await mkdir(join(dataDir, 'work', 'half-made'), { recursive: true });
  await writeFile(join(dataDir, 'uploads', 'an-upload'), 'the first half');
  await writeFile(join(dataDir, 'work', 'half-made', 'playback'), 'nothing yet');
  const { code, text } = await run('backup', place, { SECRET: 'x'.repeat(32) });
  expect(code).toBe(0);
  expect(text).toMatch(/Not in it: SECRET/);
  const [name = ''] = await readdir(place);
  expect(name).toMatch(/^rapport-\d{4}-.+\.tar$/);
  expect((await stat(join(place, name))).mode & 0o077).toBe(0);

  await rm(dataDir, { recursive: true });
  expect(await run('restore', join(place, name))).toMatchObject({ code: 0 });
  expect(await readFile(join(dataDir, 'uploads', 'an-upload'), 'utf8')).toBe('the first half');
  // PostgreSQL does not start without its empty folders.
  expect((await readdir(join(dataDir, 'database'))).sort()).toEqual(['pg_notify']);
  expect((await readdir(dataDir)).sort()).toEqual(['database', 'uploads']);
});

test('what cannot become a backup, or is none, is told in a line and leaves nothing behind', async () => {
  expect(await run('backup', join(dataDir, 'inside.tar'))).toMatchObject({
    code: 1,
    text: expect.stringMatching(/would be lost with it/) as string,
  });
  expect((await run('backup', join(folder, 'nowhere', 'a.tar'))).text).toMatch(
    /There is no folder/,
  );
  const empty = { DATA_DIR: join(folder, 'empty') };
  const noTar = join(folder, 'letter.tar');
  await writeFile(noTar, 'Dear Sir');
  expect(await run('restore', noTar, empty)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^This backup is damaged or cannot be read\. .+\n$/) as string,
  });
  const stranger = join(folder, 'stranger.tar');
  execFileSync('tar', ['-cf', stranger, '-C', folder, 'letter.tar']);
  expect((await run('restore', stranger, empty)).text).toMatch(/not a whole backup of Rapport/);
  expect((await readdir(folder)).filter((name) => /empty|part|restoring/.test(name))).toEqual([]);
});
