// Ten thousand turns on the page: first paint after the data, and jumps, ours beside a plain list.
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { Bench, BenchRow } from './bench.ts';
import { buildPage, serveFolder } from './buildPage.ts';
import { openChromium } from './chromium.ts';
import { inMs, median, spreadOf } from './quantiles.ts';
import type {} from './transcriptPage/main.tsx';

const lists = ['ours', 'plain'] as const;
const frameMs = 1000 / 60;

interface Seen {
  paintMs: number;
  jumps: { ms: number; frames: number }[];
  elements: number;
  words: (string | null)[];
}

export const transcriptBench: Bench = {
  name: 'transcript',
  about: '10,000 turns in Chromium: first paint and jumps, beside a plain list of the same rows',
  async run({ rounds, isQuick, workDir }) {
    const pageDir = join(workDir, 'page');
    await buildPage('transcriptPage', pageDir);
    const site = await serveFolder(pageDir);
    const browser = await openChromium(workDir);
    try {
      const seen: Record<(typeof lists)[number], Seen[]> = { ours: [], plain: [] };
      for (let round = 0; round < rounds; round++)
        for (const list of lists) {
          // The plain list takes seconds to draw; a quick run sees it once.
          if (isQuick && list === 'plain' && round > 0) continue;
          const page = await browser.newPage();
          await page.goto(site.url, { waitUntil: 'load' });
          seen[list].push(await measure(page, list, placesOf(round, isQuick ? 10 : 20)));
          await page.close();
        }
      for (const [round, one] of seen.plain.entries())
        if (one.words.join('\n') !== seen.ours[round]?.words.join('\n'))
          throw new Error('The two lists show different words');
      return reportOf(seen);
    } finally {
      await browser.close();
      site.close();
    }
  },
};

/** Spread over the whole interview, in no order. */
const placesOf = (round: number, count: number): number[] =>
  Array.from({ length: count }, (_, nr) => ((nr + 1) * 6007 + round * 1301) % 10_000);

async function measure(page: Page, list: 'ours' | 'plain', places: number[]): Promise<Seen> {
  const paintMs = await page.evaluate((wanted) => window.bench.show(wanted), list);
  const jumps: Seen['jumps'] = [];
  const words: Seen['words'] = [];
  for (const place of places) {
    jumps.push(await page.evaluate((index) => window.bench.jump(index), place));
    words.push(await page.evaluate((index) => window.bench.wordsOf(index), place));
  }
  return { paintMs, jumps, words, elements: await page.evaluate(() => window.bench.elements()) };
}

function reportOf(seen: Record<'ours' | 'plain', Seen[]>) {
  const [ours, plain] = lists.map((list) => {
    const jumps = seen[list].flatMap((item) => item.jumps);
    return {
      list,
      paints: seen[list].map(({ paintMs }) => paintMs),
      paintMs: median(seen[list].map(({ paintMs }) => paintMs)),
      jumpMs: spreadOf(jumps.map(({ ms }) => ms)),
      jumpFrames: spreadOf(jumps.map(({ frames }) => frames)),
      elements: median(seen[list].map(({ elements }) => elements)),
    };
  });
  if (!ours || !plain) throw new Error('Nothing was measured');
  const rows: BenchRow[] = [
    {
      measure: '10,000 turns: first paint after the data',
      ours: `${ours.paintMs.toFixed(0)} ms`,
      peer: `plain list of the same rows ${plain.paintMs.toFixed(0)} ms`,
      ratio: (ours.paintMs / plain.paintMs).toFixed(3),
      target: '≤ 40 ms',
      isMet: ours.paintMs <= 40,
    },
    {
      measure: '10,000 turns: jump to a place',
      ours: inMs(ours.jumpMs),
      peer: `plain list ${inMs(plain.jumpMs)}`,
      ratio: (ours.jumpMs.p50 / plain.jumpMs.p50).toFixed(2),
      // Frames are counted by the clock: one long frame would pass for one.
      target: 'p95 ≤ 2 frames (33 ms)',
      isMet: ours.jumpMs.p95 <= 2 * frameMs,
    },
  ];
  const details = [ours, plain].map(
    ({ list, paints, jumpMs, jumpFrames, elements }) =>
      `${list}: paint ${paints.map((ms) => ms.toFixed(0)).join(' ')} ms; jump ${inMs(jumpMs)}, max ${jumpMs.max.toFixed(0)} ms (${(jumpMs.p50 / frameMs).toFixed(1)} frame times), frames p95 ${jumpFrames.p95} max ${jumpFrames.max}; ${elements} elements`,
  );
  return { rows, details, raw: { ours, plain } };
}
