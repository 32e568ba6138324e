import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HTTPRequest, Page, Target } from 'puppeteer';
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
/** A question of the guide that was asked aloud. */
let cueHeard = '';
let scheduledId = '';

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

test('the page that the installation opens leads through connecting, access, the button and its keys', async () => {
  const welcome = await openExtensionPage(chromium, 'welcome');
  for (const text of ['Address of your organization’s Rapport', 'Google Meet', 'Pin its button'])
    await seeText(welcome, text);
  expect(await findingsInBothSchemes(welcome)).toEqual([]);
  if (process.env.SHOTS)
    await welcome.screenshot({ path: `${process.env.SHOTS}/welcome.png`, fullPage: true });
  await welcome.close();
});

test('the options connect the extension with the person who is signed in at the web app', async () => {
  app = await connectExtension(chromium, server.url, 'Tom Okafor');
  expect(await askApi(app, '{ currentUser { fullName } }')).toEqual({
    currentUser: { fullName: 'Tom Okafor' },
  });
});

test('the web app learns which version is installed', async () => {
  await app.reload();
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
          { source: 'rapport-app', type: 'openIA', id: '2', windowHeight: 700 },
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

test('a guide that does not exist yet is made in the panel; a position only by people who may', async () => {
  const fill = (placeholder: string, name: string) =>
    panel.locator(`input[placeholder="${placeholder}"]`).fill(name);
  const option = (text: string) => `::-p-xpath(//*[@role="option"][contains(., "${text}")])`;
  await fill('Choose a position', 'Night Nurse');
  await seeText(panel, 'No positions found.');
  await fill('Choose a guide', 'Night nurse screen');
  await panel.locator(option('Create “Night nurse screen”')).click();
  await expect
    .poll(() => askApi(app, '{ guides(query: "Night nurse screen") { name } }'))
    .toEqual({ guides: [{ name: 'Night nurse screen' }] });
  await panel.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('input[placeholder="Choose a guide"]')?.value ===
      'Night nurse screen',
  );
});

test('the scheduled interview of this room is filled in, and is the one that begins', async () => {
  const { guides, currentUser } = await askApi<{
    guides: { id: string }[];
    currentUser: { id: string };
  }>(app, '{ guides(query: "Backend technical interview") { id } currentUser { id } }');
  const { createScheduledInterview } = await askApi<{ createScheduledInterview: { id: string } }>(
    app,
    `mutation { createScheduledInterview(input: { newCandidate: { firstName: "Leo", lastName: "Marsh" },
       callGuideId: "${guides[0]?.id ?? ''}", interviewerIds: ["${currentUser.id}"], durationMinutes: 45,
       scheduledStart: "${new Date().toISOString()}", meetingUrl: "${meetingUrl}" }) { id } }`,
  );
  scheduledId = createScheduledInterview.id;
  await panel.evaluate(() => localStorage.setItem('captureDisclaimer', 'Short.'));
  const release = await holdAnswers(panel);
  await panel.reload();
  await seeText(panel, 'Tell everybody in the meeting: “Short.”');
  const places = await placesInForm();
  await release();
  await panel.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[placeholder="Full name"]')?.value,
  );
  await seeText(panel, 'Tell everybody in the meeting: “I would like to save what we say');
  // What arrived late has moved nothing.
  expect(await placesInForm()).toEqual(places);
  const filled = await panel.$$eval('form input', (all) => all.map(({ value }) => value));
  expect(filled).toEqual(expect.arrayContaining(['Leo Marsh', 'Backend technical interview']));
  await clickButton(panel, 'Menu');
  await panel.locator('::-p-aria([name="Today’s interviews"][role="menuitem"])').click();
  await panel.locator('::-p-aria([name="Use here: Leo Marsh"])').wait();
  expect(await findingsInBothSchemes(panel)).toEqual([]);
  if (process.env.SHOTS) await shots('today');
  await clickButton(panel, 'Back to previous page');
  await panel.waitForSelector('form');
  if (process.env.SHOTS) await shots('start');
});

