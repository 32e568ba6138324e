// A plan of 8 × 6 × 8 questions in Chromium: lifting, moving and dropping one, beside the library alone.
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { Bench } from './bench.ts';
import { buildPage, serveFolder } from './buildPage.ts';
import { openChromium } from './chromium.ts';
import { inMs, spreadOf } from './quantiles.ts';

const kinds = ['ours', 'plain'] as const;
type Key = 'lift' | 'move' | 'drop';
const keys: [Key, 'Space' | 'ArrowDown'][] = [
  ['lift', 'Space'],
  ...Array.from({ length: 6 }, (): [Key, 'ArrowDown'] => ['move', 'ArrowDown']),
  ['drop', 'Space'],
];
/** The library animates a move for about this long; the next key comes when it is done. */
const animationMs = 450;

export const planDragBench: Bench = {
  name: 'plan',
  about: 'a question dragged by keys among 384, key to painted frame, beside bare drag and drop',
  async run({ rounds, workDir }) {
    const pageDir = join(workDir, 'page');
    await buildPage('planPage', pageDir);
    const site = await serveFolder(pageDir);
    const browser = await openChromium(workDir);
    try {
      const times = Object.fromEntries(
        kinds.map((kind) => [kind, { lift: [], move: [], drop: [] }]),
      ) as unknown as Record<(typeof kinds)[number], Record<Key, number[]>>;
      for (let round = 0; round < rounds; round += 1)
        for (const kind of kinds) {
          const page = await browser.newPage();
          await page.goto(kind === 'plain' ? `${site.url}?plain` : site.url, { waitUntil: 'load' });
          for (const [key, ms] of await drag(page, `i${round % 8}g2q0`)) times[kind][key].push(ms);
          await page.close();
        }
      return {
        rows: (['lift', 'move', 'drop'] as const).map((key) => {
          const [ours, plain] = kinds.map((kind) => spreadOf(times[kind][key]));
          if (!ours || !plain) throw new Error('Nothing was measured');
          return {
            measure: `plan of 384 questions: ${key} one, key to painted frame`,
            ours: inMs(ours),
            peer: `drag and drop library alone ${inMs(plain)}`,
            ratio: (ours.p50 / plain.p50).toFixed(2),
            target: '',
            isMet: null,
          };
        }),
        details: [],
        raw: times,
      };
    } finally {
      await browser.close();
      site.close();
    }
  },
};

/** Lifts a question, moves it six places down and drops it; ms from each key to its painted frame. */
async function drag(page: Page, questionId: string): Promise<[Key, number][]> {
  const handle = `[data-rfd-drag-handle-draggable-id="${questionId}"]`;
  await page.waitForSelector(handle);
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        // The library moves in the next frame, and that frame is painted before the one after it begins.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => painted.push(performance.now() - start)),
        );
      },
      true,
    );
  });
  await page.focus(handle);
  for (const [, key] of keys) {
    await page.keyboard.press(key);
    await new Promise((resolve) => setTimeout(resolve, animationMs));
  }
  const painted = await page.evaluate(() => (window as unknown as { painted: number[] }).painted);
  return keys.map(([key], index) => [key, painted[index] ?? NaN]);
}
