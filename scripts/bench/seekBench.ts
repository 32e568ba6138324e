// Jumps in half an hour of recording, in Chromium: our playback copy beside the file as it was recorded.
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { saveRecordingFile } from '../../web/server/features/recordings/saveRecordingFile.ts';
import { probeMedia } from '../../web/server/media/probeMedia.ts';
import { remuxForPlayback } from '../../web/server/media/remuxForPlayback.ts';
import { callFileKey } from '../../web/server/storage/storageKey.ts';
import type { Bench, BenchReport, BenchRow } from './bench.ts';
import { serveFolder } from './buildPage.ts';
import { openChromium } from './chromium.ts';
import { longRecording } from './longRecording.ts';
import { openApp, type OpenApp } from './openApp.ts';
import { inMs, median, spreadOf } from './quantiles.ts';

// Fixed once by lot, in seconds of the half hour.
const places = [1411, 203, 1702, 88, 967, 1530, 412, 1188];

interface Variant {
  name: string;
  url: string;
  cookie: string;
}
interface Seen {
  openMs: number;
  seekMs: number[];
  megabytes: number;
  /** A small grey picture of each place. */
  pictures: number[][];
}

export const seekBench: Bench = {
  name: 'seek',
  about: 'eight jumps in a 30-minute recording: our copy, the same file un-remuxed, static serving',
  async run({ rounds, isQuick, workDir }) {
    const original = await longRecording();
    const remuxed = join(workDir, 'remuxed.webm');
    const startedAt = performance.now();
    const probe = await probeMedia(original);
    const made = await remuxForPlayback(original, remuxed, probe);
    const remuxMs = performance.now() - startedAt;
    const folder = join(workDir, 'static');
    await mkdir(folder);
    await copyFile(original, join(folder, 'original.webm'));
    await copyFile(remuxed, join(folder, 'remuxed.webm'));

    const app = await openApp({
      ...{ dataDir: join(workDir, 'data'), webDir: join(workDir, 'none'), isProduction: true },
      segments: [1, 1],
    });
    const site = await serveFolder(folder);
    const browser = await openChromium(workDir);
    try {
      const urls = await Promise.all(
        [remuxed, original].map((path, index) => publish(app, path, index, made.mimeType)),
      );
      const cookie = await app.signIn();
      const variants: Variant[] = [
        { name: 'ours', url: urls[0] ?? '', cookie },
        { name: 'un-remuxed, same handler', url: urls[1] ?? '', cookie },
        { name: 'un-remuxed, sirv', url: `${site.url}/original.webm`, cookie: '' },
        { name: 'remuxed, sirv', url: `${site.url}/remuxed.webm`, cookie: '' },
      ];
      const seen = new Map<string, Seen[]>(variants.map(({ name }) => [name, []]));
      for (let round = 0; round < (isQuick ? 1 : rounds); round++)
        for (const variant of variants) seen.get(variant.name)?.push(await watch(browser, variant));
      checkPictures(seen);
      return reportOf(seen, remuxMs);
    } finally {
      await browser.close();
      site.close();
      await app.close();
    }
  },
};

async function publish(app: OpenApp, path: string, index: number, mimeType: string) {
  const { storage, database } = app.services;
  const callId = app.callIds[index] ?? '';
  const { organizationId } = app.person;
  const storageKey = callFileKey({ organizationId, callId }, 'playback', callId, 'webm');
  const stored = await storage.put(storageKey, path, { mimeType });
  await saveRecordingFile(database.system, {
    ...{ organizationId, callId, kind: 'PLAYBACK', storageKey, mimeType, ...stored },
  });
  return `${app.url}/media/${callId}/playback`;
}

async function watch(browser: Browser, { url, cookie }: Variant): Promise<Seen> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    for (const part of cookie.split('; ').filter(Boolean)) {
      const [name = '', ...value] = part.split('=');
      await context.setCookie({ name, value: value.join('='), domain: '127.0.0.1', path: '/' });
    }
    let bytes = 0;
    const devtools = await page.createCDPSession();
    await devtools.send('Network.enable');
    devtools.on('Network.dataReceived', ({ dataLength }) => (bytes += dataLength));
    // A page of the same origin that loads nothing by itself.
    await page.goto(new URL('/nothing-here.txt', url).href);
    const seen = await page.evaluate(jumpThrough, url, places);
    return { ...seen, megabytes: bytes / 1e6 };
  } finally {
    await closeQuietly(page);
    await context.close();
  }
}

