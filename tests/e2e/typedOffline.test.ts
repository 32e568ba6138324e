import type { BrowserContext, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJourney, clickButton, draftsKept, seeText, type Journey } from './journey.ts';
import {
  atEach,
  changeMade,
  chooseText,
  goTo,
  openPlaces,
  openProfiles,
  openWindow,
  saveAt,
  seePlace,
  seeSaved,
  showAgain,
  sleep,
  typeAt,
  type OpenPlace,
} from './openPlaces.ts';
import { emptyLines, seesNothingFalse } from './slowNetwork.ts';
import { typedPlaces, type TypedPlace } from './typedPlaces.ts';

/** A page that waits for a code from an e-mail. */
interface CodePlace {
  name: string;
  page: Page;
  code: string;
  /** What it shows once the code is accepted. */
  shows: string;
}

let journey: Journey;
let places: OpenPlace[];
let codes: CodePlace[];
beforeAll(async () => {
  journey = await beginJourney({}, 'whole');
  const { page, contextOf } = await openProfiles(journey, 2);
  const typed = await typedPlaces(page);
  await page.goto('about:blank');
  places = await openPlaces(typed, contextOf);
  codes = await openCodePlaces(typed);
});
afterAll(() => journey.end());

async function openCodePlaces(typed: Record<string, TypedPlace>): Promise<CodePlace[]> {
  const outside = String(typed['address of somebody outside']?.path);
  return [
    await askForCode('sign-in', '/sign-in', 'recruiter@demo.test', 'Aisha Rahman'),
    await askForCode('access from outside', outside, 'guest@out.test', 'Shared by'),
  ];
}

async function askForCode(
  name: string,
  path: string,
  address: string,
  shows: string,
): Promise<CodePlace> {
  const page = await openWindow(await journey.browser.createBrowserContext());
  await page.goto(journey.server.url + path);
  await page.locator('main input').fill(address);
  await clickButton(page, 'Send me a code');
  await page.waitForSelector('input[aria-label="Code"]');
  return { name, page, code: await codeFor(address), shows };
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

const isSavedByButton = ({ save, waits }: OpenPlace) => save !== undefined && waits === undefined;
const isSavedAsTyped = ({ save, waits }: OpenPlace) => save === undefined && waits !== undefined;
/** What somebody without an account types is kept in their tab alone. */
const isKeptInTab = ({ of }: OpenPlace) => of === 'nobody';
const allPages = () => [...places, ...codes].map(({ page }) => page);
const setOffline = (isOffline: boolean) =>
  Promise.all(allPages().map((page) => page.setOfflineMode(isOffline)));

test('what is typed anywhere is kept for 20 seconds offline, and nothing false is shown', async () => {
  const emptyBefore = new Map<string, string[]>();
  await atEach(places, async (place) => {
    chooseText(place, 'Nights offline');
    await goTo(journey.server.url, place);
    await place.open?.(place.page);
    if (typeof place.field === 'string') await place.page.waitForSelector(place.field);
  });
  for (const { name, page } of places) emptyBefore.set(name, await emptyLines(page));
  await setOffline(true);
  const isOver = new Promise((resolve) => setTimeout(resolve, 20_000));
  await atEach(places, async (place) => {
    await typeAt(place);
    if (place.save !== undefined) await saveAt(place);
  });
  await atEach(codes, async ({ page, code }) => {
    await page.locator('input[aria-label="Code"]').fill(code);
    await seeText(page, 'The server could not be reached.');
  });
  await isOver;
  await atEach(codes, ({ page }) => seesNothingFalse(page));
  await atEach(places, async (place) => {
    const { page, name, waits, mayBeEmpty = [] } = place;
    await seeText(page, 'You are offline since');
    await seesNothingFalse(page, [...mayBeEmpty, ...(emptyBefore.get(name) ?? [])]);
    if (waits !== undefined) await seeText(page, `Waiting for the connection: ${waits}`);
    await seePlace(place);
  });
});

test('after sleep and a restart of the server what waited is sent without another click', async () => {
  await sleep(allPages(), () => journey.restartServer());
  await Promise.all(allPages().map(showAgain));
  const waiting = places.filter(({ waits }) => waits !== undefined);
  const isOver = atEach(waiting, changeMade, { atOnce: waiting.length });
  await setOffline(false);
  await isOver;
  await atEach(places.filter(isSavedAsTyped), seeSaved);
  await atEach(codes, ({ page, shows }) => seeText(page, shows));
});

test('after a crash what was typed is offered again, and saved when the person says so', async () => {
  await atEach(places, ({ page }) => draftsKept(page));
  for (const place of places.filter((typed) => !isKeptInTab(typed))) await crash(place);
  await atEach(places, async (place) => {
    const { page, seesDone } = place;
    const { url } = journey.server;
    await goTo(url, place);
    if (isSavedByButton(place)) {
      await place.open?.(page);
      await seePlace(place);
      await Promise.all([changeMade(place), saveAt(place)]);
      if (seesDone) return seeText(page, seesDone);
      await goTo(url, place, place.seenAt);
    }
    if (place.isOnlyThere) await place.open?.(page);
    await seePlace(place);
  });
});

async function crash(place: OpenPlace): Promise<void> {
  const context: BrowserContext = place.page.browserContext();
  const crashed = place.page;
  place.page = await openWindow(context);
  await crashed.close({ runBeforeUnload: false });
}

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