test('after the start words appear as they are said, and only then it says that it captures', async () => {
  await clickButton(panel, 'Everybody agrees: start');
  await seeState(panel, 'Captions on, nothing said yet');
  expect(await panel.evaluate(() => document.activeElement?.localName)).toBe('h1');
  await inMeeting(meeting, 'say', 'You', 'Welcome Leo.');
  await inMeeting(meeting, 'say', 'You', 'Welcome Leo. What did you build last?', false);
  await inMeeting(meeting, 'say', 'Leo Marsh', 'We moved a monolit');
  await inMeeting(meeting, 'say', 'Leo Marsh', 'We moved a monolith to services.', false);
  await seeState(panel, 'Capturing');
  await expect.poll(iconBadge).toBe('●');
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
  const opened = await chromium.browser.waitForTarget((item) => isPanel(item) && !known.has(item));
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
  const frame = await meeting.waitForFrame((item) => item.url().startsWith(server.url));
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
  await panel.locator('li button[aria-expanded="false"]').click();
  await panel.waitForFunction(() => document.activeElement?.localName === 'textarea');
  await panel.keyboard.type('Named the trade-offs himself');
  await saveByKey();
  await seeText(panel, 'Named the trade-offs himself');
  for (const [title, score] of [
    ['System design', 4],
    ['Overall', 3],
  ] as const) {
    await clickButton(panel, `Score ${title}`);
    const choice = `[aria-label="Score: ${title}"] > button:nth-child(${score})`;
    await panel.locator(choice).click();
    await panel.waitForSelector(`${choice}[aria-pressed="true"]`);
    await clickButton(panel, `Score ${score} ${title}`);
  }
  await panel.keyboard.press('n');
  await panel.waitForFunction(() => document.activeElement?.localName === 'textarea');
  await panel.keyboard.type('Ask about on-call next time');
  await saveByKey();
  await seeText(panel, 'Note · Everyone · Saved');
  await panel.waitForFunction(
    () => document.querySelector('body')?.innerText.includes('waiting to send') === false,
  );
  expect(await findingsInBothSchemes(panel)).toEqual([]);
});

test('a moment is marked by one key, and a question heard in the captions is ticked by itself', async () => {
  await panel.locator('[data-testid="state"]').click();
  await panel.keyboard.press('s');
  await seeText(panel, 'Strong at');
  await panel.keyboard.press('1');
  cueHeard = await panel.$$eval('li button[aria-expanded]', (all) => all.at(-1)?.title ?? '');
  await inMeeting(meeting, 'say', 'You', cueHeard);
  await seeText(panel, '2 of ');
  await inMeeting(meeting, 'say', 'You', 'And do you have any kids?');
  await seeText(panel, 'Family · ');
  await seeText(panel, 'only you see this');
  expect(await findingsInBothSchemes(panel)).toEqual([]);
  await clickButton(panel, 'Dismiss');
});

test('the panel stands in the meeting page too, where the page can neither find nor press it', async () => {
  await meeting.bringToFront();
  await meeting.setViewport({ width: 1280, height: 800 });
  await meeting.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    window.addEventListener('keydown', ({ key }) => keys.push(key), true);
    for (const host of document.querySelectorAll('[popover]'))
      host.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  });
  await meeting.mouse.click(1280 - 14, 0.42 * 800 + 48);
  const frame = await meeting.waitForFrame((item) => item.url().startsWith(chromium.origin));
  await frame.waitForSelector('::-p-text(2 of )');
  await frame.locator('[data-testid="state"]').click();
  await meeting.keyboard.press('c');
  await frame.waitForSelector('::-p-text(Concern at)');
  const reached = await meeting.evaluate(() => ({
    keys: (window as unknown as { keys: string[] }).keys,
    frames: window.length,
    roots: [...document.querySelectorAll('[popover]')].map((host) => host.shadowRoot),
  }));
  expect(reached).toEqual({ keys: [], frames: 0, roots: [null] });
  if (process.env.SHOTS) await inPageShots();
  await meeting.evaluate(() => {
    const cover = document.createElement('div');
    cover.id = 'cover';
    cover.popover = 'manual';
    cover.style.cssText =
      'inset: 0; width: 100vw; height: 100vh; pointer-events: none; opacity: 0.9';
    document.body.append(cover);
    cover.showPopover();
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const isLive = () =>
    frame.$eval('[role="tab"]:nth-of-type(2)', (tab) => tab.getAttribute('aria-selected'));
  await frame.click('[role="tab"]:nth-of-type(2)');
  expect(await isLive()).toBe('false');
  await meeting.evaluate(() => document.querySelector('#cover')?.remove());
  await new Promise((resolve) => setTimeout(resolve, 500));
  await frame.click('[role="tab"]:nth-of-type(2)');
  expect(await isLive()).toBe('true');
  await frame.locator('::-p-aria([name="Close"][role="button"])').click();
  const widthOfHost = () =>
    meeting.$eval('[popover]', (host) => host.getBoundingClientRect().width);
  await expect.poll(widthOfHost).toBe(28);
  await panel.bringToFront();
});