// A page that is still loading its film now and then refuses to be closed twice.
const closeQuietly = (page: Page) => page.close().catch(() => undefined);

/** Runs in the page: opens the film and goes from place to place, timing each until its picture stands. */
async function jumpThrough(url: string, seconds: number[]) {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const once = (name: string) =>
    new Promise((resolve, reject) => {
      video.addEventListener(name, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(`The film failed: ${url}`)), {
        once: true,
      });
    });
  const startedAt = performance.now();
  const isReady = once('loadeddata');
  video.src = url;
  document.body.replaceChildren(video);
  await isReady;
  const openMs = performance.now() - startedAt;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [32, 18];
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  const seekMs: number[] = [];
  const pictures: number[][] = [];
  for (const second of seconds) {
    const from = performance.now();
    const arrived = once('seeked');
    video.currentTime = second;
    await arrived;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    seekMs.push(performance.now() - from);
    if (Math.abs(video.currentTime - second) > 0.2)
      throw new Error(`Stands at ${video.currentTime} instead of ${second}`);
    drawing?.drawImage(video, 0, 0, 32, 18);
    const pixels = drawing?.getImageData(0, 0, 32, 18).data ?? [];
    pictures.push([...pixels].filter((_, nr) => nr % 4 === 1));
  }
  video.removeAttribute('src');
  video.load();
  return { openMs, seekMs, pictures };
}

/** Every variant must have shown the same film at the same places, a frame more or less. */
function checkPictures(seen: Map<string, Seen[]>): void {
  const all = [...seen].flatMap(([name, rounds]) =>
    rounds.map(({ pictures }) => ({ name, pictures })),
  );
  const first = all[0]?.pictures ?? [];
  for (const { name, pictures } of all)
    for (const [nr, picture] of pictures.entries()) {
      const other = first[nr] ?? [];
      const off = picture.reduce((sum, item, at) => sum + Math.abs(item - (other[at] ?? 0)), 0);
      if (!(off / picture.length < 12)) throw new Error(`${name} shows another picture at ${nr}`);
    }
}

function reportOf(seen: Map<string, Seen[]>, remuxMs: number): BenchReport {
  const figures = [...seen].map(([name, rounds]) => ({
    name,
    openMs: median(rounds.map((round) => round.openMs)),
    seek: spreadOf(rounds.flatMap((round) => round.seekMs)),
    megabytes: median(rounds.map((round) => round.megabytes)),
  }));
  const [ours, ...peers] = figures;
  if (!ours) throw new Error('Nothing was measured');
  const rows = peers.map((peer): BenchRow => {
    const isStatic = peer.name === 'remuxed, sirv';
    return {
      measure: `seek in 30 minutes, beside ${peer.name}`,
      ours: `${inMs(ours.seek)}; ${ours.megabytes.toFixed(0)} MB`,
      peer: `${inMs(peer.seek)}; ${peer.megabytes.toFixed(0)} MB`,
      ratio: `${(ours.seek.p50 / peer.seek.p50).toFixed(2)} (p50), ${(ours.seek.p95 / peer.seek.p95).toFixed(2)} (p95)`,
      // Sessions and rights at every range cost a little; the index must win far more.
      target: isStatic ? '≤ 1.5 (p50)' : '≤ 1 (p50)',
      isMet: ours.seek.p50 / peer.seek.p50 <= (isStatic ? 1.5 : 1),
    };
  });
  const details = figures.map(
    ({ name, openMs, seek, megabytes }) =>
      `${name}: first picture ${openMs.toFixed(0)} ms; seek ${inMs(seek)}, max ${seek.max.toFixed(0)} ms; ${megabytes.toFixed(1)} MB fetched`,
  );
  details.push(`probe and remux of the 30 minutes took ${(remuxMs / 1000).toFixed(2)} s`);
  return { rows, details, raw: { figures, remuxMs } };
}
