import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Target } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  inMeeting,
  meetingUrl,
  openExtensionBrowser,
  openExtensionPage,
  openMeeting,
  serveMeetings,
  type ExtensionBrowser,
} from '../harness/extensionBrowser.ts';
import { connectExtension, seeState, startInterview } from '../harness/extensionSteps.ts';
import { axeFindings, show, type Scheme } from '../harness/openBrowser.ts';
import { runServer, type RunningServer } from '../harness/runServer.ts';
import { askApi, askWords, clickButton, seeText } from './journey.ts';

let server: RunningServer;
let meetings: Awaited<ReturnType<typeof serveMeetings>>;
let chromium: ExtensionBrowser;
let app: Page;
let meeting: Page;
let panel: Page;
const errors: string[] = [];

beforeAll(async () => {
  [server, meetings] = await Promise.all([
    runServer({ FRAME_ANCESTORS: new URL(meetingUrl).origin }),
    serveMeetings(),
  ]);
  chromium = await openExtensionBrowser(meetings.port);
});
afterAll(async () => {
  await chromium.close();
  await meetings.close();
  await server.stop();
});

test('an address where no server answers is told in the options, and no page is opened', async () => {
  const other = createServer((_request, response) => response.end('Hello')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const options = await openExtensionPage(chromium, 'options');
  const pages = (await chromium.browser.pages()).length;
  for (const [address, reason] of [
    ['http://localhost:1', 'No server can be reached at localhost:1. Check the address'],
    [`http://127.0.0.1:${port}`, 'is not Rapport. Check the address'],
    ['two words', 'This is no address.'],
  ] as const) {
    await options.locator('input').fill(address);
    await clickButton(options, 'Sign in');
    await seeText(options, reason);
  }
  expect(await chromium.browser.pages()).toHaveLength(pages);
  await options.close();
  other.close();
});

test('the options connect the extension with the person who is signed in at the web app', async () => {
  app = await connectExtension(chromium, server.url, 'Tom Okafor');
  expect(await askApi(app, '{ currentUser { fullName } }')).toEqual({
    currentUser: { fullName: 'Tom Okafor' },
  });
});

test('the web app learns which version is installed', async () => {
  const version = await app.evaluate(async () => {
    const answer = new Promise<unknown>((resolve) => {
      window.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
        if (data.type === 'answer') resolve(data);
      });
    });
    window.postMessage({ source: 'rapport-app', type: 'getVersion', id: '1' }, location.origin);
    return answer;
  });
  expect(version).toMatchObject({ id: '1', data: { version: '0.1.0' } });
});

test('a click in the web app opens the assistant, and the app can close it', async () => {
  const isPanel = (target: Target) => target.url().endsWith('/sidepanel.html');
  await app.bringToFront();
  await app.evaluate(() => {
    document.addEventListener(
      'click',
      () =>
        window.postMessage(
          { source: 'rapport-app', type: 'openAssistant', id: '2', windowHeight: 700 },
          location.origin,
        ),
      { once: true },
    );
  });
  await app.mouse.click(5, 5);
  const opened = await (await chromium.browser.waitForTarget(isPanel)).asPage();
  await opened.waitForSelector('[data-testid="state"]');
  await app.evaluate(() =>
    window.postMessage({ source: 'rapport-app', type: 'hideModal', id: '3' }, location.origin),
  );
  await expect
    .poll(() => chromium.browser.targets().some(isPanel), { timeout: 20_000 })
    .toBe(false);
});

test('before the start the panel says how the captions stand, and takes nothing', async () => {
  meeting = await openMeeting(chromium);
  panel = await openExtensionPage(chromium, 'sidepanel');
  panel.on('pageerror', (error) => errors.push(String(error)));
  await seeState(panel, 'Not started');
  await inMeeting(meeting, 'join');
  await seeState(panel, 'Captions are off');
  await clickButton(panel, 'Turn on captions');
  await seeText(panel, 'Nothing is saved before you start.');
  await inMeeting(meeting, 'say', 'You', 'This was said before the start.');
  expect(await findingsInBothSchemes(panel)).toEqual([]);
});

