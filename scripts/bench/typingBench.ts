// Typing into the job description editor with many marks, in Chromium: a key to its painted letter, beside Slate alone.
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { Bench } from './bench.ts';
import { buildPage, serveFolder } from './buildPage.ts';
import { openChromium } from './chromium.ts';
import { inMs, spreadOf } from './quantiles.ts';

const keysARound = 120;
/** A quick typist: ten keys a second. */
const keyPauseMs = 100;

export const typingBench: Bench = {
  name: 'typing',
  about: 'a key in the job description editor with 70 marks and more, beside Slate alone',
  async run({ rounds, workDir }) {
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
          if (kind === 'ours') marks = await countMarks(page);
          times[kind].push(...(await type(page)));
          await page.close();
        }
      const ours = spreadOf(times.ours);
      const plain = spreadOf(times.plain);
      return {
        rows: [
          {
            measure: `a key in the job description editor, ${marks} marks, to its painted letter`,
            ours: inMs(ours),
            peer: `Slate alone ${inMs(plain)}`,
            ratio: (ours.p50 / plain.p50).toFixed(2),
            target: '',
            isMet: null,
          },
        ],
        details: [
          `slowest of ${times.ours.length} keys: ${ours.max.toFixed(0)} ms, Slate alone ${plain.max.toFixed(0)} ms`,
        ],
        raw: times,
      };
    } finally {
      await browser.close();
      site.close();
    }
  },
};

/** A mark may be drawn in several pieces; it counts once. */
async function countMarks(page: Page): Promise<number> {
  await page.waitForSelector('[data-finding]');
  return page.$$eval(
    '[data-finding]',
    (all) => new Set(all.map((item) => item.getAttribute('data-finding'))).size,
  );
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
