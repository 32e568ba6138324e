import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appFiles } from './appFiles.ts';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>app</title>');
  await writeFile(join(folder, 'assets/app.js'), 'run()');
  await writeFile(join(folder, 'assets/app.js.map'), '{"sources":[]}');
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function statusesOf(isProduction: boolean, paths: string[]): Promise<number[]> {
  const answer = appFiles(folder, isProduction);
  server = createServer(
    (req, res) => void answer(req, res, new URL(req.url ?? '', 'http://localhost')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return Promise.all(paths.map(async (path) => (await fetch(base + path)).status));
}

test('source maps are served to developers and not in production', async () => {
  const paths = ['/assets/app.js', '/assets/app.js.map', '/interview/1'];
  expect(await statusesOf(false, paths)).toEqual([200, 200, 200]);
  server.close();
  expect(await statusesOf(true, paths)).toEqual([200, 404, 200]);
});
