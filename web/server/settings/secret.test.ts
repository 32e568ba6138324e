import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecret } from './secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rapport-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the secret is made once, for this account only, and nothing lies beside it', async () => {
  const [first, second] = await Promise.all([
    readSecret({ DATA_DIR: dataDir }),
    readSecret({ DATA_DIR: dataDir }),
  ]);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(await readSecret({ DATA_DIR: dataDir })).toBe(first);
  expect(await readdir(dataDir)).toEqual(['secret']);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
});

test.each(['', 'cut off', '\n'])(
  'a secret file that holds %j is refused, and kept',
  async (content) => {
    await writeFile(join(dataDir, 'secret'), content);
    await expect(readSecret({ DATA_DIR: dataDir })).rejects.toThrow(
      `${join(dataDir, 'secret')} is empty or cut off.`,
    );
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(content);
  },
);
