import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { makeJobDescription } from './analyzerPage.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey, draftsKept } from './journey.ts';
import { beginSlowNetwork, falseTexts } from './slowNetwork.ts';
import { inDialog, typedPlaces, type TypedPlace } from './typedPlaces.ts';

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

/** A page on which something is typed; `text` is what stands there now. */
interface OpenPlace extends TypedPlace {
  name: string;
  page: Page;
  text: string;
}
let places: OpenPlace[];

/** Whether a page shows a text, also as what stands in a field. */
const showsText = (text: string) =>
  document.querySelector('body')?.innerText.includes(text) === true ||
  [...document.querySelectorAll('input, textarea')].some((field) =>
    (field as HTMLInputElement).value.includes(text),
  );
const shownText = (of: Page) => of.evaluate(() => document.body.innerText);
async function seePlace({ name, page: opened, text }: OpenPlace): Promise<void> {
  await opened
    .waitForFunction(showsText, { polling: 100, timeout: 20_000 }, text)
    .catch(async (cause: unknown) => {
      const shown = await shownText(opened);
      throw new Error(`${name}: "${text}" is not shown at ${opened.url()}: ${shown}`, { cause });
    });
}

async function typeAt(place: OpenPlace, text: string): Promise<void> {
  place.text = place.textFor?.(text) ?? text;
  const { field, also, page: opened } = place;
  if (typeof field === 'string') await opened.locator(field).fill(place.text);
  else await field(opened, place.text);
  await also?.(opened, place.text);
}
const saveAt = ({ save = '', page: opened }: OpenPlace) =>
  save === inDialog ? opened.locator(save).click() : clickButton(opened, save);
const savesAsTyped = ({ save, waits }: OpenPlace) => save === undefined && waits !== undefined;
const seeSaved = ({ page: opened }: OpenPlace) => seeText(opened, 'Saved', 20_000);
/** Answers when the server has answered a change. */
const changeAnswered = ({ page: opened }: OpenPlace) =>
  opened.waitForResponse((response) => /^\{.*mutation/.test(response.request().postData() ?? ''));
const goTo = ({ path, page: opened }: OpenPlace, text: string) =>
  opened.goto(journey.server.url + (typeof path === 'string' ? path : path(text)), {
    waitUntil: 'domcontentloaded',
    timeout: 60_000,
  });
/** One after the other, each in front: a page behind is drawn seldom. Names every place that failed. */
async function atEach(chosen: OpenPlace[], act: (place: OpenPlace) => Promise<unknown>) {
  const failed: string[] = [];
  for (const place of chosen) {
    await place.page.bringToFront();
    await act(place).catch((reason: unknown) => failed.push(`${place.name}: ${String(reason)}`));
  }
  expect(failed).toEqual([]);
}

test('wherever something is typed, it outlives 20 seconds offline, a sleeping laptop, a restarted server and a reload', async () => {
  const text = 'Nights offline';
  places = await Promise.all(
    Object.entries(await typedPlaces(page)).map(async ([name, place]) => {
      const opened = await page.browserContext().newPage();
      opened.setDefaultTimeout(20_000);
      await opened.setViewport({ width: 1280, height: 800 });
      return { ...place, name, page: opened, text };
    }),
  );
  await Promise.all(places.map((place) => goTo(place, text)));
  await atEach(places, async ({ open, page: opened }) => open?.(opened));
  for (const place of places) await place.page.setOfflineMode(true);
  const isOver = new Promise((resolve) => setTimeout(resolve, 20_000));
  await atEach(places, async (place) => {
    await typeAt(place, text);
    if (place.save !== undefined) await saveAt(place);
  });
  await isOver;
  await atEach(places, async (place) => {
    await seeText(place.page, 'You are offline since');
    if (place.waits !== undefined)
      await seeText(place.page, `Waiting for the connection: ${place.waits}`);
    await seePlace(place);
    const shown = await shownText(place.page);
    expect(falseTexts.filter((wrong) => shown.includes(wrong))).toEqual([]);
  });
  const sessions = await Promise.all(places.map((place) => place.page.createCDPSession()));
  const becomeAll = (state: 'frozen' | 'active') =>
    Promise.all(sessions.map((session) => session.send('Page.setWebLifecycleState', { state })));
  await becomeAll('frozen');
  await journey.restartServer();
  await becomeAll('active');
  const byItself = places.filter(({ waits }) => waits !== undefined);
  const byButton = places.filter(({ save, waits }) => save !== undefined && waits === undefined);
  const answers = Promise.all(byItself.map((place) => changeAnswered(place)));
  for (const place of places) await place.page.setOfflineMode(false);
  await answers;
  await atEach(byItself.filter(savesAsTyped), seeSaved);
  // The others as after a crash: what was typed is offered again, and saved when the person says so.
  await Promise.all(places.map(({ page: opened }) => draftsKept(opened)));
  await Promise.all(places.map((place) => goTo(place, text)));
  await atEach(byButton, async (place) => {
    await place.open?.(place.page);
    await seePlace(place);
    await Promise.all([changeAnswered(place), saveAt(place)]);
  });
  await Promise.all(places.map((place) => goTo(place, text)));
  await atEach(places, async (place) => {
    if (place.isOnlyThere) await place.open?.(place.page);
    await seePlace(place);
  });
});

/** On a slow network each page takes seconds: one of each kind of saving, and the long forms. */
const typedSlowly = [
  ...['note', 'guide', 'scorecard', 'analyzer', 'creator', 'plan'],
  ...['topic', 'skill report', 'scheduled interview', 'profile', 'disclaimer'],
];

test('on slow 3G nothing on eleven of these pages is false, and what is typed is saved', async () => {
  const text = 'Nights slow';
  const isChosen = ({ name }: OpenPlace) => typedSlowly.includes(name);
  const chosen = places.filter(isChosen);
  for (const place of places) if (!isChosen(place)) await place.page.close();
  for (const { page: opened } of chosen) opened.setDefaultTimeout(60_000);
  const networks = await Promise.all(chosen.map((place) => beginSlowNetwork(place.page)));
  // The code is in the browser's cache: what is slow here is what the pages show.
  await Promise.all(chosen.map((place) => goTo(place, text)));
  await atEach(chosen, async (place) => {
    await place.open?.(place.page);
    await typeAt(place, text);
  });
  const saved = chosen.filter(({ save }) => save !== undefined);
  const answers = Promise.all(saved.map((place) => changeAnswered(place)));
  await atEach(saved, saveAt);
  await answers;
  await atEach(chosen.filter(savesAsTyped), seeSaved);
  const seen = await Promise.all(networks.map((network) => network.seen()));
  expect(seen.flatMap(({ wrong }) => wrong)).toEqual([]);
  // A page behind draws nothing, so that two are loaded once more in front.
  for (const name of ['note', 'analyzer']) {
    const at = chosen.findIndex((place) => place.name === name);
    const [place, network] = [chosen[at], networks[at]];
    await place?.page.bringToFront();
    if (place) await goTo(place, text);
    await place?.page.waitForSelector('h1');
    expect(await network?.seen()).toEqual({ wrong: [], wasBlank: false });
  }
  for (const network of networks) await network.end();
  await Promise.all(chosen.map((place) => goTo(place, text)));
  await atEach(chosen, async (place) => {
    if (place.isOnlyThere) await place.open?.(place.page);
    await seePlace(place);
    await place.page.close();
  });
});

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
