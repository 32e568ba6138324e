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
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/app.js'), 'run()');
  await writeFile(join(folder, 'assets/app.js.map'), '{"sources":[]}');
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function fetchAll(isProduction: boolean, paths: string[]): Promise<Response[]> {
  const answer = appFiles(folder, isProduction);
  server = createServer(
    (req, res) => void answer(req, res, new URL(req.url ?? '', 'http://localhost')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return Promise.all(paths.map((path) => fetch(base + path)));
}

test('source maps are served to developers and not in production', async () => {
  const paths = ['/assets/app.js', '/assets/app.js.map', '/interview/1'];
  const statusesOf = (responses: Response[]) => responses.map(({ status }) => status);
  expect(statusesOf(await fetchAll(false, paths))).toEqual([200, 200, 200]);
  server.close();
  expect(statusesOf(await fetchAll(true, paths))).toEqual([200, 404, 200]);
});

test('a page names the files that it needs, those of its path where the build lists it', async () => {
  const pages = {
    '/interview/:callId': { first: ['assets/app.js'], screens: ['assets/i.js', 'assets/i.css'] },
    '*': { first: ['assets/app.js'], screens: [] },
  };
  await writeFile(join(folder, '.vite/pages.json'), JSON.stringify(pages));
  const paths = ['/interview/1', '/interview/1/clip/2', '/assets/app.js', '/.vite/pages.json'];
  const [page, other, file, list] = await fetchAll(true, paths);
  const first =
    '</firstPaint.css>; rel=preload; as=style, </firstPaint.js>; rel=preload; as=script, </assets/app.js>; rel=modulepreload';
  expect(page?.headers.get('link')).toBe(
    `${first}, </assets/i.js>; rel=modulepreload; fetchpriority=low, </assets/i.css>; rel=preload; as=style; crossorigin; fetchpriority=low`,
  );
  expect(other?.headers.get('link')).toBe(first);
  expect(file?.headers.get('link'), 'a file that is no page').toBeNull();
  expect(list?.status, 'the list itself is not served').toBe(404);
});
