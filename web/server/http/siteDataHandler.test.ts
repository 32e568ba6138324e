import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createSiteDataHandler, siteDataFile } from './siteDataHandler.ts';

async function serveFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-sites-'));
  const logged: string[] = [];
  const logger = createLogger('warn', { write: (line) => logged.push(line) });
  const handle = createSiteDataHandler(folder, logger);
  const server = createServer((req, res) => void handle(req, res, new URL('http://x/')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const ask = () => fetch(`http://127.0.0.1:${port}/extension/sites.json`);
  return { ask, logged, put: (text: string) => writeFile(join(folder, siteDataFile), text) };
}

test('data that an administrator of the server put there is handed out', async () => {
  const { ask, put } = await serveFolder();
  expect((await ask()).status).toBe(404);
  const lever = { seen: '2026-05-01', fields: [], switchedOff: 'Its editor loses texts.' };
  await put(JSON.stringify({ madeOn: '2026-05-01', ats: { lever } }));
  expect(await (await ask()).json()).toMatchObject({ madeOn: '2026-05-01', ats: { lever } });
});

test('what does not fit the schema stays here, and the log says why', async () => {
  const { ask, put, logged } = await serveFolder();
  await put('{"madeOn":"2026-05-01","code":"alert(1)"}');
  expect((await ask()).status).toBe(404);
  await put('not json');
  expect((await ask()).status).toBe(404);
  expect(logged).toHaveLength(2);
  expect(logged[0]).toContain('code');
});
