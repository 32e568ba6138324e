import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJourney, draftsKept, seeText, type Journey } from './journey.ts';
import {
  atEach,
  changeMade,
  chooseText,
  goTo,
  openPlaces,
  openProfiles,
  saveAt,
  seePlace,
  seeSaved,
  typeAt,
  type OpenPlace,
} from './openPlaces.ts';
import { beginSlowNetwork } from './slowNetwork.ts';
import { typedPlaces } from './typedPlaces.ts';

let journey: Journey;
let places: OpenPlace[];
beforeAll(async () => {
  journey = await beginJourney({}, 'whole');
  const { page, contextOf } = await openProfiles(journey, 3);
  places = await openPlaces(await typedPlaces(page), contextOf);
});
afterAll(() => journey.end());

/** Opens a page on slow 3G, types, saves, and looks whether the server has it. */
async function typeSlowly(place: OpenPlace): Promise<void> {
  const { page, field, save, waits, seesDone, name, mayBeEmpty } = place;
  const { url } = journey.server;
  chooseText(place, 'Nights slow');
  const network = await beginSlowNetwork(page);
  await goTo(url, place);
  await place.open?.(page);
  if (typeof field === 'string') await page.waitForSelector(field);
  expect((await network.falselyEmpty(mayBeEmpty)).join('; ')).toBe('');
  await typeAt(place);
  if (save !== undefined) await Promise.all([changeMade(place), saveAt(place)]);
  else if (waits !== undefined) await seeSaved(place);
  if (seesDone) await seeText(page, seesDone);
  expect((await network.seen()).wrong.join('; ')).toBe('');
  // Two are loaded once more: they are never blank.
  if (['note', 'analyzer'].includes(name)) {
    await goTo(url, place);
    await page.waitForSelector('h1');
    expect(await network.seen()).toMatchObject({ wrong: [], wasBlank: false });
  }
  await network.end();
  if (!seesDone) {
    await draftsKept(page);
    await goTo(url, place, place.seenAt);
    if (place.isOnlyThere) await place.open?.(page);
    await seePlace(place);
  }
  await page.close();
}

// Side by side they mostly wait; a failure names its place, and the others are still tried.
test.each([
  ['first', 0, 12],
  ['second', 12, 24],
  ['third', 24, 40],
])(
  'on slow 3G nothing on the %s dozen pages where something is typed is false, and it is saved',
  async (_, from, to) => {
    await atEach(places.slice(from, to), typeSlowly, { atOnce: 12 });
  },
);

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
