import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../faults/killWorld.ts';
import { startServerProcess } from '../faults/serverProcess.ts';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());

const database = () => join(folder.dataDir, 'database');
/** What a start says that is refused. */
async function refusedStart(dataDir: string): Promise<string> {
  const server = startServerProcess(dataDir);
  expect(await server.ended).toBe(1);
  return server.output();
}

test('a start closes an open data folder to other accounts, and what it writes is its own', async () => {
  chmodSync(folder.dataDir, 0o755);
  const server = startServerProcess(folder.dataDir);
  await server.ready;
  expect(statSync(folder.dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder.dataDir, 'secret')).mode & 0o077).toBe(0);
  await server.terminate();
  if (process.getuid?.() !== 0) return;
  const list = () =>
    execFileSync('setpriv', ['--reuid=65534', 'ls', folder.dataDir], { stdio: 'pipe' });
  expect(list).toThrow('Permission denied');
});

test('a database without its version file is not made anew over the old one', async () => {
  await rename(join(database(), 'PG_VERSION'), join(folder.dataDir, 'kept'));
  const before = readdirSync(database()).length;
  const said = await refusedStart(folder.dataDir);
  expect(said).toContain(`${database()} holds a database that cannot be opened`);
  expect(said).toContain('npm run restore -- FILE.tar');
  expect(readdirSync(database())).toHaveLength(before);
  await rename(join(folder.dataDir, 'kept'), join(database(), 'PG_VERSION'));
});

test('a database that does not open names its folder and the way back', async () => {
  const control = join(database(), 'global', 'pg_control');
  await rename(control, join(folder.dataDir, 'kept'));
  await writeFile(control, Buffer.alloc(8192));
  const said = await refusedStart(folder.dataDir);
  expect(said).toContain(`${database()} holds a database that cannot be opened`);
  rmSync(control);
  await rename(join(folder.dataDir, 'kept'), control);
});

test('recordings without a database are not given an empty one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-lost-'));
  await mkdir(join(dataDir, 'media', 'a-recording'), { recursive: true });
  expect(await refusedStart(dataDir)).toContain(`${dataDir} holds recordings but no database.`);
  await rm(dataDir, { recursive: true });
});

test('a first start that was interrupted is begun again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-interrupted-'));
  await mkdir(join(dataDir, 'database.making', 'base'), { recursive: true });
  const server = startServerProcess(dataDir, { SEED: 'none' });
  await server.ready;
  expect(readdirSync(dataDir)).not.toContain('database.making');
  await server.terminate();
  await rm(dataDir, { recursive: true });
});
