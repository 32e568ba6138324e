// usage: node scripts/bench/typing.ts — time from a key to the painted letter, with many marks, beside Slate alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { buildPage, serveFolder } from './buildPage.ts';
import { openChromium } from './chromium.ts';
import { inMs, spreadOf } from './quantiles.ts';

const keysARound = 120;
const rounds = 3;
/** A quick typist: ten keys a second. */
const keyPauseMs = 100;

const workDir = await mkdtemp(join(tmpdir(), 'rapport-typing-'));
const pageDir = join(workDir, 'page');
await buildPage('typingPage', pageDir);
const site = await serveFolder(pageDir);
const browser = await openChromium(workDir);
try {
  const times: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] };
  let marks = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['ours', 'plain'] as const) {
      const page = await browser.newPage();
      await page.goto(kind === 'plain' ? `${site.url}?plain` : site.url, { waitUntil: 'load' });
      if (kind === 'ours') {
        await page.waitForSelector('[data-finding]');
        marks = await page.$$eval(
          '[data-finding]',
          (all) => new Set(all.map((one) => one.getAttribute('data-finding'))).size,
        );
      }
      times[kind].push(...(await type(page)));
      await page.close();
    }
  const ours = spreadOf(times.ours);
  const plain = spreadOf(times.plain);
  console.log(`key to painted letter, ${marks} marks, ${times.ours.length} keys`);
  console.log(`ours         ${inMs(ours)}, max ${ours.max.toFixed(0)} ms`);
  console.log(`Slate alone  ${inMs(plain)}, max ${plain.max.toFixed(0)} ms`);
  console.log(`ratio of medians ${(ours.p50 / plain.p50).toFixed(2)}`);
} finally {
  await browser.close();
  site.close();
  await rm(workDir, { recursive: true, force: true });
}

/** Types in the middle of the text; ms from each key until the frame with its letter is done. */
async function type(page: Page): Promise<number[]> {
  await page.click('[contenteditable] > :nth-child(12)');
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => {
          // After the frame's paint, the first message is handled.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => painted.push(performance.now() - start);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  for (let nr = 0; nr < keysARound; nr += 1) {
    await page.keyboard.press(nr % 6 === 5 ? 'Space' : 'e');
    await new Promise((resolve) => setTimeout(resolve, keyPauseMs));
  }
  return page.evaluate(() => (window as unknown as { painted: number[] }).painted);
}
