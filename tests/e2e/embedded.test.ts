import type { Frame, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  installAtsExtension,
  openFramed,
  serveAtsHost,
  type AtsExtension,
  type AtsHost,
} from '../harness/atsHost.ts';
import { axeFindingsInBothSchemes, show, signInAs, views } from '../harness/openBrowser.ts';
import { askApi, beginJourney, seeText, type Journey } from './journey.ts';

let host: AtsHost;
let journey: Journey;

beforeAll(async () => {
  host = await serveAtsHost();
  journey = await beginJourney({ FRAME_ANCESTORS: host.url });
});
afterAll(async () => {
  await journey.end();
  await host.close();
});

/** A signed-in person's browser with an extension in it. */
async function browserWith(extension: AtsExtension | null): Promise<Page> {
  const page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Aisha Rahman');
  if (extension) await installAtsExtension(page, extension);
  return page;
}
const framed = (page: Page, path: string) => openFramed(page, host, journey.server.url + path);
const press = (frame: Frame, name: string) =>
  frame.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const see = (frame: Frame, text: string) =>
  frame.waitForFunction(
    (wanted) => document.querySelector('body')?.innerText.includes(wanted),
    { timeout: 20_000 },
    text,
  );
const pathOf = (frame: Frame) => frame.evaluate(() => location.pathname + location.search);
const inField = (page: Page) =>
  page.$eval('#field', (field) => (field as HTMLTextAreaElement).value);
const hasButton = (frame: Frame | Page, name: string) =>
  frame.evaluate(
    (label) => [...document.querySelectorAll('button')].some((item) => item.innerText === label),
    name,
  );
const backend = async (page: Page) => {
  const { myJobDescriptions } = await askApi<{
    myJobDescriptions: { results: { id: string; title: string; planId: string | null }[] };
  }>(page, '{ myJobDescriptions { results { id title planId } } }');
  const found = myJobDescriptions.results.find(({ title }) => title === 'Senior Backend Engineer');
  if (!found) throw new Error('The demo has a backend engineer');
  return found;
};