test('after the start words appear as they are said, and only then it says that it captures', async () => {
  await startInterview(panel, { candidate: 'Leo Marsh', guide: 'Backend technical interview' });
  await seeState(panel, 'Captions on, nothing said yet');
  await inMeeting(meeting, 'say', 'You', 'Welcome Leo.');
  await inMeeting(meeting, 'say', 'You', 'Welcome Leo. What did you build last?', false);
  await inMeeting(meeting, 'say', 'Leo Marsh', 'We moved a monolit');
  await inMeeting(meeting, 'say', 'Leo Marsh', 'We moved a monolith to services.', false);
  await seeState(panel, 'Capturing');
  await panel.keyboard.press('2');
  await seeText(panel, 'We moved a monolith to services.');
  await seeText(panel, 'Welcome Leo. What did you build last?');
  expect(await panel.evaluate(() => document.body.innerText)).not.toContain('before the start');
  expect(await findingsInBothSchemes(panel)).toEqual([]);
});

test('meanwhile the web app names the interview on its pages, and opens the assistant', async () => {
  const isPanel = (target: Target) => target.url().endsWith('/sidepanel.html');
  const known = new Set(chromium.browser.targets().filter(isPanel));
  await app.bringToFront();
  await app.goto(`${server.url}/plan`);
  await seeText(app, 'Interview with Leo Marsh in progress');
  await show(app, { width: 360, height: 740, scheme: 'dark' });
  await app.locator('::-p-aria([name="Open assistant"])').wait();
  expect(await findingsInBothSchemes(app)).toEqual([]);
  await app.setViewport({ width: 1280, height: 800 });
  await clickButton(app, 'Open assistant');
  const opened = await chromium.browser.waitForTarget((one) => isPanel(one) && !known.has(one));
  const beside = await opened.asPage();
  await seeState(beside, 'Capturing');
  await beside.close();
  await panel.bringToFront();
});

test('framed by another page the app is answered, told of no system, and connects nobody', async () => {
  await meeting.bringToFront();
  await meeting.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }, `${server.url}/sign-in`);
  const frame = await meeting.waitForFrame((one) => one.url().startsWith(server.url));
  await frame.waitForSelector('button');
  const heard = await frame.evaluate(async () => {
    const answers: unknown[] = [];
    window.addEventListener('message', ({ data }: MessageEvent<{ source?: string }>) => {
      if (data.source === 'rapport-extension') answers.push(data);
    });
    const post = (message: object) =>
      window.postMessage({ source: 'rapport-app', ...message }, location.origin);
    post({ type: 'connect', code: 'a code', state: 'a state of theirs' });
    post({ type: 'getAtsContext', id: 'a' });
    post({ type: 'exportInterview', id: 'b', interviewName: 'Screen', questions: ['Why?'] });
    while (answers.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return answers;
  });
  expect(heard).toHaveLength(2);
  expect(heard).toContainEqual(expect.objectContaining({ id: 'a', data: { ats: null } }));
  expect(heard).toContainEqual(
    expect.objectContaining({ id: 'b', data: { ats: null, isInserted: false, reason: 'NO_ATS' } }),
  );
  await meeting.evaluate(() => document.querySelector('iframe')?.remove());
  await panel.bringToFront();
});

