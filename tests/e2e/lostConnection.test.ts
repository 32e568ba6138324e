import type { BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { makeJobDescription } from './analyzerPage.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey, draftsKept } from './journey.ts';
import { beginSlowNetwork, falseTexts } from './slowNetwork.ts';
import { beginStreams } from './streamedPlaces.ts';
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
  /** Two digits. */
  number: string;
  page: Page;
  /** Before the field made it an address or the like. */
  typed: string;
  text: string;
}
let places: OpenPlace[];

/** Whether a page shows a text in its content or a dialog, also as what stands in a field. */
const showsText = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].some(({ innerText }) =>
    innerText.includes(text),
  ) ||
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

/** The same text nowhere else, so that no page shows what was typed on another. */
function chooseText(place: OpenPlace, text: string): void {
  place.typed = `${text} ${place.number}`;
  place.text = place.textFor?.(place.typed) ?? place.typed;
}
async function typeAt(place: OpenPlace): Promise<void> {
  const { field, also, page: opened } = place;
  if (typeof field === 'string') await opened.locator(field).fill(place.text);
  else await field(opened, place.text);
  await also?.(opened, place.text);
}
const saveAt = ({ save = '', page: opened }: OpenPlace) =>
  save === inDialog ? opened.locator(save).click() : clickButton(opened, save);
