import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
});
afterAll(() => journey.end());

test('a signed-out visitor is sent to sign in, and by an e-mail code to the page wanted', async () => {
  const { url } = journey.server;
  await page.goto(`${url}/search?q=Renée`);
  await page.waitForFunction(() => location.pathname === '/sign-in');
  await page.locator('::-p-aria([name="E-mail or phone number"])').fill('recruiter@demo.test');
  await clickButton(page, 'Send me a code');
  await page.waitForSelector('::-p-aria([name="Code"])');
  const [mail] = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { body: string }[];
  const code = /sign in to Rapport is (\w{6})/.exec(mail?.body ?? '')?.[1] ?? '';

  await page.locator('::-p-aria([name="Code"])').fill('ZZZZZZ');
  await seeText(page, 'This code is wrong or no longer valid');
  await page.locator('::-p-aria([name="Code"])').fill(code.toLowerCase());
  await page.waitForFunction(() => location.pathname === '/search');
  expect(decodeURIComponent(page.url())).toContain('q=Renée');
  await seeText(page, 'Aisha Rahman');
});

/** Signs out and waits for the full page load that follows. */
async function signOut(): Promise<void> {
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), clickButton(page, 'Sign out')]);
  await page.waitForFunction(() => location.pathname === '/sign-in');
}

test('signing out ends the session on the server and leads back to sign-in', async () => {
  await signOut();
  expect(await askApi(page, '{ currentUser { id } }')).toEqual({ currentUser: null });
  await page.goto(`${journey.server.url}/search`);
  await page.waitForFunction(() => location.pathname === '/sign-in');
});

test('one click signs in as a demo person, and a telephone code as the person of that number', async () => {
  const { url } = journey.server;
  await signInAs(page, url, 'Elena Petrova');
  await seeText(page, 'Recordings');
  await signOut();
  await page.locator('::-p-aria([name="E-mail or phone number"])').fill('+1 503 555 0142');
  await clickButton(page, 'Send me a code');
  await page.waitForSelector('::-p-aria([name="Code"])');
  const [sms] = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as {
    channel: string;
    body: string;
  }[];
  expect(sms?.channel).toBe('sms');
  await page
    .locator('::-p-aria([name="Code"])')
    .fill(/is (\w{6})/.exec(sms?.body ?? '')?.[1] ?? '');
  await seeText(page, 'Aisha Rahman');
});

test('the way back after sign-in never leaves the site', async () => {
  await signOut();
  await page.goto(`${journey.server.url}/sign-in?next=https://evil.example/`);
  await page.locator('::-p-xpath(//button[contains(., "Tom Okafor")])').click();
  await page.waitForFunction(() => location.pathname === '/search');
  expect(page.url().startsWith(journey.server.url)).toBe(true);
});

test('a page that does not exist says so, with a way on', async () => {
  await page.goto(`${journey.server.url}/nowhere`);
  await seeText(page, "We can't seem to find the page you're looking for.");
  await clickButton(page, 'Go back');
  await page.waitForFunction(() => location.pathname !== '/nowhere');
});

test('titles carry the page and, outside production, the environment', async () => {
  await page.goto(`${journey.server.url}/search`);
  await page.waitForFunction(() => document.title.includes('Recordings'));
  expect(await page.title()).toMatch(/^\[dev\] Recordings/);
});

test('nothing on the way broke the page or its content security policy', () => {
  expect(journey.errors).toEqual([]);
});
