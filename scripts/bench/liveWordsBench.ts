// How far the live transcript of a meeting without captions is behind the voices: the built extension in Chromium records
// a tab and a microphone, and the server hears them. Measured is when the words of each moment are on the disk and shown.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';
import { buildOf } from '../../tests/harness/buildOf.ts';
import {
  inMeeting,
  openExtensionBrowser,
  openExtensionPage,
  openMeeting,
  pressButton,
  serveMeetings,
} from '../../tests/harness/extensionBrowser.ts';
import { connectExtension, seeState } from '../../tests/harness/extensionSteps.ts';
import { runServer } from '../../tests/harness/runServer.ts';
import type { Bench } from './bench.ts';
import { spreadOf } from './quantiles.ts';

const interview = fileURLToPath(
  new URL('../../tests/fixtures/audio/speech/interview-two-channels.webm', import.meta.url),
);
const mostBehindMs = 8_000;
const everyMs = 100;

/** The words up to a moment of the capture were shown at another one. */
interface Arrival {
  upToMs: number;
  shownMs: number;
}

export const liveWordsBench: Bench = {
  name: 'live',
  about: 'how far the live transcript of a meeting without captions is behind the voices',
  async run({ isQuick, workDir }) {
    buildOf('web');
    const seconds = isQuick ? 30 : 90;
    const voices = cutVoices(workDir, seconds + 60);
    const [server, meetings] = await Promise.all([runServer(), serveMeetings()]);
    const chromium = await openExtensionBrowser(meetings.port, { microphone: voices.microphone });
    try {
      await (await connectExtension(chromium, server.url, 'Tom Okafor')).close();
      const meeting = await openMeeting(chromium);
      await inMeeting(meeting, 'join');
      const panel = await openExtensionPage(chromium, 'sidepanel');
      await panel.locator('::-p-aria([name="Candidate"])').fill('Leo Marsh');
      await panel.$eval('input[role="switch"]', (input) => (input as HTMLInputElement).click());
      await panel.waitForSelector('::-p-text(its sound and your microphone are saved)');
      await panel.locator('::-p-aria([name="Everybody agrees: start"])').click();
      await panel.waitForSelector('::-p-text(No sound is recorded.)');
      await play(meeting, voices.meeting);
      await pressButton(chromium, meeting);
      await panel.bringToFront();
      await seeState(panel, 'Transcribed on the server', 90_000);
      const arrivals = await watch(panel, seconds);
      const behind = behindOf(arrivals).map((ms) => ms / 1_000);
      const { p50, p95, max } = spreadOf(behind);
      const steps = arrivals
        .slice(1)
        .map(({ shownMs }, at) => shownMs - (arrivals[at]?.shownMs ?? 0));
      return {
        rows: [
          {
            measure: 'words of both voices, behind them',
            ours: `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, longest ${max.toFixed(1)} s`,
            ...{ peer: '', ratio: '', target: '≤ 8 s', isMet: max * 1_000 <= mostBehindMs },
          },
        ],
        details: [
          `${seconds} s, two voices at once; words come every ${(spreadOf(steps).p50 / 1_000).toFixed(1)} s (median)`,
        ],
        raw: { arrivals },
      };
    } finally {
      await chromium.close();
      await meetings.close();
      await server.stop();
    }
  },
};

/** Two voices that speak again and again, each in a file of its own. */
function cutVoices(folder: string, seconds: number): { microphone: string; meeting: string } {
  const cut = (name: string, channel: string) => {
    const path = join(folder, `${name}.wav`);
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-stream_loop', '-1', '-i', interview, '-t', String(seconds)],
      ...['-af', `pan=mono|c0=${channel}`, '-ar', '48000', path],
    ]);
    return path;
  };
  return { microphone: cut('microphone', 'c0'), meeting: cut('meeting', 'c1') };
}

async function play(meeting: Page, path: string): Promise<void> {
  const wav = (await readFile(path)).toString('base64');
  await meeting.evaluate((base64) => {
    const voice = new Audio(`data:audio/wav;base64,${base64}`);
    voice.loop = true;
    void voice.play();
  }, wav);
}

/** When the words of which moments came. */
const watch = (panel: Page, seconds: number): Promise<Arrival[]> =>
  panel.evaluate(
    async (lengthMs, lookMs) => {
      interface Captured {
        startedAtMs: number;
        sound: {
          live: { upToMs: number; marks: { heardMs: number; openMs: number | null }[] } | null;
        };
      }
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('rapport');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
      });
      const read = () =>
        new Promise<Captured | undefined>((resolve) => {
          const all = database.transaction('captures').objectStore('captures').getAll();
          all.onsuccess = () => resolve((all.result as Captured[])[0]);
        });
      /** What the server leaves to the next piece at the end of one, where somebody may just have begun. */
      const beginningMs = 600;
      const arrivals: { upToMs: number; shownMs: number }[] = [];
      for (const endMs = Date.now() + lengthMs; Date.now() < endMs;) {
        const capture = await read();
        const live = capture?.sound.live;
        if (capture && live) {
          // A sentence that goes on is written up to the end of the piece, but for what was cut off.
          const upToMs = Math.min(
            ...live.marks.map(({ heardMs, openMs }) =>
              openMs !== null || heardMs > live.upToMs - beginningMs ? live.upToMs : heardMs,
            ),
          );
          if (upToMs > (arrivals.at(-1)?.upToMs ?? -1))
            arrivals.push({ upToMs, shownMs: Date.now() - capture.startedAtMs });
        }
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
      return arrivals;
    },
    seconds * 1_000,
    50,
  );

/** Of every tenth of a second after the first words: how long until its words came. */
function behindOf(arrivals: readonly Arrival[]): number[] {
  const behind: number[] = [];
  for (const [at, { upToMs, shownMs }] of arrivals.entries()) {
    const before = arrivals[at - 1];
    if (!before) continue;
    for (let ms = before.upToMs + everyMs; ms <= upToMs; ms += everyMs) behind.push(shownMs - ms);
  }
  return behind;
}
