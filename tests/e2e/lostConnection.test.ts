import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { makeJobDescription } from './analyzerPage.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey, draftsKept } from './journey.ts';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney({}, 'whole');
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
});
afterAll(() => journey.end());

const chooseItem = (name: string) =>
  page.locator(`::-p-xpath(//*[@role="menuitem"][. = "${name}"])`).click();

const chooseTab = (name: string) =>
  page.locator(`::-p-xpath(//button[@role="tab"][starts-with(., "${name}")])`).click();
const noteText = () => page.$eval('form[aria-label="New note"] textarea', (field) => field.value);

/** Lets the server go and come back for one page, as when it is restarted. */
async function awayServer(of: Page) {
  let state: 'there' | 'away' = 'there';
  await of.setRequestInterception(true);
  of.on('request', (request) => {
    const isServer = /\/(graphql|healthz)/.test(request.url());
    void (isServer && state === 'away' ? request.abort('connectionrefused') : request.continue());
  });
  return (now: typeof state) => {
    state = now;
  };
}

test('a search begun without a connection keeps the page, and is done when it is back', async () => {
  await seeText(page, 'Kwabena Mensah');
  await clickButton(page, 'Filters');
  // The filters have come, and with them the key of the search.
  await page.waitForFunction(
    () => document.querySelectorAll('main input[type="checkbox"]').length > 5,
  );
  await page.setOfflineMode(true);
  await page.type('input[type="search"]', 'referrals');
  await seeText(page, 'You are offline since');
  // Longer than the pause after typing: the code that searches was asked for in vain.
  await new Promise((next) => setTimeout(next, 1500));
  expect(await page.$eval('input[type="search"]', (field) => field.value)).toBe('referrals');
  await page.setOfflineMode(false);
  await page.waitForSelector('main mark');
});

test('a dialog asked for without a connection opens when it is back, and closing it gives the focus back', async () => {
  await page.locator('::-p-xpath(//main//a[contains(., "Kwabena Mensah")])').click();
  await seeText(page, 'a medical assistant for four years');
  await page.setOfflineMode(true);
  await clickButton(page, 'More');
  await chooseItem('Export transcript');
  await new Promise((next) => setTimeout(next, 500));
  expect(await page.$('[role="dialog"]')).toBeNull();
  await seeText(page, 'a medical assistant for four years');
  await page.setOfflineMode(false);
  await seeText(page, 'Notes that you can see');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'More');
});

test('a note typed without a connection is kept through a change of tab and a reload, and then saved', async () => {
  const url = new URL(page.url());
  url.searchParams.set('tab', 'notes');
  await page.goto(url.href);
  const note = await page.waitForSelector('form[aria-label="New note"] textarea');
  await note?.type('Asks what a shift costs');
  await page.setOfflineMode(true);
  await clickButton(page, 'Save note');
  await seeText(page, 'The note is not saved.');
  await chooseTab('AI notes');
  await chooseTab('Notes');
  expect(await noteText()).toBe('Asks what a shift costs');
  await page.setOfflineMode(false);
  await page.reload();
  await page.waitForFunction(
    () =>
      (document.querySelector<HTMLTextAreaElement>('form[aria-label="New note"] textarea')?.value ??
        '') !== '',
  );
  expect(await noteText()).toBe('Asks what a shift costs');
  await clickButton(page, 'Save note');
  await page.waitForSelector(
    '::-p-xpath(//ul[@aria-label="Notes"]/li[contains(., "a shift costs")])',
  );
});

test('a word corrected without a connection waits in the banner and is saved when it is back', async () => {
  await page.locator('[data-word]').click({ count: 2 });
  const field = await page.waitForSelector('textarea[aria-label^="Correct"]');
  await page.setOfflineMode(true);
  await field?.type('Absolutely');
  await page.keyboard.press('Enter');
  await seeText(page, 'Waiting for the connection: corrections of the transcript.');
  await page.waitForSelector('::-p-xpath(//*[@data-word][. = "Absolutely"])');
  await page.setOfflineMode(false);
  await seeText(page, 'corrected to “Absolutely”');
  await page.reload();
  await page.waitForSelector('::-p-xpath(//*[@data-word][. = "Absolutely"])');
});

test('a correction that waited when the page crashed is offered back by the next', async () => {
  const word = '::-p-xpath((//*[@data-word])[3])';
  await page.locator(word).click({ count: 2 });
  const field = await page.waitForSelector('textarea[aria-label^="Correct"]');
  await page.setOfflineMode(true);
  await field?.type('Undoubtedly');
  await page.keyboard.press('Enter');
  await seeText(page, 'Waiting for the connection: corrections of the transcript.');
  const [url, context] = [page.url(), page.browserContext()];
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(url);
  await seeText(page, 'A change of yours to this transcript was not saved');
  await clickButton(page, 'Save now');
  await seeText(page, 'corrected to “Undoubtedly”');
  expect(await page.$('::-p-aria([name="Save now"][role="button"])')).toBeNull();
});

test('what was written in the creator without a connection outlives leaving it', async () => {
  const id = await makeJobDescription(page, 'Creator');
  await page.goto(`${journey.server.url}/plan/create/${id}`);
  const title = '::-p-aria([name="Job title"][role="textbox"])';
  await page.waitForSelector(title);
  await page.setOfflineMode(true);
  await page.locator(title).fill('Ward clerk');
  await seeText(page, 'Failed');
  await page.locator('::-p-xpath(//nav//a[contains(., "Recordings")])').click();
  await page.waitForFunction(() => location.pathname === '/search');
  // With a connection while it is left, the creator would save by itself.
  await page.waitForSelector(title, { hidden: true });
  await draftsKept(page);
  await page.setOfflineMode(false);
  await page.goBack();
  await clickButton(page, 'Save now');
  await page.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saved'));
  await page.reload();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Ward clerk');
});

test('plan edits made while the server is away wait in the banner and are saved when it is back', async () => {
  const editor = await journey.newPage();
  await signInAs(editor, journey.server.url, 'Aisha Rahman');
  const { list } = await askApi<{ list: { results: { id: string; planId: string }[] } }>(
    editor,
    '{ list: myJobDescriptions(pagination: { limit: 20 }, hasPlan: true) { results { id planId } } }',
  );
  const [first] = list.results;
  await editor.goto(`${journey.server.url}/plan/interview_plan/${first?.planId}`);
  await editor.waitForSelector('::-p-aria([name="Add interview"][role="button"])');
  const setServer = await awayServer(editor);
  setServer('away');
  await clickButton(editor, 'Add interview');
  await editor.waitForSelector('textarea[aria-label="Add interview"]');
  await editor.keyboard.type('Panel with the ward');
  await editor.keyboard.press('Enter');
  await seeText(editor, 'Panel with the ward');
  await seeText(editor, 'Waiting for the connection: changes to the plan.');
  // A page that cannot be loaded says why, and comes by itself when the server is back.
  const path = `/plan/analyze/${first?.id}`;
  await editor.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await seeText(editor, 'The server could not be reached.');
  expect(new URL(editor.url()).pathname).toBe(path);
  setServer('there');
  await editor.waitForSelector('[role="textbox"][contenteditable="true"]');
  await editor.goto(`${journey.server.url}/plan/interview_plan/${first?.planId}`);
  await editor.locator('::-p-aria([name="Save now"][role="button"])').click();
  await seeText(editor, 'Panel with the ward');
  await editor.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saved'));
  await editor.reload();
  await seeText(editor, 'Panel with the ward');
  expect(await editor.$('::-p-aria([name="Save now"][role="button"])')).toBeNull();
});

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