describe('beside an applicant tracking system', () => {
  let page: Page;
  let frame: Frame;
  beforeAll(async () => {
    page = await browserWith({ ats: 'Greenhouse', exports: 'takes' });
  });

  test('a plan is picked and the questions of an interview stand in the other page', async () => {
    frame = await framed(page, '/plan/select-plan');
    await see(frame, 'Select a plan');
    expect(await frame.$('nav')).toBeNull();
    await frame.locator('::-p-text(Senior Backend Engineer)').click();
    await see(frame, 'Recruiter screen');
    expect(await pathOf(frame)).toContain('from=select-plan');
    expect(await hasButton(frame, 'Share')).toBe(false);
    expect(await hasButton(frame, 'Create interview guides')).toBe(false);
    await frame.locator('article ::-p-aria([name="Export to ATS"][role="button"])').click();
    await see(frame, 'Questions of Recruiter screen exported to Greenhouse.');
    expect((await inField(page)).split('\n').slice(0, 2)).toEqual([
      'Recruiter screen',
      'What about scheduling for clinics made you want to talk with us?',
    ]);
  });

  test('the way back and the way out stand over every page', async () => {
    await press(frame, 'Back to previous page');
    await see(frame, 'Select a plan');
    await press(frame, 'Close');
    await expect.poll(() => inField(page)).toBe('closed');
  });

  test('a job description goes over whole, and the arrow leads on to its plan', async () => {
    const { id, planId } = await backend(await browserWith(null));
    frame = await framed(page, `/plan/analyze/${id}`);
    await see(frame, 'Export to ATS');
    await press(frame, 'Export to ATS');
    await see(frame, 'Job description exported to Greenhouse.');
    const input = await inField(page);
    const shown = await frame.$eval('[data-slate-editor]', (editor) =>
      (editor as HTMLElement).innerText.split('\n').filter((line) => line.trim() !== ''),
    );
    expect(shown.length).toBeGreaterThan(5);
    for (const line of shown) expect(input).toContain(line.trim());
    await press(frame, 'More ways on');
    await frame.locator('::-p-aria([name="View interview plan"][role="menuitem"])').click();
    await see(frame, 'Recruiter screen');
    expect(await pathOf(frame)).toBe(`/plan/interview_plan/${planId}`);
    // Not picked for this system: nothing to export from here.
    expect(await hasButton(frame, 'Export to ATS')).toBe(false);
  });

  test('a page that is not there can be closed', async () => {
    frame = await framed(page, '/plan/not-found');
    await see(frame, 'Not found');
    await page.$eval('#field', (field) => {
      (field as HTMLTextAreaElement).value = '';
    });
    await frame.locator('main ::-p-aria([name="Close"][role="button"])').click();
    await expect.poll(() => inField(page)).toBe('closed');
  });

  test('nothing axe would mend, wide and narrow, light and dark', async () => {
    const { id, planId } = await backend(await browserWith(null));
    for (const width of [1280, 1000]) {
      await show(page, { width, height: 800, scheme: 'light' });
      for (const [path, text] of [
        ['/plan/select-plan', 'Select a plan'],
        [`/plan/interview_plan/${planId}?from=select-plan`, 'Export to ATS'],
        [`/plan/analyze/${id}`, 'Export to ATS'],
      ] as const) {
        frame = await framed(page, path);
        await see(frame, text);
        expect(await axeFindingsInBothSchemes(page, frame)).toEqual([]);
        const overflow = await frame.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    }
    await show(page, views[0] ?? { width: 1280, height: 800, scheme: 'light' });
  });
});

test('what the other page does not take is on the clipboard, and one is told', async () => {
  const page = await browserWith({ ats: 'Greenhouse', exports: 'refuses' });
  const { planId } = await backend(page);
  const frame = await framed(page, `/plan/interview_plan/${planId}?from=select-plan`);
  await frame.locator('article ::-p-aria([name="Export to ATS"][role="button"])').click();
  await see(frame, 'No text field of Greenhouse is open to take it.');
  await see(frame, 'The text was copied: click where it belongs and paste it.');
  await page.locator('#field').click();
  await page.keyboard.press('KeyV', { commands: ['Paste'] });
  expect(await inField(page)).toMatch(/^Recruiter screen\n\n1\. What about scheduling/);
});

test('an extension that never answers is told of, and the text is copied', async () => {
  const page = await browserWith({ ats: 'Lever', exports: 'silent' });
  const { id } = await backend(page);
  const frame = await framed(page, `/plan/analyze/${id}`);
  await see(frame, 'Export to ATS');
  await press(frame, 'Export to ATS');
  await frame.waitForSelector('button[data-loading]');
  await see(frame, 'The browser extension did not answer.');
  expect(await frame.$('button[data-loading]')).toBeNull();
});

test.each([
  ['an extension that can put texts nowhere', { ats: null, exports: 'refuses' } as const],
  ['no extension', null],
])('in a frame with %s the app is as it always is', async (_name, extension) => {
  const page = await browserWith(extension);
  const { id } = await backend(page);
  const frame = await framed(page, '/plan/select-plan');
  await see(frame, 'Interview plans');
  expect(await pathOf(frame)).toBe('/plan');
  await frame.goto(`${journey.server.url}/plan/analyze/${id}`);
  await see(frame, 'View interview plan');
  expect(await hasButton(frame, 'Export to ATS')).toBe(false);
});

test('in a tab of its own nothing can be exported, whatever the extension says', async () => {
  const page = await browserWith({ ats: 'Greenhouse', exports: 'takes' });
  const { id, planId } = await backend(page);
  await page.goto(`${journey.server.url}/plan/interview_plan/${planId}?from=select-plan`);
  await seeText(page, 'Recruiter screen');
  await seeText(page, 'Create interview guides');
  expect(await hasButton(page, 'Export to ATS')).toBe(false);
  await page.goto(`${journey.server.url}/plan/analyze/${id}`);
  await seeText(page, 'View interview plan');
  expect(await hasButton(page, 'Export to ATS')).toBe(false);
  expect(journey.errors).toEqual([]);
});

test('the server learns which extension the person has', async () => {
  const page = await browserWith(null);
  await expect
    .poll(() => askApi(page, '{ currentUser { browserExtensionVersion } }'))
    .toEqual({ currentUser: { browserExtensionVersion: '9.9.9' } });
});
