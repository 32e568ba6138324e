import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { beginJourney, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney({ SEARCH: 'off' });
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Aisha Rahman');
});
afterAll(() => journey.end());

test('where search is switched off its page says so, and the list without words still stands', async () => {
  await page.goto(`${journey.server.url}/search?q=night`);
  await seeText(page, 'Keyword search is currently unavailable.');
  expect(await page.$('[role="search"] button[aria-expanded]')).toBeNull();
  await page.goto(`${journey.server.url}/search`);
  await page.waitForSelector('[data-row-link]');
  expect(journey.errors).toEqual([]);
});
