import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHeardInSound } from '#shared/domain/heardSound.ts';
import {
  inMeeting,
  openExtensionBrowser,
  openExtensionPage,
  openMeeting,
  pressButton,
  serveMeetings,
  stopWorker,
  type ExtensionBrowser,
} from '../harness/extensionBrowser.ts';
import { connectExtension, seeState } from '../harness/extensionSteps.ts';
import { axeFindingsInBothSchemes } from '../harness/openBrowser.ts';
import { runServer, type RunningServer } from '../harness/runServer.ts';
import { openUploadClient } from '../faults/uploadClient.ts';
import { clickButton, seeText } from './journey.ts';

const interview = fileURLToPath(new URL('../fixtures/media/two-channels.webm', import.meta.url));

let server: RunningServer;
let meetings: Awaited<ReturnType<typeof serveMeetings>>;
let chromium: ExtensionBrowser;
let folder: string;
let meeting: Page;
let panel: Page;
let startedAtMs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-sound-'));
  // The left voice speaks into the microphone, the right one in the meeting, again and again: a test that comes late
  // on a busy machine hears both as well.
  for (const [name, channel] of [
    ['microphone', 'c0'],
    ['meeting', 'c1'],
  ] as const)
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-i', interview, '-af', `pan=mono|c0=${channel}`, '-ar', '48000'],
      join(folder, `${name}.wav`),
    ]);
  [server, meetings] = await Promise.all([runServer(), serveMeetings()]);
  chromium = await openExtensionBrowser(meetings.port, {
    microphone: join(folder, 'microphone.wav'),
  });
  await (await connectExtension(chromium, server.url, 'Tom Okafor')).close();
});
afterAll(async () => {
  await chromium.close();
  await meetings.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

test('a meeting that the browser may not be heard in says what to do, and captions are captured', async () => {
  await openCall();
  await panel.locator('::-p-aria([name="Candidate"])').fill('Leo Marsh');
  // The input itself has no size; its label is what people press.
  await panel.$eval('input[role="switch"]', (input) => (input as HTMLInputElement).click());
  await seeText(panel, 'its sound and your microphone are saved');
  await clickButton(panel, 'Everybody agrees: start');
  startedAtMs = Date.now();
  await seeText(panel, 'No sound is recorded. The browser lets the extension hear a meeting only');
  await seeState(panel, 'Captions on, nothing said yet');
});

test('after a press of its button the meeting and the microphone are recorded, and stay audible', async () => {
  await playVoice();
  await pressButton(chromium, meeting);
  await panel.bringToFront();
  await seeSound('Recording');
  expect(await soundStore()).toMatchObject({ problem: null });
  for (const channel of ['Meeting', 'You'])
    await panel.waitForFunction(
      (label) =>
        Number(
          document.querySelector(`[aria-label="Level: ${label}"]`)?.getAttribute('aria-valuenow'),
        ) > 30,
      { timeout: 60_000, polling: 100 },
      channel,
    );
});

test('where captions are off, the server writes down what both say while they speak', async () => {
  await inMeeting(meeting, 'captions', false);
  await seeState(panel, 'Transcribed on the server', 90_000);
  await panel.locator('::-p-aria([name="Live"][role="tab"])').click();
  for (const speaker of ['Tom Okafor', 'Leo Marsh'])
    await expect.poll(() => captionsOf(speaker), { timeout: 90_000 }).toBeGreaterThan(0);
  await panel.waitForSelector('[aria-label="Live transcript"] > *');
  expect(await axeFindingsInBothSchemes(panel)).toEqual([]);
  await inMeeting(meeting, 'captions', true);
});

/** How many lines of a speaker the server has. */
async function captionsOf(speaker: string): Promise<number> {
  const tom = await openUploadClient(server.url, { email: 'interviewer@demo.test' });
  const { callInProgress } = await tom.graphql<{
    callInProgress: { captions: { captions: { speaker: string; utteranceId: string }[] } } | null;
  }>('{ callInProgress { captions { captions { speaker utteranceId } } } }');
  const lines = callInProgress?.captions.captions ?? [];
  return lines.filter((line) => line.speaker === speaker && isHeardInSound(line.utteranceId))
    .length;
}

test('a background that the browser ends does not end the recording', async () => {
  await stopWorker(chromium);
  const { endMs } = await soundStore();
  await expect
    .poll(async () => (await soundStore()).endMs, { timeout: 20_000 })
    .toBeGreaterThan(endMs + 2_000);
  await seeSound('Recording');
});

test('a pause records nothing, and going on records again', async () => {
  await clickButton(panel, 'Pause');
  await seeState(panel, 'Paused');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { endMs } = await soundStore();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect((await soundStore()).endMs).toBe(endMs);
  await clickButton(panel, 'Go on');
  await seeSound('Recording');
});

test('the web app pauses the recording and goes on with it, and the panel says so', async () => {
  const tom = await openUploadClient(server.url, { email: 'interviewer@demo.test' });
  const { callInProgress } = await tom.graphql<{ callInProgress: { id: string } }>(
    '{ callInProgress { id } }',
  );
  const pause = (isPaused: boolean) =>
    tom.graphql(
      `mutation { pauseCallRecording(callId: "${callInProgress.id}", pauseRecording: ${isPaused}) { id } }`,
    );
  await pause(true);
  await seeState(panel, 'Paused in the web app');
  const { endMs } = await soundStore();
  await pause(false);
  await seeSound('Recording');
  await expect
    .poll(async () => (await soundStore()).endMs, { timeout: 20_000 })
    .toBeGreaterThan(endMs);
});

test('a browser that is killed loses at most five seconds of the recording', async () => {
  const elapsedMs = () => Date.now() - startedAtMs;
  await expect
    .poll(async () => (await soundStore()).endMs, { timeout: 20_000 })
    .toBeGreaterThan(elapsedMs() - 3_000);
  const killedAtMs = elapsedMs();
  chromium = await chromium.killAndStart();
  panel = await openExtensionPage(chromium, 'sidepanel');
  expect((await soundStore()).endMs).toBeGreaterThan(killedAtMs - 5_000);
});

test('the same meeting goes on in the same recording, which the server makes an interview of two speakers', async () => {
  await panel.close();
  await openCall();
  await seeText(panel, 'No sound is recorded.');
  await playVoice();
  await pressButton(chromium, meeting);
  await panel.bringToFront();
  await seeSound('Recording');
  await inMeeting(meeting, 'say', 'Leo Marsh', 'I worked in a public library.');
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  const finishedAtMs = Date.now();
  await clickButton(panel, 'Finish interview');
  await seeState(panel, 'Saved', 90_000);
  const tom = await openUploadClient(server.url, { email: 'interviewer@demo.test' });
  const look = async () => {
    const { calls } = await tom.graphql<{ calls: { results: Heard[] } }>(
      `{ calls(filter: { types: [GOOGLE_MEET] }) { results { id name durationMs recording { url } } } }`,
    );
    return calls.results.find(({ name }) => name === 'Backend interview');
  };
  await expect.poll(async () => (await look())?.recording?.url, { timeout: 60_000 }).toBeTruthy();
  const heard = await look();
  const lanes = async () => {
    const { call } = await tom.graphql<{ call: { recording: { peaks: unknown[] } } }>(
      `{ call(id: "${heard?.id}") { recording { peaks } } }`,
    );
    return call.recording.peaks.length;
  };
  // One lane a channel where each has its own voice.
  await expect.poll(lanes, { timeout: 30_000 }).toBe(2);
  // Its clock is that of the interview, with the time of the crash in it.
  expect(heard?.durationMs).toBeGreaterThan(finishedAtMs - startedAtMs - 10_000);
  expect(heard?.durationMs).toBeLessThan(finishedAtMs - startedAtMs + 3_000);
});

interface Heard {
  id: string;
  name: string;
  durationMs: number;
  recording: { url: string } | null;
}

async function openCall(): Promise<void> {
  meeting = await openMeeting(chromium);
  await inMeeting(meeting, 'join');
  await inMeeting(meeting, 'captions', true);
  panel = await openExtensionPage(chromium, 'sidepanel');
}

/** Somebody in the meeting speaks, again and again. */
async function playVoice(): Promise<void> {
  const wav = await readFile(join(folder, 'meeting.wav'));
  await meeting.evaluate((base64) => {
    const voice = new Audio(`data:audio/wav;base64,${base64}`);
    voice.loop = true;
    void voice.play();
  }, wav.toString('base64'));
  await panel.bringToFront();
}

const seeSound = (text: string) =>
  panel.waitForFunction(
    (wanted) => document.querySelector('[data-testid="sound"]')?.textContent === wanted,
    { timeout: 30_000, polling: 100 },
    text,
  );

/** What is on the disk of the recording. */
interface StoredSound {
  endMs: number;
  problem: string | null;
}
const soundStore = () =>
  panel.evaluate(
    () =>
      new Promise<StoredSound>((resolve, reject) => {
        const open = indexedDB.open('rapport');
        open.onerror = () => reject(open.error ?? new Error('No database'));
        open.onsuccess = () => {
          const all = open.result.transaction('captures').objectStore('captures').getAll();
          all.onsuccess = () => {
            open.result.close();
            const [capture] = all.result as { sound: StoredSound }[];
            if (capture) resolve(capture.sound);
            else reject(new Error('Nothing is captured'));
          };
        };
      }),
  );