test('questions of the guide are ticked and noted, and notes are taken by keyboard', async () => {
  await panel.keyboard.press('1');
  await seeText(panel, '0 of ');
  await panel.locator('input[type="checkbox"]').click();
  await seeText(panel, '1 of ');
  await panel.locator('button[aria-label^="Note on:"]').click();
  await panel.waitForFunction(() => document.activeElement?.localName === 'textarea');
  await panel.keyboard.type('Named the trade-offs himself');
  await saveByKey();
  await seeText(panel, 'Named the trade-offs himself');
  await panel.keyboard.press('n');
  await panel.waitForFunction(() => document.activeElement?.localName === 'textarea');
  await panel.keyboard.type('Ask about on-call next time');
  await saveByKey();
  await seeText(panel, 'Note · Everyone · Saved');
  await panel.waitForFunction(() => !document.body.innerText.includes('waiting to send'));
  expect(await findingsInBothSchemes(panel)).toEqual([]);
});

test('captions that stop are lost, and recovered when they come back', async () => {
  await inMeeting(meeting, 'captions', false);
  await seeState(panel, 'Lost');
  await inMeeting(meeting, 'captions', true);
  await inMeeting(meeting, 'say', 'Leo Marsh', 'The hardest part was the data.');
  await seeState(panel, 'Recovered');
});

test('after the end the interview stands in the web app with speakers, words and notes', async () => {
  await panel.locator('h1').click();
  await clickButton(panel, 'Finish interview');
  await clickButton(panel, 'Finish now');
  await seeState(panel, 'Saved');
  expect(await findingsInBothSchemes(panel)).toEqual([]);
  const opened = chromium.browser.waitForTarget((one) => one.url().includes('/interview/'));
  await clickButton(panel, 'Open the interview');
  const interview = await (await opened).page();
  if (!interview) throw new Error('No page was opened');
  await interview.bringToFront();
  await seeText(interview, 'We moved a monolith to services.', 60_000);
  await seeText(interview, 'Leo Marsh');
  const callId = new URL(interview.url()).pathname.split('/').at(-1) ?? '';
  const { call } = await askApi<{ call: Record<string, unknown> }>(
    interview,
    `{ call(id: "${callId}") { type candidate { fullName } callGuide { name } speakers { name role }
       notes { text type cue { cue } } } }`,
  );
  expect(call).toMatchObject({
    type: 'GOOGLE_MEET',
    candidate: { fullName: 'Leo Marsh' },
    callGuide: { name: 'Backend technical interview' },
    speakers: [
      { name: 'Tom Okafor', role: 'INTERVIEWER' },
      { name: 'Leo Marsh', role: 'CANDIDATE' },
    ],
  });
  expect(await askWords(interview, callId)).toMatchObject([
    { text: 'Welcome Leo. What did you build last?' },
    { text: 'We moved a monolith to services.' },
    { text: 'The hardest part was the data.' },
  ]);
  expect(call['notes']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: 'Asked', type: 'CUE', cue: expect.anything() }),
      expect.objectContaining({ text: 'Named the trade-offs himself', cue: expect.anything() }),
      expect.objectContaining({ text: 'Ask about on-call next time', type: 'NOTE', cue: null }),
    ]),
  );
});

test('signing out in the options ends the connection', async () => {
  const options = await openExtensionPage(chromium, 'options');
  await seeText(options, 'Signed in as Tom Okafor');
  expect(await findingsInBothSchemes(options)).toEqual([]);
  await clickButton(options, 'Sign out');
  await seeText(options, 'Address of your organization’s Rapport');
  expect(await findingsInBothSchemes(options)).toEqual([]);
  expect(errors).toEqual([]);
});

/** What axe finds on the page by day and by night. */
async function findingsInBothSchemes(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const scheme of ['dark', 'light'] satisfies Scheme[]) {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    await page.waitForSelector(`html[data-mantine-color-scheme="${scheme}"]`);
    // Colours fade over within 180 ms where no one asked for less motion.
    await new Promise((resolve) => setTimeout(resolve, 300));
    findings.push(...(await axeFindings(page)).map((finding) => `${scheme}: ${finding}`));
  }
  return findings;
}

async function saveByKey(): Promise<void> {
  await panel.keyboard.down('Control');
  await panel.keyboard.press('Enter');
  await panel.keyboard.up('Control');
}
