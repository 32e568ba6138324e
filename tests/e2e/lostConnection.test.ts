import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
});
afterAll(() => journey.end());

const chooseItem = (name: string) =>
  page.locator(`::-p-xpath(//*[@role="menuitem"][. = "${name}"])`).click();

test('a search begun without a connection keeps the page, and is done when it is back', async () => {
  await seeText(page, 'Kwabena Mensah');
  // The filters have come, and with them the key of the search.
  await page.waitForFunction(
    () => document.querySelectorAll('main input[type="checkbox"]').length > 5,
  );
  await page.setOfflineMode(true);
  await page.type('input[type="search"]', 'referrals');
  await seeText(page, 'You are offline.');
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

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
