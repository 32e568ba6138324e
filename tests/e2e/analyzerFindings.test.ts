import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeFindings, show, signInAs, views } from '../harness/openBrowser.ts';
import {
  keptOnServer,
  makeJobDescription,
  openAnalyzer,
  popover,
  scoreShown,
  waitForScore,
} from './analyzerPage.ts';
import { beginJourney, clickButton, seeText, type Journey } from './journey.ts';
import { editorSelector, pasteInto, pressWith } from './typeInto.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
const wordy =
  'In order to ascertain the requirements of each patient, you will utilize numerous assessment instruments and demonstrate proficiency in documentation, and you will additionally participate in the coordination of discharge arrangements with the hospital ward.';
const stillComplex =
  'Interdisciplinary rehabilitation of neurological outpatients under consultant anaesthesiologist supervision calls for extraordinarily conscientious multidisciplinary communication concerning cardiovascular contraindications, pharmacological incompatibilities, physiological abnormalities, institutional accountability.';

let journey: Journey;
let page: Page;
let id: string;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  // A page left unsaved asks first; here it is left on purpose.
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAs(page, journey.server.url, 'Aisha Rahman');
});
afterAll(() => journey.end());
beforeEach(async () => {
  id = await makeJobDescription(page);
  await openAnalyzer(page, journey, id);
});

const write = async (text: string) => {
  await pasteInto(page, 'text/plain', text);
  await waitForScore(page);
};
const editorText = () => page.$eval(editorSelector, (editor) => editor.textContent ?? '');
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
const buttonsOfPopover = () =>
  page.$$eval(`${popover} button`, (all) =>
    all.map((item) => item.getAttribute('aria-label') ?? item.textContent ?? ''),
  );
const openHardSentence = async () => {
  // The words of the sentence that have a mark of their own have one popover each: from the first on.
  for (let tries = 0; tries < 10; tries += 1) {
    await page.focus(editorSelector);
    await page.keyboard.press('F8');
    const dialog = await page.waitForSelector(popover);
    const name = await dialog?.evaluate((item) => item.getAttribute('aria-label'));
    if (name?.startsWith('Hard to read')) return;
    await page.keyboard.press('Escape');
    await page.waitForSelector(popover, { hidden: true });
  }
  throw new Error('No sentence is marked as hard to read');
};

test('a hard sentence is simplified on request: kept as it is, or replaced', async () => {
  await write(wordy);
  await openHardSentence();
  const before = await editorText();
  await clickButton(page, 'Simplify');
  await seeText(page, 'Keep current');
  const offered = await page.$eval(
    `${popover} [role="status"] p`,
    (item) => item.textContent ?? '',
  );
  expect(offered.length).toBeLessThan(wordy.length);
  await clickButton(page, 'Keep current');
  await page.waitForSelector(popover, { hidden: true });
  expect(await editorText()).toBe(before);

  await openHardSentence();
  await clickButton(page, 'Simplify');
  await clickButton(page, 'Accept');
  await page.waitForSelector(popover, { hidden: true });
  expect(await editorText()).toBe(offered);
  await expect.poll(async () => (await keptOnServer(page, id)).text).toBe(offered);
});

test('a sentence that stays complex offers nothing but to close', async () => {
  await write(stillComplex);
  await openHardSentence();
  await clickButton(page, 'Simplify');
  await seeText(
    page,
    "We weren't able to come with anything better. Why not give it a try yourself?",
  );
  const inside = await page.$$eval(`${popover} [role="status"] button`, (all) =>
    all.map((item) => item.textContent),
  );
  expect(inside).toEqual(['Close']);
  await page.locator(`${popover} [role="status"] button`).click();
  await page.waitForSelector(popover, { hidden: true });
  expect(await editorText()).toBe(stillComplex);
});

test('when simplifying fails the sentence stays, and it can be tried again', async () => {
  await write(wordy);
  await openHardSentence();
  await page.setOfflineMode(true);
  await clickButton(page, 'Simplify');
  await seeText(page, 'An error occurred while simplifying the sentence. Please try again later.');
  await page.setOfflineMode(false);
  expect(await editorText()).toBe(wordy);
  expect(await focused()).toBe('Simplify');
  await clickButton(page, 'Simplify');
  await seeText(page, 'Keep current');
});

test('coded words without a better one say so', async () => {
  await write('You are kind.');
  await page.locator('[data-category="bias-f"]').click();
  await page.waitForSelector(popover);
  await seeText(page, 'No suggestions available');
  expect(await buttonsOfPopover()).toEqual([
    'Previous finding',
    'Next finding',
    'Close',
    'Ignore “kind”',
  ]);
});

