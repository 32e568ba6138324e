// What the extension costs a meeting page: 30 people, captions that change five times a second, in Chromium; beside an
// empty extension and none. Processor times come from the browser, the observer's from a trace.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer';
import { buildOf } from '../../tests/harness/buildOf.ts';
import {
  browserFlags,
  inMeeting,
  openExtensionBrowser,
  openExtensionPage,
  openMeeting,
  serveMeetings,
  type ExtensionBrowser,
} from '../../tests/harness/extensionBrowser.ts';
import { connectExtension, seeState, startInterview } from '../../tests/harness/extensionSteps.ts';
import { runServer } from '../../tests/harness/runServer.ts';
import type { Bench } from './bench.ts';
import { spreadOf } from './quantiles.ts';

const people = 30;
const changesPerSec = 5;

interface Sample {
  /** Share of one core, in percent, while nothing changes, and while captions do. */
  idle: { page: number; browser: number };
  inUse: { page: number; browser: number };
  /** What captions cost each kind of the browser's processes. */
  byProcess: Record<string, number>;
  /** Of the page's heap, after collecting garbage. */
  heapGrowthKb: number;
  /** Each piece of work of the extension's script in the page, in ms. */
  observerMs: number[];
}

export const footprintBench: Bench = {
  name: 'footprint',
  about: 'what the extension costs a meeting page; --full measures ten minutes, --quick 20 s',
  async run({ isQuick, isFull, workDir }) {
    buildOf('web');
    const inUseSec = isFull ? 600 : isQuick ? 20 : 60;
    const [server, meetings] = await Promise.all([runServer(), serveMeetings()]);
    const crowds: Crowd[] = [];
    try {
      const emptyFolder = await writeEmptyExtension(join(workDir, 'empty'));
      const plain = (name: string, extension: string | null) =>
        openPlain(meetings.port, join(workDir, name), extension);
      crowds.push(
        await plain('none', null),
        await plain('emptyProfile', emptyFolder),
        await openOurs(meetings.port, server.url, 'waiting'),
      );
      const ours = await openOurs(meetings.port, server.url, 'capturing');
      crowds.push(ours, await openOurs(meetings.port, server.url, 'withPanel'));
      const bytesElsewhere = await extensionBytesElsewhere(ours.browser);
      // All at the same time, so that whatever else the machine does weighs on each alike.
      const samples = await Promise.all(crowds.map((crowd) => measure(crowd, inUseSec)));
      const [ofNone, ofEmpty, ofWaiting, ofCapturing, ofPanel] = samples as [
        ...[Sample, Sample, Sample, Sample, Sample],
      ];
      const script = readFileSync(join(buildOf('extension'), 'meeting.js'));
      const observer = spreadOf(ofCapturing.observerMs);
      const row = (measure: string, of: (sample: Sample) => number, unit: string) => ({
        measure: `${measure}: capturing; with the panel open; not started`,
        ours: `${[ofCapturing, ofPanel, ofWaiting].map((sample) => of(sample).toFixed(1)).join('; ')} ${unit}`,
        peer: `empty extension ${of(ofEmpty).toFixed(1)}, none ${of(ofNone).toFixed(1)} ${unit}`,
        ...{ ratio: '', target: '', isMet: null },
      });
      return {
        rows: [
          {
            measure: 'script in a meeting page; in any other page',
            ours: `${script.length} (gzip ${gzipSync(script).length}); ${bytesElsewhere} bytes`,
            ...{ peer: '', ratio: '', target: '0 elsewhere', isMet: bytesElsewhere === 0 },
          },
          row('main thread of the page, idle', ({ idle }) => idle.page, '%'),
          row('main thread, captions change', ({ inUse }) => inUse.page, '%'),
          row('all processes of the browser, idle', ({ idle }) => idle.browser, '%'),
          row('all processes, captions change', ({ inUse }) => inUse.browser, '%'),
          row('growth of the page’s heap', ({ heapGrowthKb }) => heapGrowthKb, 'KB'),
          {
            measure: 'a turn of the script in the page while capturing',
            ours: `p50 ${observer.p50.toFixed(2)}, p99 ${observer.p99.toFixed(2)}, longest ${observer.max.toFixed(1)} ms`,
            ...{ peer: '', ratio: '', target: '', isMet: null },
          },
        ],
        details: [
          `${people} people, ${changesPerSec} changes a second for ${inUseSec} s; ${ofCapturing.observerMs.length} turns of the script; ${ofWaiting.observerMs.length} before the start`,
          `captions change, by process: capturing ${sharesIn(ofCapturing)}; panel open ${sharesIn(ofPanel)}; none ${sharesIn(ofNone)}`,
        ],
        raw: { ofNone, ofEmpty, ofWaiting, ofCapturing, ofPanel, inUseSec },
      };
    } finally {
      await Promise.all(crowds.map((crowd) => crowd.close()));
      await meetings.close();
      await server.stop();
    }
  },
};

