// What a first visit loads, by the build's own list and as Chromium really fetched it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer';
import { firstLoadFiles, sumOf } from '../../tests/harness/firstLoadFiles.ts';
import type { Bench, BenchRow } from './bench.ts';
import { buildPage } from './buildPage.ts';
import { openChromium } from './chromium.ts';
import { openApp } from './openApp.ts';

/** Bytes; what every page of a signed-in person begins with has a budget of its own. */
const scriptBudget = { '/sign-in': 140_000, '*': 190_000, '/search': null };
const styleBudget = 40_000;
const compressScript = fileURLToPath(new URL('../compress.ts', import.meta.url));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export const firstLoadBench: Bench = {
  name: 'firstLoad',
  about: 'brotli bytes of script and style of the first load of /sign-in and /search',
  async run({ workDir }) {
    const webDir = process.env['WEB_DIR'] ?? builtWebApp();
    const peerDir = join(workDir, 'libraries');
    await buildPage('librariesPage', peerDir);
    execFileSync(process.execPath, [compressScript, peerDir], { stdio: 'inherit' });
    const peer = firstLoadFiles(peerDir);
    const app = await openApp({
      ...{ dataDir: join(workDir, 'data'), webDir, isProduction: true },
      segments: Array.from({ length: 50 }, () => 2),
    });
    const browser = await openChromium(workDir);
    try {
      const rows: BenchRow[] = [];
      const details: string[] = [];
      const raw: Record<string, unknown> = {};
      for (const [path, limit] of Object.entries(scriptBudget)) {
        const listed = firstLoadFiles(webDir, path);
        const name = path === '*' ? 'any signed-in page' : path;
        rows.push(rowOf(`${name}: script`, sumOf(listed.scripts), sumOf(peer.scripts), limit));
        if (path === '*') continue;
        rows.push(rowOf(`${name}: style`, sumOf(listed.styles), sumOf(peer.styles), styleBudget));
        const cookie = path === '/sign-in' ? '' : await app.signIn();
        const fetched = await visit(browser, app.url + path, cookie);
        const late = fetched.scripts.filter(
          (script) => !listed.scripts.some(({ name }) => script.endsWith(name)),
        );
        details.push(
          `${path}: Chromium fetched ${kilobytes(fetched.scriptBytes)} of script in ${fetched.scripts.length} files before it was idle (${late.map((item) => item.split('/').at(-1)).join(', ') || 'none'} after the first paint could begin), ${kilobytes(fetched.styleBytes)} of style, and asked ${fetched.operations.join(', ')}`,
          `${path}: first contentful paint ${fetched.paintMs.toFixed(0)} ms without network delay`,
        );
        raw[path] = { listed, fetched };
      }
      return { rows, details, raw: { ...raw, peer } };
    } finally {
      await browser.close();
      await app.close();
    }
  },
};

function builtWebApp(): string {
  const script = fileURLToPath(new URL('../buildIfChanged.ts', import.meta.url));
  execFileSync(process.execPath, [script], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return fileURLToPath(new URL('../../.output/web', import.meta.url));
}

async function visit(browser: Browser, url: string, cookie: string) {
  const context = await browser.createBrowserContext();
  for (const part of cookie.split('; ').filter(Boolean)) {
    const [name = '', ...value] = part.split('=');
    await context.setCookie({ name, value: value.join('='), domain: '127.0.0.1', path: '/' });
  }
  const page = await context.newPage();
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  const kinds = new Map<string, { type: string; url: string }>();
  const bytes = { Script: 0, Stylesheet: 0 };
  const scripts: string[] = [];
  const operations: string[] = [];
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData ?? '')?.[1];
    if (name) operations.push(name);
  });
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { type, url: response.url }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = kinds.get(requestId);
    if (found?.type !== 'Script' && found?.type !== 'Stylesheet') return;
    bytes[found.type] += encodedDataLength;
    if (found.type === 'Script') scripts.push(new URL(found.url).pathname);
  });
  // The stream of events stays open, so the page never has no connection at all.
  await page.goto(url, { waitUntil: 'networkidle2' });
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  await context.close();
  return { scriptBytes: bytes.Script, styleBytes: bytes.Stylesheet, scripts, operations, paintMs };
}

const rowOf = (name: string, ours: number, peer: number, limit: number | null): BenchRow => ({
  measure: `first load of ${name}, brotli`,
  ours: kilobytes(ours),
  peer: `the libraries alone ${kilobytes(peer)}`,
  ratio: (ours / peer).toFixed(2),
  target: limit === null ? '' : `≤ ${limit / 1000} KB`,
  isMet: limit === null ? null : ours <= limit,
});