test('a page that forges messages, clicks, keys, events and prototypes changes nothing and learns nothing', async () => {
  const before = await stored();
  const learned = await meeting.evaluate(async (origin) => {
    const leaks: string[] = [];
    const leak = (what: string) => leaks.push(what);
    for (const [owner, name] of [
      [Element.prototype, 'attachShadow'],
      [Node.prototype, 'appendChild'],
      [Element.prototype, 'append'],
      [EventTarget.prototype, 'addEventListener'],
      [window, 'postMessage'],
      [window, 'fetch'],
    ] as const) {
      const original = Reflect.get(owner, name) as (...all: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...all: unknown[]) {
        if (JSON.stringify(all)?.includes('chrome-extension:')) leak(name);
        if (this instanceof Element && this.matches('[popover]')) leak(name);
        return original.apply(this, all);
      });
    }
    Object.defineProperty(Object.prototype, 'captureId', {
      ...{ configurable: true, get: () => 'forged', set: () => leak('Object.prototype') },
    });
    const { chrome } = window as unknown as { chrome?: { runtime?: object } };
    if (chrome?.runtime) leak('chrome.runtime');
    const forged = [
      ...['getVersion', 'hideModal', 'openIA', 'getAtsContext', 'exportInterview', 'connect'],
      ...['startCapture', 'finishCapture', 'discardCapture', 'signOut', 'followCapture'],
    ];
    for (const source of ['rapport-app', 'rapport-extension', 'wxt'])
      for (const type of forged) {
        const data = { source, type, id: '1', data: { captureId: 'forged' }, code: 'c' };
        window.postMessage({ ...data, state: 'x'.repeat(20) }, '*');
        document.dispatchEvent(new CustomEvent(type, { detail: data }));
        new BroadcastChannel('rapport-changes').postMessage(data);
      }
    // By this event a script of the framework ends its older self.
    for (const contentScriptName of ['meeting', 'meet', 'content']) {
      const type = `${origin.split('//')[1] ?? ''}:${contentScriptName}:wxt:content-script-started`;
      const detail = { contentScriptName, messageId: 'x' };
      document.dispatchEvent(new CustomEvent(type, { detail }));
      window.postMessage({ type, ...detail }, '*');
    }
    window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (JSON.stringify(data)?.includes('"answer"')) leak('answer');
    });
    const host = document.querySelector('[popover]');
    for (const target of [host, document.body, document])
      for (const type of ['click', 'pointerdown', 'pointerup', 'keydown', 'keyup', 'input'])
        for (const key of ['1', 'c', 'n', 'Enter'])
          target?.dispatchEvent(
            new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true }),
          );
    // The panel without its ticket, and thrown out.
    const frame = document.createElement('iframe');
    frame.src = `${origin}/sidepanel.html?ticket=${crypto.randomUUID()}`;
    document.body.append(frame);
    host?.remove();
    document.querySelector('[aria-label="Captions"]')?.setAttribute('data-title', '<img src=x>');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    frame.remove();
    Reflect.deleteProperty(Object.prototype, 'captureId');
    return leaks;
  }, chromium.origin);
  expect(learned).toEqual([]);
  expect(await stored()).toEqual(before);
  await inMeeting(meeting, 'say', 'You', 'Nothing of that has worked.');
  await expect.poll(async () => (await stored()).captions).toBe(before.captions + 1);
});

/** How much of what the extension keeps is there. */
const stored = () =>
  panel.evaluate(async () => {
    const open = indexedDB.open('rapport');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const { result } = open;
    const countOf = (name: string) =>
      new Promise<number>((resolve) => {
        const count = result.transaction(name).objectStore(name).count();
        count.onsuccess = () => resolve(count.result);
      });
    const [captures, captions, notes] = await Promise.all(
      ['captures', 'captions', 'notes'].map(countOf),
    );
    result.close();
    const state = document.querySelector('[data-testid="state"]')?.textContent;
    return { captures: captures ?? 0, captions: captions ?? 0, notes: notes ?? 0, state };
  });

