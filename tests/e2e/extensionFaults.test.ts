import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  inMeeting,
  openExtensionBrowser,
  openExtensionPage,
  openMeeting,
  serveMeetings,
  stopWorker,
  type ExtensionBrowser,
} from '../harness/extensionBrowser.ts';
import { connectExtension, seeState, startInterview } from '../harness/extensionSteps.ts';
import { runServer, type RunningServer } from '../harness/runServer.ts';
import { askApi, clickButton, seeText } from './journey.ts';

let server: RunningServer;
let meetings: Awaited<ReturnType<typeof serveMeetings>>;
let chromium: ExtensionBrowser;
let app: Page;
let meeting: Page;
let panel: Page;
/** What was said, in order. */
const said: string[] = [];

beforeAll(async () => {
  [server, meetings] = await Promise.all([runServer(), serveMeetings()]);
  chromium = await openExtensionBrowser(meetings.port);
  app = await connectExtension(chromium, server.url, 'Tom Okafor');
  await openCall();
  await startInterview(panel, { candidate: 'Leo Marsh' });
  await seeState(panel, 'Captions on, nothing said yet');
  await say(10);
  await seeState(panel, 'Capturing');
  await panel.keyboard.press('2');
});
afterAll(async () => {
  await chromium.close();
  await meetings.close();
  await server.stop();
});

test('a background that the browser ends twenty times between captions loses none', async () => {
  for (let round = 0; round < 20; round += 1) {
    await stopWorker(chromium);
    await say(1);
    await seeText(panel, said.at(-1) ?? '');
  }
  await seeAll();
});

test('while the server is down words go on being saved here, and the panel counts them', async () => {
  const { dataDir, url } = server;
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await ended;
  await say(12);
  await seeAll();
  await seeText(panel, 'Capturing · waiting to send ');
  await panel.keyboard.press('n');
  await panel.keyboard.type('Noted without a server');
  await clickButton(panel, await saveLabel());
  await seeText(panel, 'Saved here, waiting to send');
  server = await runServer({ PORT: new URL(url).port }, dataDir);
  await seeState(panel, 'Capturing', 90_000);
  await seeText(panel, 'Note · Everyone · Saved');
});

test('without a network words are kept here, and sent when there is one', async () => {
  const worker = await chromium.browser.waitForTarget((item) => item.type() === 'service_worker');
  const session = await worker.createCDPSession();
  await session.send('Network.enable');
  const setOffline = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    });
  await setOffline(true);
  await say(6);
  await seeText(panel, 'Capturing · waiting to send ');
  await setOffline(false);
  await seeState(panel, 'Capturing', 90_000);
  await session.detach();
});

test('a browser that is killed in the middle brings back every word that was seen', async () => {
  await say(12);
  await panel.keyboard.press('Escape');
  await panel.locator('::-p-aria([name="Live"][role="tab"])').click();
  await seeAll();
  chromium = await chromium.killAndStart();
  panel = await openExtensionPage(chromium, 'sidepanel');
  await seeState(panel, 'Lost');
  await panel.locator('::-p-aria([name="Live"][role="tab"])').click();
  await seeAll();
});

test('the same meeting, opened again, goes on as the same interview', async () => {
  await openCall();
  await say(6);
  await seeState(panel, 'Capturing');
});

test('a sign-in that has ended keeps everything here until the person is back', async () => {
  app = await chromium.browser.newPage();
  await app.goto(server.url);
  await panel.bringToFront();
  await revokeToken();
  await say(6);
  await seeText(panel, 'You are signed out.');
  // Its button is whole at the width of a narrow side panel.
  await panel.setViewport({ width: 320, height: 720 });
  const isCut = await panel.$eval(
    '[role="alert"] button',
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(isCut).toBe(false);
  await seeText(panel, 'Capturing · waiting to send ');
  await (await connectExtension(chromium, server.url, 'Tom Okafor')).close();
  await panel.bringToFront();
  await seeState(panel, 'Capturing', 90_000);
});

test('in the end the server has every utterance, once, in order and in its last form', async () => {
  await clickButton(panel, 'Finish interview');
  await seeState(panel, 'Saved', 90_000);
  await app.bringToFront();
  const { calls } = await askApi<{ calls: { results: { id: string; name: string }[] } }>(
    app,
    '{ calls(filter: { types: [GOOGLE_MEET] }) { results { id name } } }',
  );
  const ours = calls.results.filter(({ name }) => name === 'Backend interview');
  expect(ours).toHaveLength(1);
  const { call } = await askApi<{
    call: {
      captions: { captions: { text: string; startMs: number }[] };
      notes: { text: string }[];
    };
  }>(
    app,
    `{ call(id: "${ours[0]?.id}") { captions { captions { text startMs } } notes { text } } }`,
  );
  const heard = call.captions.captions
    .toSorted((caption, other) => caption.startMs - other.startMs)
    .map(({ text }) => text);
  expect(heard).toEqual(said);
  expect(call.notes.map(({ text }) => text)).toEqual(['Noted without a server']);
});

async function openCall(): Promise<void> {
  meeting = await openMeeting(chromium);
  await inMeeting(meeting, 'join');
  await inMeeting(meeting, 'captions', true);
  panel = await openExtensionPage(chromium, 'sidepanel');
}

/** Turns that grow word by word, one of them with a word taken back. */
async function say(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const number = said.length;
    const speaker = number % 2 === 0 ? 'You' : 'Leo Marsh';
    const text = `Turn ${number} was said in full.`;
    await inMeeting(meeting, 'say', speaker, `Turn ${number}`);
    await inMeeting(meeting, 'say', speaker, `Turn ${number} is wrong`, false);
    await inMeeting(meeting, 'say', speaker, text, false);
    said.push(text);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The panel shows the last of what was said, and all of it. */
async function seeAll(): Promise<void> {
  await seeText(panel, said.at(-1) ?? '');
  const shown = await panel.$$eval('[role="log"] p', (all) => all.map((item) => item.textContent));
  expect(shown).toEqual(said);
}

const saveLabel = (): Promise<string> =>
  panel.$eval('button::-p-text(Save at)', (button) => button.textContent ?? '');

/** The server forgets the token, as after its 90 days. */
async function revokeToken(): Promise<void> {
  const status = await panel.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { storage: { local: { get(key: string): Promise<Record<string, never>> } } };
    };
    const { session } = (await chrome.storage.local.get('session')) as {
      session?: { serverUrl: string; token: string };
    };
    const answer = await fetch(`${session?.serverUrl}/api/extension/token`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${session?.token}` },
    });
    return answer.status;
  });
  expect(status).toBe(200);
}