interface Crowd {
  browser: Browser;
  meeting: Page;
  close(): Promise<void>;
}

/** The meeting without any extension, or with one that does nothing. */
async function openPlain(
  port: number,
  userDataDir: string,
  extension: string | null,
): Promise<Crowd> {
  const browser = await puppeteer.launch({
    ...{ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, userDataDir },
    ...(extension && { enableExtensions: [extension] }),
    args: browserFlags(port),
  });
  const meeting = await openCrowd(await openMeeting({ browser }));
  return { browser, meeting, close: () => browser.close() };
}

const sharesIn = ({ byProcess }: Sample): string =>
  Object.entries(byProcess)
    .map(([kind, share]) => `${kind} ${share.toFixed(1)} %`)
    .join(', ');

/** The meeting with our extension: before an interview is started, or while it is captured. */
async function openOurs(
  port: number,
  serverUrl: string,
  state: 'waiting' | 'capturing' | 'withPanel',
): Promise<Crowd> {
  const chromium = await openExtensionBrowser(port);
  await (await connectExtension(chromium, serverUrl, 'Tom Okafor')).close();
  const meeting = await openCrowd(await openMeeting(chromium));
  const panel = await openExtensionPage(chromium, 'sidepanel');
  if (state !== 'waiting') {
    await startInterview(panel, { candidate: 'Leo Marsh' });
    await seeState(panel, 'Captions on, nothing said yet');
    await inMeeting(meeting, 'say', 'Leo Marsh', 'It begins.');
    await seeState(panel, 'Capturing');
  } else await seeState(panel, 'Not started');
  await panel.close();
  if (state === 'withPanel') await openBeside(chromium, meeting);
  return { browser: chromium.browser, meeting, close: chromium.close };
}

/** Opens the panel in the meeting's page by its handle. */
async function openBeside({ origin }: ExtensionBrowser, meeting: Page): Promise<void> {
  await meeting.bringToFront();
  const [width, height] = [1280, 800];
  await meeting.setViewport({ width, height });
  await meeting.mouse.click(width - 14, 0.42 * height + 48);
  const frame = await meeting.waitForFrame((item) => item.url().startsWith(origin));
  await frame.waitForSelector('[data-testid="state"]');
}

/** A call with captions and a tile for each person. */
async function openCrowd(meeting: Page): Promise<Page> {
  await inMeeting(meeting, 'join');
  await inMeeting(meeting, 'captions', true);
  await meeting.evaluate((count) => {
    for (let person = 0; person < count; person += 1) {
      const tile = document.createElement('div');
      tile.dataset['participantId'] = String(person);
      tile.innerHTML = `<img alt=""><span class="notranslate">Person ${person}</span>`;
      document.querySelector('main')?.append(tile);
    }
  }, people);
  return meeting;
}

