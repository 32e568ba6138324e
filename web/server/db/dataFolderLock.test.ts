import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockDataFolder } from './dataFolderLock.ts';

const folder = mkdtempSync(join(tmpdir(), 'rapport-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes the lock in a process of its own, says so, and holds it until it is killed. */
const script = (path: string) =>
  `import { lockDataFolder } from ${JSON.stringify(new URL('./dataFolderLock.ts', import.meta.url).href)};
  try { lockDataFolder(${JSON.stringify(path)}); console.log('locked'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;
const nodeArguments = (path: string) => ['--input-type=module', '-e', script(path)];
const tryIn = (command: string, parameters: string[]) =>
  spawnSync(command, parameters, { encoding: 'utf8', timeout: 60_000 }).stdout.trim();

const refusal = (path: string) =>
  `Another Rapport is already running on ${path}. Stop it first, or set DATA_DIR to another folder.`;
const canUnshare = spawnSync('unshare', ['-n', '-m', 'true']).status === 0;

test('a second process is refused, by another path too, until the first lets go', () => {
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  const unlock = lockDataFolder(folder);
  expect(tryIn(process.execPath, nodeArguments(folder))).toBe(refusal(folder));
  expect(tryIn(process.execPath, nodeArguments(alias))).toBe(refusal(alias));
  expect(() => lockDataFolder(folder)).toThrow(refusal(folder));
  unlock();
  lockDataFolder(folder)();
  rmSync(alias);
});

test.skipIf(!canUnshare)('so is a process in other namespaces, as in another container', () => {
  const unlock = lockDataFolder(folder);
  const command = `mkdir "$0.bound" && mount --bind "$0" "$0.bound" && exec "$@"`;
  const seen = tryIn('unshare', [
    ...['-n', '-m', 'sh', '-c', command, folder, process.execPath],
    ...nodeArguments(`${folder}.bound`),
  ]);
  expect(seen).toBe(refusal(`${folder}.bound`));
  unlock();
  rmSync(`${folder}.bound`, { recursive: true, force: true });
});

test('the folder is free again the moment its process was killed', async () => {
  const owner = spawn(process.execPath, nodeArguments(folder));
  await once(owner.stdout, 'data');
  expect(() => lockDataFolder(folder)).toThrow(refusal(folder));
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  lockDataFolder(folder)();
});