test('an ignored word stays ignored after a reload, and can be minded again', async () => {
  await write(fixture('postings/program-manager.txt'));
  const word = await page.$eval('[data-category="bias-f"]', (mark) => mark.textContent ?? '');
  const count = (of: string) =>
    page.$$eval(
      '[data-category="bias-f"]',
      (marks, wanted) => marks.filter((mark) => mark.textContent === wanted).length,
      of,
    );
  await page.click('[data-category="bias-f"]');
  await page.waitForSelector(popover);
  await clickButton(page, `Ignore “${word}”`);
  await seeText(page, 'Ignored words');
  await page.waitForFunction(
    (wanted) =>
      ![...document.querySelectorAll('[data-category="bias-f"]')].some(
        (mark) => mark.textContent === wanted,
      ),
    {},
    word,
  );
  await expect.poll(async () => (await keptOnServer(page, id)).whitelistedWords).toContain(word);
  await openAnalyzer(page, journey, id);
  await waitForScore(page);
  expect(await count(word)).toBe(0);
  await page.locator(`::-p-aria([name="Stop ignoring “${word}”"])`).click();
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-category="bias-f"]')].some(
        (mark) => mark.textContent === wanted,
      ),
    {},
    word,
  );
});

test('the legend hides a category and shows it again', async () => {
  await write(fixture('postings/program-manager.txt'));
  const marks = () => page.$$eval('[data-category="readability"]', (all) => all.length);
  const before = await marks();
  expect(before).toBeGreaterThan(0);
  const entry = '::-p-xpath(//button[@aria-pressed and contains(., "Hard to read")])';
  await page.locator(entry).click();
  await page.waitForFunction(() => !document.querySelector('[data-category="readability"]'));
  await page.locator(entry).click();
  await page.waitForSelector('[data-category="readability"]');
  expect(await marks()).toBe(before);
});

/** Whether confetti was drawn within two seconds; the page is listened to from before its cause. */
async function confettiFalls(cause: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => {
    const seen = { canvas: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.canvas ||= document.querySelector('body > canvas') !== null;
    }).observe(document.body, { childList: true });
  });
  await cause();
  await page.waitForFunction(
    () =>
      document.querySelector('aside[aria-label="Analysis"] [data-score]')?.textContent === '100',
  );
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return page.evaluate(() => (window as unknown as { seen: { canvas: boolean } }).seen.canvas);
}

test.each(['no-preference', 'reduce'])(
  'a score that becomes 100 is celebrated, unless less motion is asked for: %s',
  async (motion) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await page.locator('::-p-aria([name="Job title"][role="textbox"])').fill('Community nurse');
    await write(fixture('home-care-nurse.txt'));
    expect(await scoreShown(page)).toBeLessThan(100);
    const falls = await confettiFalls(async () => {
      await page.click(editorSelector);
      await pressWith(page, 'Control', 'End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Location: Bergen, Norway');
    });
    expect(falls).toBe(motion === 'no-preference');
    await seeText(page, 'Wow!');
  },
);

test('words put in the place of others bring their article; one undo takes both back', async () => {
  const text = 'An individual calls you each day.';
  await write(text);
  await page.focus(editorSelector);
  await page.keyboard.press('F8');
  await page.waitForSelector(popover);
  await clickButton(page, 'person');
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('A person calls you'),
    {},
    editorSelector,
  );
  await pressWith(page, 'Control', 'z');
  await page.waitForFunction(
    (selector, before) => document.querySelector(selector)?.textContent?.includes(before),
    {},
    editorSelector,
    text,
  );
});

test.each(views)('at $width px, $scheme, a popover has nothing axe would mend', async (view) => {
  await show(page, view);
  await pasteInto(page, 'text/plain', `${wordy}\nYou are kind.`);
  await page.waitForSelector('[data-finding]');
  await openHardSentence();
  await clickButton(page, 'Simplify');
  await seeText(page, 'Keep current');
  expect(await axeFindings(page)).toEqual([]);
  expect(await focused()).toBe('Accept');
  const isInside = await page.$eval(popover, (dialog) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const isWithin = left >= 0 && right <= document.documentElement.clientWidth;
    // Scrolling stops at whole pixels.
    return isWithin && top >= -1 && bottom <= window.innerHeight + 1;
  });
  expect(isInside).toBe(true);
});

test('nothing on the way broke the page or its content security policy', () => {
  expect(journey.errors).toEqual([]);
});