/** Nothing changes for a while, then captions do. */
async function measure({ browser, meeting }: Crowd, inUseSec: number): Promise<Sample> {
  const session = await meeting.createCDPSession();
  await session.send('Performance.enable');
  await meeting.bringToFront();
  const idleSec = Math.min(inUseSec, 30);
  const { byProcess: _, ...idle } = await processorShare(browser, session, () =>
    pause(idleSec * 1_000),
  );
  const before = await heapKb(session);
  await meeting.tracing.start({ categories: ['-*', 'devtools.timeline'] });
  const { byProcess, ...inUse } = await processorShare(browser, session, () =>
    talk(meeting, inUseSec),
  );
  const trace = await meeting.tracing.stop();
  const heapGrowthKb = (await heapKb(session)) - before;
  await session.detach();
  return { idle, inUse, byProcess, heapGrowthKb, observerMs: scriptTurns(trace) };
}

/** Captions grow word by word, five changes a second; every twelfth is another person's. */
async function talk(meeting: Page, seconds: number): Promise<void> {
  const all = seconds * changesPerSec;
  // The browser must answer within three minutes.
  const atOnce = 60 * changesPerSec;
  for (let from = 0; from < all; from += atOnce)
    await meeting.evaluate(
      async (first, end, count, perSec) => {
        const { meeting: page } = window as unknown as {
          meeting: { say(speaker: string, text: string, isNew: boolean): void };
        };
        let text = '';
        for (let change = first; change < end; change += 1) {
          const isNew = change % 12 === 0;
          text = isNew ? `Sentence ${change}` : `${text} with word ${change}`;
          page.say(`Person ${Math.floor(change / 12) % count}`, text, isNew);
          await new Promise((resolve) => setTimeout(resolve, 1_000 / perSec));
        }
      },
      from,
      Math.min(all, from + atOnce),
      people,
      changesPerSec,
    );
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Share of one core that the page's main thread and the whole browser take, in percent. */
async function processorShare(browser: Browser, session: CDPSession, run: () => Promise<void>) {
  const whole = await browser.target().createCDPSession();
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    return {
      page: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN,
      processInfo,
      atMs: performance.now(),
    };
  };
  const before = await read();
  await run();
  const after = await read();
  await whole.detach();
  const seconds = (after.atMs - before.atMs) / 1_000;
  const byProcess: Record<string, number> = {};
  for (const { id, type, cpuTime } of after.processInfo) {
    const known = before.processInfo.find((item) => item.id === id)?.cpuTime ?? 0;
    byProcess[type] = (byProcess[type] ?? 0) + ((cpuTime - known) / seconds) * 100;
  }
  return {
    page: ((after.page - before.page) / seconds) * 100,
    browser: Object.values(byProcess).reduce((sum, share) => sum + share, 0),
    byProcess,
  };
}

async function heapKb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_024;
}

/** How long each call of the extension's functions in the page took. */
function scriptTurns(trace: Uint8Array | undefined): number[] {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as {
    traceEvents: { name: string; dur?: number; args: { data?: { url?: string } } }[];
  };
  return traceEvents
    .filter(({ name, args }) => name === 'FunctionCall' && isOurs(args.data?.url))
    .map(({ dur = 0 }) => dur / 1_000);
}

const isOurs = (url = ''): boolean => url.startsWith('chrome-extension:');

/** Bytes of extension scripts that a page is given that is no meeting. */
async function extensionBytesElsewhere(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  let bytes = 0;
  session.on('Debugger.scriptParsed', ({ url, length = 0 }) => {
    if (isOurs(url)) bytes += length;
  });
  await session.send('Debugger.enable');
  await page.goto('data:text/html,<p>Another page');
  await pause(1_000);
  await page.close();
  return bytes;
}

async function writeEmptyExtension(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const manifest = {
    ...{ manifest_version: 3, name: 'Empty', version: '1.0' },
    background: { service_worker: 'worker.js' },
    content_scripts: [{ matches: ['https://meet.google.com/*'], js: ['page.js'] }],
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  for (const name of ['worker.js', 'page.js']) await writeFile(join(folder, name), '');
  return folder;
}
