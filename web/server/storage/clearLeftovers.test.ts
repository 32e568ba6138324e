import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearLeftovers } from './clearLeftovers.ts';

let DATA_DIR: string;
let mediaDir: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'leftovers-'));
  mediaDir = join(DATA_DIR, 'media');
  await mkdir(join(mediaDir, 'organization', 'call'), { recursive: true });
  await mkdir(join(DATA_DIR, 'work', 'step-1'), { recursive: true });
  await writeFile(join(mediaDir, '.draft-1'), 'half');
  await writeFile(join(mediaDir, 'organization', 'call', 'original.webm'), 'whole');
});
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

const left = async () => [
  ...(await readdir(mediaDir)).sort(),
  ...(await readdir(join(DATA_DIR, 'work'))),
];

test('the only process on a folder clears drafts and working folders, and no recording', async () => {
  await clearLeftovers({ DATA_DIR, mediaDir }, { isAlone: true });
  expect(await left()).toEqual(['organization']);
  expect(await readdir(join(mediaDir, 'organization', 'call'))).toEqual(['original.webm']);
});

test('beside other processes, what was touched today stays', async () => {
  await clearLeftovers({ DATA_DIR, mediaDir }, { isAlone: false });
  expect(await left()).toEqual(['.draft-1', 'organization', 'step-1']);
});

test('a folder that was never used is no fault', async () => {
  const empty = join(DATA_DIR, 'empty');
  await clearLeftovers({ DATA_DIR: empty, mediaDir: join(empty, 'media') }, { isAlone: true });
});
