import type { BrowserContext, Page } from 'puppeteer';
import { expect } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { clickButton, seeText, type Journey } from './journey.ts';
import { inDialog, type TypedPlace } from './typedPlaces.ts';

/** A page on which something is typed. */
export interface OpenPlace extends TypedPlace {
  name: string;
  /** Two digits, so that no page shows what was typed on another. */
  number: string;
  page: Page;
  /** Before the field made it an address or the like. */
  typed: string;
  /** What stands there now. */
  text: string;
}

/** A window of its own, drawn and answering keys as if it were in front. */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const opened = await context.newPage({ type: 'window' });
  opened.setDefaultTimeout(90_000);
  await opened.setViewport({ width: 1280, height: 800 });
  await showAgain(opened);
  return opened;
}

/**
 * Signs people in, and answers whose browser a place is opened in. The windows of a browser share six connections
 * to the server, of which each interview keeps one for its news: so one person has several browsers.
 */
export async function openProfiles(journey: Journey, count: number) {
  const signIn = async (person: string) => {
    const page = await journey.newPage();
    await signInAs(page, journey.server.url, person);
    return page;
  };
  const profiles = await Promise.all(Array.from({ length: count }, () => signIn('Elena Petrova')));
  const colleague = await signIn('Tom Okafor');
  return {
    /** Signed in as the person who has most of the pages. */
    page: profiles[0] ?? colleague,
    contextOf: async ({ of }: TypedPlace, index: number): Promise<BrowserContext> => {
      if (of === 'nobody') return journey.browser.createBrowserContext();
      const own = of === 'Tom Okafor' ? colleague : profiles[index % profiles.length];
      return (own ?? colleague).browserContext();
    },
  };
}

/** A window for each place, blank at first, one browser after the other. */
export async function openPlaces(
  typed: Record<string, TypedPlace>,
  contextOf: (place: TypedPlace, index: number) => Promise<BrowserContext>,
): Promise<OpenPlace[]> {
  const places: OpenPlace[] = [];
  for (const [index, [name, place]] of Object.entries(typed).entries()) {
    const page = await openWindow(await contextOf(place, index));
    places.push({
      ...place,
      name,
      number: String(index).padStart(2, '0'),
      page,
      text: '',
      typed: '',
    });
  }
  return places;
}

export function chooseText(place: OpenPlace, text: string): void {
  place.typed = `${text} ${place.number}`;
  place.text = place.textFor?.(place.typed) ?? place.typed;
}

export async function typeAt({ field, also, page, text }: OpenPlace): Promise<void> {
  if (typeof field === 'string') await page.locator(field).fill(text);
  else await field(page, text);
  await also?.(page, text);
}

export const saveAt = ({ save = '', page }: OpenPlace) =>
  save === inDialog ? page.locator(save).click() : clickButton(page, save);

/** Answers when the server has made a change. @throws what the server says against it. */
export async function changeMade({ page }: OpenPlace): Promise<void> {
  const response = await page.waitForResponse((answer) =>
    /^\{.*mutation/.test(answer.request().postData() ?? ''),
  );
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
}

export const seeSaved = ({ page }: OpenPlace) => seeText(page, 'Saved');

/** Whether a page shows a text in its content or a dialog, also as what stands in a field. */
const showsText = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].some(({ innerText }) =>
    innerText.includes(text),
  ) ||
  [...document.querySelectorAll('input, textarea')].some((field) =>
    (field as HTMLInputElement).value.includes(text),
  );

/** Waits until a place shows what was typed there. */
export async function seePlace({ page, text }: OpenPlace): Promise<void> {
  await page
    .waitForFunction(showsText, { polling: 100, timeout: 60_000 }, text)
    .catch(async (cause: unknown) => {
      const shown = await shownText(page);
      throw new Error(`"${text}" is not shown at ${page.url()}: ${shown}`, { cause });
    });
}

/** Pages stand still as on a laptop that is closed, and go on after `meanwhile`. */
export async function sleep(pages: Page[], meanwhile: () => Promise<unknown>): Promise<void> {
  const sessions = await Promise.all(pages.map((page) => page.createCDPSession()));
  const becomeAll = (state: 'frozen' | 'active') =>
    Promise.all(sessions.map((session) => session.send('Page.setWebLifecycleState', { state })));
  await becomeAll('frozen');
  await meanwhile();
  await becomeAll('active');
}

/** Freezing also hides a page, and a tool that wakes it does not show it again as a laptop does. */
export async function showAgain(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}

export const shownText = (page: Page) => page.evaluate(() => document.body.innerText);

/** Opens the page of a place, or another on its window. */
export const goTo = (url: string, { path, page, typed }: OpenPlace, at?: string) =>
  page.goto(url + (at ?? (typeof path === 'string' ? path : path(typed))), {
    waitUntil: 'domcontentloaded',
    timeout: 90_000,
  });

interface EachOptions {
  atOnce?: number;
  mostMs?: number;
}

/** Some at a time. Names every place that failed or did not end within `mostMs`. */
export async function atEach<Place extends { name: string; page: Page }>(
  chosen: readonly Place[],
  act: (place: Place) => Promise<unknown>,
  { atOnce = 6, mostMs = 240_000 }: EachOptions = {},
): Promise<void> {
  const failed: string[] = [];
  const left = [...chosen];
  const actOnLeft = async () => {
    for (let place = left.shift(); place; place = left.shift()) {
      const { name, page } = place;
      await endWithin(mostMs, act(place)).catch(async (reason: unknown) => {
        const shown = await endWithin(5_000, shownText(page)).catch(String);
        failed.push(`${name}: ${String(reason)} ${page.url()} shows: ${shown}`);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, actOnLeft));
  expect(failed).toEqual([]);
}

/** @throws where it does not end in time. */
async function endWithin<Result>(mostMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not end within ${mostMs} ms`)), mostMs);
  });
  try {
    return await Promise.race([work, isLate]);
  } finally {
    clearTimeout(timer);
  }
}
