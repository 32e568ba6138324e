import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { beginJourney, seeText, type Journey } from './journey.ts';
import { atEach, openWindow, showAgain, sleep } from './openPlaces.ts';
import { seesNothingFalse } from './slowNetwork.ts';
import { beginStreams, type StreamedPlace } from './streamedPlaces.ts';

interface OpenStream extends StreamedPlace {
  name: string;
  page: Page;
}

let journey: Journey;
let streams: OpenStream[];
beforeAll(async () => {
  journey = await beginJourney({}, 'whole');
  const page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
  await page.goto('about:blank');
  streams = [];
  const places = Object.entries(await beginStreams(journey.server.url, 'admin@demo.test'));
  const isWindow = ([, { isFollowed }]: (typeof places)[number]) => isFollowed === true;
  // A tab covers the page of the newest window, so the windows come last.
  for (const [name, place] of [
    ...places.filter((each) => !isWindow(each)),
    ...places.filter(isWindow),
  ]) {
    const opened = await openPage(page, place);
    opened.setDefaultTimeout(20_000);
    streams.push({ ...place, name, page: opened });
  }
});
afterAll(() => journey.end());

/** A window whose page is in front, or a tab behind it. */
async function openPage(page: Page, { isFollowed }: StreamedPlace): Promise<Page> {
  if (isFollowed) return openWindow(page.browserContext());
  const opened = await page.browserContext().newPage();
  await opened.setViewport({ width: 1280, height: 800 });
  return opened;
}
const open = ({ page, path }: OpenStream) =>
  page.goto(journey.server.url + path, { waitUntil: 'domcontentloaded' });
const newsBegun = ({ page }: OpenStream) =>
  page.waitForResponse(
    (response) => response.headers()['content-type']?.startsWith('text/event-stream') === true,
  );
const setOffline = (isOffline: boolean) =>
  Promise.all(streams.map(({ page }) => page.setOfflineMode(isOffline)));

test('for 20 seconds offline pages that the server feeds show nothing false, whether they had loaded or not', async () => {
  // Those in windows follow their news; the tabs behind lose the connection while they load.
  const followed = streams.filter(({ isFollowed }) => isFollowed);
  await atEach(followed, (place) => Promise.all([newsBegun(place), open(place)]));
  await atEach(
    streams.filter((place) => !followed.includes(place)),
    open,
  );
  await setOffline(true);
  const isOver = new Promise((resolve) => setTimeout(resolve, 20_000));
  await Promise.all(streams.map(({ meanwhile }) => meanwhile?.()));
  await isOver;
  await atEach(streams, async ({ page, mayBeEmpty = [] }) => {
    await seeText(page, 'You are offline since');
    await seesNothingFalse(page, mayBeEmpty);
  });
});

test('after sleep and a restart of the server each comes to its end, in a window or a tab that is chosen', async () => {
  await sleep(
    streams.map(({ page }) => page),
    () => journey.restartServer(),
  );
  await setOffline(false);
  await atEach(
    streams,
    async ({ page, seesEnd, isFollowed }) => {
      await (isFollowed ? showAgain(page) : page.bringToFront());
      await seesEnd(page);
    },
    { atOnce: 1 },
  );
});

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