test('at the size of a side panel the guide shows at least five questions', async () => {
  await panel.bringToFront();
  await panel.setViewport({ width: 320, height: 720 });
  const shown = await panel.$$eval('li button[aria-expanded]', (all) => {
    const bottom = document.querySelector('[aria-label="Mark this moment"]');
    const end = bottom?.getBoundingClientRect().top ?? 0;
    return all.filter((item) => item.getBoundingClientRect().bottom <= end).length;
  });
  const total = await panel.$$eval('li button[aria-expanded]', (all) => all.length);
  expect(shown).toBeGreaterThanOrEqual(Math.min(5, total));
  if (process.env.SHOTS) await shots('guide');
  await panel.setViewport({ width: 360, height: 800 });
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
  await seeState(panel, 'Saved');
  expect(await findingsInBothSchemes(panel)).toEqual([]);
  const opened = chromium.browser.waitForTarget((item) => item.url().includes('/interview/'));
  await clickButton(panel, 'Open the interview');
  const interview = await (await opened).page();
  if (!interview) throw new Error('No page was opened');
  await interview.bringToFront();
  await seeText(interview, 'We moved a monolith to services.', 60_000);
  await seeText(interview, 'Leo Marsh');
  const callId = new URL(interview.url()).pathname.split('/').at(-1) ?? '';
  const { call } = await askApi<{ call: Record<string, unknown> }>(
    interview,
    `{ call(id: "${callId}") { type interviewId candidate { fullName } callGuide { name } speakers { name role }
       notes { text type cue { cue } }
       scorecards { mine { status overallScore items { kind itemText score } } } } }`,
  );
  expect(call).toMatchObject({
    type: 'GOOGLE_MEET',
    interviewId: scheduledId,
    candidate: { fullName: 'Leo Marsh' },
    callGuide: { name: 'Backend technical interview' },
    scorecards: {
      mine: {
        ...{ status: 'DRAFT', overallScore: 3 },
        items: expect.arrayContaining([
          { kind: 'COMPETENCY', itemText: 'System design', score: 4 },
        ]),
      },
    },
    speakers: [
      { name: 'Tom Okafor', role: 'INTERVIEWER' },
      { name: 'Leo Marsh', role: 'CANDIDATE' },
    ],
  });
  expect(await askWords(interview, callId)).toMatchObject([
    { text: 'Welcome Leo. What did you build last?' },
    { text: 'We moved a monolith to services.' },
    { text: cueHeard },
    { text: 'And do you have any kids?' },
    { text: 'Nothing of that has worked.' },
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

test.each([
  ['Zoom', 'https://app.zoom.us/wc/81234567890/join', 'Zoom'],
  ['Microsoft Teams', 'https://teams.microsoft.com/v2/', 'Teams'],
])('an interview in %s is captured in the same way', async (_name, url, expected) => {
  await panel.bringToFront();
  await clickButton(panel, 'Next interview');
  await meeting.close();
  meeting = await openMeeting(chromium, url);
  await meeting.waitForFunction(() => 'meeting' in window);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await inMeeting(meeting, 'join');
  await panel.bringToFront();
  await seeState(panel, 'Captions are off');
  await clickButton(panel, 'Turn on captions');
  await seeState(panel, 'Not started');
  await startInterview(panel, { candidate: 'Leo Marsh' });
  await seeState(panel, 'Captions on, nothing said yet');
  const said = 'I moved a monolith to services last year and we kept the old one for a month.';
  const words = said.split(' ');
  for (let count = 3; count <= words.length; count += 3)
    await inMeeting(meeting, 'say', 'Leo Marsh', words.slice(0, count).join(' '), count === 3);
  await inMeeting(meeting, 'say', 'Leo Marsh', said, false);
  await seeState(panel, 'Capturing');
  await panel.keyboard.press('2');
  await seeText(panel, said);
  await clickButton(panel, 'Finish interview');
  await seeState(panel, 'Saved');
  const { calls } = await askApi<{ calls: { results: { id: string; type: string }[] } }>(
    app,
    '{ calls { results { id type } } }',
  );
  expect(calls.results[0]?.type).toMatch(new RegExp(expected, 'i'));
  await expect
    .poll(() => askWords(app, calls.results[0]?.id ?? '').catch(() => null), { timeout: 20_000 })
    .toMatchObject([{ text: said }]);
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

/** Keeps what the server answers from a page until it is released. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  let isHeld = true;
  const answer = (request: HTTPRequest) => {
    if (isHeld && request.url().endsWith('/graphql')) held.push(request);
    else void request.continue();
  };
  await page.setRequestInterception(true);
  page.on('request', answer);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((request) => request.continue()));
    await page.setRequestInterception(false);
    page.off('request', answer);
  };
}

/** How far down each field and button of the start form stands. */
const placesInForm = () =>
  panel.$$eval('form input:not([type="hidden"]), form button[type="submit"]', (all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().top)),
  );

/** What the extension's button in the toolbar shows. */
const iconBadge = () =>
  panel.evaluate(() =>
    (
      globalThis as unknown as {
        chrome: { action: { getBadgeText(of: object): Promise<string> } };
      }
    ).chrome.action.getBadgeText({}),
  );

/** Pictures of the panel for a look by eye, where a folder for them is given. */
async function shots(name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] satisfies Scheme[]) {
    await panel.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await panel.screenshot({ path: `${process.env.SHOTS}/${name}-${scheme}.png` });
  }
}

async function inPageShots(): Promise<void> {
  for (const width of [1280, 800, 400]) {
    await meeting.setViewport({ width, height: 800 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await meeting.screenshot({ path: `${process.env.SHOTS}/inPage-${width}.png` });
  }
  await meeting.setViewport({ width: 1280, height: 800 });
}

async function saveByKey(): Promise<void> {
  await panel.keyboard.down('Control');
  await panel.keyboard.press('Enter');
  await panel.keyboard.up('Control');
}
