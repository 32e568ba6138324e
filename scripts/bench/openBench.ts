// How long the first page and an interview take on a slow line, and what an interview waits for.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PredefinedNetworkConditions, type Browser, type Page } from 'puppeteer';
import type { Bench } from './bench.ts';
import { openChromium } from './chromium.ts';
import { openApp, type OpenApp } from './openApp.ts';
import { median } from './quantiles.ts';

const slow3G = PredefinedNetworkConditions['Slow 3G'];
/** What an interview is drawn from. */
const dataPattern = /\/graphql$|\/transcripts\//;
const longestMs = 180_000;

interface Visit {
  paintMs: number;
  contentMs: number;
  /** When each request for data began and ended, by its operation. */
  data: { name: string; fromMs: number; toMs: number }[];
}

export const openBench: Bench = {
  name: 'open',
  about: 'first load and opening an interview on slow 3G, until there is something to read',
  async run({ rounds, workDir }) {
    const app = await openApp({
      dataDir: join(workDir, 'data'),
      webDir: process.env['WEB_DIR'] ?? builtWebApp(),
      segments: Array.from({ length: 50 }, () => 200),
      isProduction: true,
    });
    const browser = await openChromium(workDir);
    try {
      const seen = new Map<string, Visit[]>();
      for (let round = 0; round < rounds; round++)
        for (const [name, visit] of Object.entries(visits))
          seen.set(name, [...(seen.get(name) ?? []), await visit(browser, app, round)]);
      return reportOf(seen);
    } finally {
      await browser.close();
      await app.close();
    }
  },
};

const visits: Record<string, (browser: Browser, app: OpenApp, round: number) => Promise<Visit>> = {
  'the list, nothing cached': async (browser, app) =>
    withPage(browser, app, async (page) => {
      await page.emulateNetworkConditions(slow3G);
      await page.goto(`${app.url}/search`, { waitUntil: 'domcontentloaded', timeout: longestMs });
      return watch(page, '[data-row-link]', 0);
    }),
  'an interview, nothing cached': async (browser, app, round) =>
    withPage(browser, app, async (page) => {
      await page.emulateNetworkConditions(slow3G);
      const path = `/interview/${app.callIds[round]}`;
      await page.goto(app.url + path, { waitUntil: 'domcontentloaded', timeout: longestMs });
      return watch(page, '[data-word]', 0);
    }),
  'an interview from the list, its code cached': async (browser, app, round) =>
    withPage(browser, app, async (page) => {
      await page.goto(`${app.url}/interview/${app.callIds[40]}`);
      await page.waitForSelector('[data-word]', { timeout: longestMs });
      await page.goto(`${app.url}/search`);
      const link = `a[href="/interview/${app.callIds[round]}"]`;
      await page.waitForSelector(link);
      await page.emulateNetworkConditions(slow3G);
      const fromMs = await page.evaluate(() => performance.now());
      await page.click(link);
      return watch(page, '[data-word]', fromMs);
    }),
};

async function withPage(browser: Browser, app: OpenApp, visit: (page: Page) => Promise<Visit>) {
  const context = await browser.createBrowserContext();
  for (const cookie of (await app.signIn()).split('; ')) {
    const [name = '', ...value] = cookie.split('=');
    await context.setCookie({ name, value: value.join('='), domain: '127.0.0.1', path: '/' });
  }
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

async function watch(page: Page, selector: string, fromMs: number): Promise<Visit> {
  await page.waitForSelector(selector, { timeout: longestMs });
  const seen = await page.evaluate((source) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      nowMs: performance.now(),
      paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      data: entries
        .filter(({ name }) => new RegExp(source).test(name))
        .map(({ name, startTime, responseEnd }) => ({
          ...{ name: new URL(name).pathname, fromMs: startTime, toMs: responseEnd },
        })),
    };
  }, dataPattern.source);
  const data = seen.data
    .filter((request) => request.fromMs >= fromMs && request.toMs > 0)
    .map(({ name, ...times }) => ({
      ...{ name, fromMs: times.fromMs - fromMs, toMs: times.toMs - fromMs },
    }));
  return { paintMs: seen.paintMs - fromMs, contentMs: seen.nowMs - fromMs, data };
}

function reportOf(seen: Map<string, Visit[]>) {
  const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const rows = [...seen].map(([name, visits]) => ({
    ...{ measure: `${name}, slow 3G: something to read`, peer: '', ratio: '', target: '' },
    ours: inSeconds(median(visits.map(({ contentMs }) => contentMs))),
    isMet: null,
  }));
  const details = [...seen].flatMap(([name, visits]) => [
    `${name}: ${visits.map(({ contentMs }) => inSeconds(contentMs)).join(', ')}; first paint ${inSeconds(median(visits.map(({ paintMs }) => paintMs)))}`,
    ...(visits[0]?.data.map(
      (request) => `  ${request.name} ${inSeconds(request.fromMs)} to ${inSeconds(request.toMs)}`,
    ) ?? []),
  ]);
  return { rows, details, raw: Object.fromEntries(seen) };
}

function builtWebApp(): string {
  const script = fileURLToPath(new URL('../buildIfChanged.ts', import.meta.url));
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
  return fileURLToPath(new URL('../../.output/web', import.meta.url));
}