const savesAsTyped = ({ save, waits }: OpenPlace) => save === undefined && waits !== undefined;
const isSavedByButton = ({ save, waits }: OpenPlace) => save !== undefined && waits === undefined;
const seeSaved = ({ page: opened }: OpenPlace) => seeText(opened, 'Saved', 20_000);
/** Answers when the server has made a change. @throws what the server says against it. */
async function changeMade({ page: opened }: OpenPlace): Promise<void> {
  const response = await opened.waitForResponse((answer) =>
    /^\{.*mutation/.test(answer.request().postData() ?? ''),
  );
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
}
const goTo = (
  { path, page: opened, typed }: Pick<OpenPlace, 'path' | 'page' | 'typed'>,
  at: string | undefined = undefined,
) =>
  opened.goto(journey.server.url + (at ?? (typeof path === 'string' ? path : path(typed))), {
    waitUntil: 'domcontentloaded',
    timeout: 60_000,
  });
const newContext = () => journey.browser.createBrowserContext();
/** A window of its own is drawn as if it were in front. */
async function openWindow(context: BrowserContext): Promise<Page> {
  const opened = await context.newPage({ type: 'window' });
  opened.setDefaultTimeout(20_000);
  await opened.setViewport({ width: 1280, height: 800 });
  return opened;
}
/** Some at a time. Names every place that failed. */
async function atEach<Place extends { name: string }>(
  chosen: Place[],
  act: (place: Place) => Promise<unknown>,
  atOnce = 6,
) {
  const failed: string[] = [];
  const left = [...chosen];
  const actOnLeft = async () => {
    for (let place = left.shift(); place; place = left.shift()) {
      const { name } = place;
      await act(place).catch((reason: unknown) => failed.push(`${name}: ${String(reason)}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, actOnLeft));
  expect(failed).toEqual([]);
}

/** Saves what a page offers again, and opens the page once more. */
async function saveAgain(place: OpenPlace): Promise<void> {
  await place.open?.(place.page);
  await seePlace(place);
  await Promise.all([changeMade(place), saveAt(place)]);
  if (place.seesDone) await seeText(place.page, place.seesDone, 20_000);
  else await goTo(place, place.seenAt);
}

/** What the mailbox got last for an address. */
async function codeFor(address: string): Promise<string> {
  const mails = (await (await fetch(`${journey.server.url}/dev/mailbox.json`)).json()) as {
    recipient: string;
    body: string;
  }[];
  const { body = '' } = mails.find(({ recipient }) => recipient === address) ?? {};
  return / is (\w{6})\b/.exec(body)?.[1] ?? '';
}

/** A page that asks for the code that was sent to an address. */
async function askForCode(context: BrowserContext, path: string, address: string): Promise<Page> {
  const opened = await openWindow(context);
  await opened.goto(journey.server.url + path);
  await opened.locator('main input').fill(address);
  await clickButton(opened, 'Send me a code');
  await opened.waitForSelector('input[aria-label="Code"]');
  return opened;
}

test('what is typed or streamed anywhere outlives 20 seconds offline, a sleeping laptop, a restarted server and a reload', async () => {
  const colleague = await journey.newPage();
  await signInAs(colleague, journey.server.url, 'Tom Okafor');
  // Pages that all are in front each keep a connection for news, and a browser opens six to one server.
  const second = await journey.newPage();
  const third = await journey.newPage();
  for (const signedOut of [second, third])
    await signInAs(signedOut, journey.server.url, 'Elena Petrova');
  const typed = await typedPlaces(page);
  places = [];
  for (const [index, [name, place]] of Object.entries(typed).entries()) {
    const own = (index % 2 === 0 ? page : second).browserContext();
    const context = { nobody: newContext, 'Tom Okafor': () => colleague.browserContext() };
    const opened = await openWindow(place.of ? await context[place.of]() : own);
    places.push({
      ...{ ...place, name, page: opened, text: '', typed: '' },
      number: String(index).padStart(2, '0'),
    });
  }
  await atEach(places, async (place) => {
    chooseText(place, 'Nights offline');
    await goTo(place);
    await place.open?.(place.page);
  });
  const outside = String(typed['address of somebody outside']?.path);
  const codes = [
    { name: 'sign-in', path: '/sign-in', address: 'recruiter@demo.test', then: 'Aisha Rahman' },
    { name: 'external access', path: outside, address: 'guest@out.test', then: 'Shared by' },
  ].map((place) => ({ ...place, page: null as Page | null, code: '' }));
  for (const place of codes) {
    place.page = await askForCode(await newContext(), place.path, place.address);
    place.code = await codeFor(place.address);
  }
  const streams = [];
  for (const [name, place] of Object.entries(
    await beginStreams(journey.server.url, 'admin@demo.test'),
  )) {
    const opened = await third.browserContext().newPage();
    opened.setDefaultTimeout(30_000);
    await opened.setViewport({ width: 1280, height: 800 });
    streams.push({ ...place, name, page: opened, typed: '' });
  }
  await Promise.all(streams.map((place) => goTo(place)));
  const all = [...places, ...codes, ...streams].flatMap(({ page: opened }) => opened ?? []);
  const setOffline = (isOffline: boolean) =>
    Promise.all(all.map((opened) => opened.setOfflineMode(isOffline)));
  await setOffline(true);
  const isOver = new Promise((resolve) => setTimeout(resolve, 20_000));
  await Promise.all(streams.map(({ meanwhile }) => meanwhile?.()));
  await atEach(places, async (place) => {
    await typeAt(place);
    if (place.save !== undefined) await saveAt(place);
  });
  await atEach(codes, async ({ page: opened, code }) => {
    await opened?.locator('input[aria-label="Code"]').fill(code);
    if (opened) await seeText(opened, 'The server could not be reached.');
  });
  await isOver;
  for (const opened of all) await seeText(opened, 'You are offline since');
  await atEach(places, async (place) => {
    if (place.waits !== undefined)
      await seeText(place.page, `Waiting for the connection: ${place.waits}`);
    await seePlace(place);
  });
  for (const opened of all) {
    const shown = await shownText(opened);
    expect(falseTexts.filter((wrong) => shown.includes(wrong))).toEqual([]);
  }
  // What somebody without an account types is kept in their tab alone: those outlive no crash, and stay awake.
  const inTab = places.filter((place) => place.of === 'nobody').map(({ page: opened }) => opened);
  const asleep = all.filter((opened) => !inTab.includes(opened));
  const sessions = await Promise.all(asleep.map((opened) => opened.createCDPSession()));
  const becomeAll = (state: 'frozen' | 'active') =>
    Promise.all(sessions.map((session) => session.send('Page.setWebLifecycleState', { state })));
  await becomeAll('frozen');
  await journey.restartServer();
  await becomeAll('active');
  const byItself = places.filter(({ waits }) => waits !== undefined);
  const answers = Promise.all(byItself.map((place) => changeMade(place)));
  await setOffline(false);
  await answers;
  await atEach(byItself.filter(savesAsTyped), seeSaved);
  await atEach(codes, async ({ page: opened, then }) => opened && seeText(opened, then, 20_000));
  await atEach(
    streams,
    async (place) => {
      await place.page.bringToFront();
      await place.seesEnd(place.page);
    },
    1,
  );
  // The others as after a crash: what was typed is offered again, and saved when the person says so.
  await Promise.all(places.map(({ page: opened }) => draftsKept(opened)));
  for (const place of places.filter(({ page: opened }) => !inTab.includes(opened))) {
    const crashed = place.page;
    place.page = await openWindow(crashed.browserContext());
    await crashed.close({ runBeforeUnload: false });
  }
  await atEach(places, async (place) => {
    await goTo(place);
    if (isSavedByButton(place)) await saveAgain(place);
    if (place.seesDone) return;
    if (place.isOnlyThere) await place.open?.(place.page);
    await seePlace(place);
  });
  const over = [...codes, ...streams].flatMap(({ page: opened }) => opened ?? []);
  await Promise.all([...over, colleague, second, third].map((opened) => opened.close()));
});

test('on slow 3G nothing on these pages is false, and what is typed is saved', async () => {
  for (const { page: opened } of places) {
    opened.setDefaultTimeout(60_000);
    // Lets its connection for news go.
    await opened.goto('about:blank');
  }
  const wrong: string[] = [];
  // The code is in the browser's cache: what is slow here is what the pages show.
  await atEach(
    places,
    async (place) => {
      chooseText(place, 'Nights slow');
      const network = await beginSlowNetwork(place.page);
      await goTo(place);
      await place.open?.(place.page);
      await typeAt(place);
      if (place.save !== undefined) await Promise.all([changeMade(place), saveAt(place)]);
      if (place.seesDone) await seeText(place.page, place.seesDone, 20_000);
      if (savesAsTyped(place)) await seeSaved(place);
      wrong.push(...(await network.seen()).wrong.map((shown) => `${place.name}: ${shown}`));
      // Two are loaded once more: they are never blank.
      if (['note', 'analyzer'].includes(place.name)) {
        await goTo(place);
        await place.page.waitForSelector('h1');
        expect(await network.seen()).toEqual({ wrong: [], wasBlank: false });
      }
      await network.end();
      if (place.seesDone === undefined) {
        await draftsKept(place.page);
        await goTo(place, place.seenAt);
        if (place.isOnlyThere) await place.open?.(place.page);
        await seePlace(place);
      }
      await place.page.close();
    },
    12,
  );
  expect(wrong).toEqual([]);
});

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
