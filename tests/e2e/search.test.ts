import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { beginJourney, clickButton, seeText, type Journey } from './journey.ts';

const rareWord = 'quokkas';
const importedCount = 55;

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Aisha Rahman');
  await importMany(page);
});
afterAll(() => journey.end());

/** More interviews than a page of results holds, each with the same rare word in it. */
async function importMany(as: Page): Promise<void> {
  const failures = await as.evaluate(
    async (count, word) => {
      const faults: string[] = [];
      for (let number = 1; number <= count; number++) {
        const text = `Ann: Tell me about number ${number}.\nBob: We looked after ${word} <b>&</b> goats.\n`;
        const read = await fetch(`/transcripts/imports?name=zoo-${number}.txt`, {
          method: 'POST',
          body: text,
        });
        const { importId } = (await read.json()) as { importId: string };
        const answer = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            query:
              'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }',
            variables: {
              input: {
                importId,
                speakers: [
                  { name: 'Ann', role: 'INTERVIEWER' },
                  { name: 'Bob', role: 'CANDIDATE' },
                ],
                details: { interviewerIds: [], languageCode: 'en-US', name: `Zoo ${number}` },
              },
            },
          }),
        });
        const { errors } = (await answer.json()) as { errors?: { message: string }[] };
        if (errors?.[0]) faults.push(errors[0].message);
      }
      return faults;
    },
    importedCount,
    rareWord,
  );
  expect(failures).toEqual([]);
}

const box = '::-p-aria([role="searchbox"][name="Search people, positions, words"])';
const search = async (words: string) => {
  await page.goto(`${journey.server.url}/search`);
  await page.locator(box).fill(words);
};
const rows = () => page.$$eval('main ul[aria-label="Recordings"] > li', (all) => all.length);
const address = () => page.evaluate(() => location.pathname + location.search);

test('words are found where they were said, marked, and a click plays from there', async () => {
  await search(rareWord);
  await page.waitForSelector('main mark');
  expect(await address()).toBe(`/search?q=${rareWord}`);
  const quote = await page.$eval('ul[aria-label="Passages that match"] a', (item) => ({
    text: item.textContent,
    marked: item.querySelector('mark')?.textContent,
    href: item.getAttribute('href'),
  }));
  expect(quote.marked).toBe(rareWord);
  // What people say is text on the page, never markup.
  expect(quote.text).toContain('<b>&</b> goats');
  await page.locator('ul[aria-label="Passages that match"] a').click();
  await page.waitForFunction(() => location.pathname.startsWith('/interview/'));
  expect(await address()).toContain(quote.href ?? 'nowhere');
  await page.waitForSelector('[data-current-mark]');
  expect(await page.$eval('[data-now] mark', (mark) => mark.textContent)).toBe(rareWord);
});

test('the list goes on until there are no more results', async () => {
  await search(rareWord);
  await seeText(page, `${importedCount}`);
  await page.waitForSelector('main mark');
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      main?.scrollTo(0, main.scrollHeight);
      return main?.textContent?.includes('No more results.') === true;
    },
    { polling: 200 },
  );
  expect(await rows()).toBe(importedCount);
});

test('a facet narrows the results, stands in the address and is there after a reload', async () => {
  await page.goto(`${journey.server.url}/search`);
  await clickButton(page, 'Filters');
  const facet = '::-p-xpath(//ul[@aria-label="Stage"]//label[contains(., "Technical")])';
  await page.locator(facet).click();
  await seeText(page, 'Stage:');
  await page.waitForFunction(() => location.search.includes('stage=Technical'));
  await page.waitForFunction(() => {
    const count = document.querySelectorAll('main ul[aria-label="Recordings"] > li').length;
    return count > 0 && count < 30;
  });
  const before = await rows();
  const asked = await address();
  await page.reload();
  await page.waitForSelector('button[aria-label^="Remove filter: Stage Technical"]');
  await page.waitForFunction(
    (count) => document.querySelectorAll('main ul[aria-label="Recordings"] > li').length === count,
    {},
    before,
  );
  expect(await address()).toBe(asked);
  const stages = await page.$$eval('main ul[aria-label="Recordings"] > li', (all) =>
    all.map((item) => item.textContent?.includes('Technical')),
  );
  expect(stages.every(Boolean)).toBe(true);
  await page.locator('button[aria-label^="Remove filter: Stage Technical"]').click();
  await page.waitForFunction(() => location.search === '');
});

test('nothing found offers to clear', async () => {
  await search('nobody-is-called-this-anywhere');
  await seeText(page, 'No recordings match this search.');
  await clickButton(page, 'Clear search and filters');
  await page.waitForFunction(() => location.search === '');
});

test('the / key searches from anywhere, by keyboard alone', async () => {
  await page.goto(`${journey.server.url}/search`);
  await page.waitForSelector('main input[type="search"]');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe(
    'search',
  );
  await page.goto(`${journey.server.url}/guides`);
  await page.waitForSelector('main h1');
  await page.keyboard.press('/');
  await page.waitForSelector('[role="dialog"] input[role="combobox"]');
  await page.keyboard.type(rareWord);
  await page.waitForSelector('[role="dialog"] [role="option"] mark');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  const second = await page.$eval('[role="dialog"] [role="option"]:nth-child(2)', (item) =>
    item.getAttribute('aria-selected'),
  );
  expect(second).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname.startsWith('/interview/'));
  await page.waitForSelector('main h1, main h2');
  await page.keyboard.press('/');
  await page.waitForSelector('[role="dialog"] input[role="combobox"]');
  await page.keyboard.type('nobody-is-called-this-anywhere');
  await seeText(page, 'No results found. Check the full search page');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[role="dialog"]'));
});

test('results have nothing axe would mend and no sideways scroll', async () => {
  await page.goto(`${journey.server.url}/search?q=${rareWord}`);
  await page.waitForSelector('main mark');
  expect(await findingsInAllViews(page)).toEqual([]);
});

test('another organization finds nothing of it', async () => {
  const stranger = await journey.newPage();
  await signInAs(stranger, journey.server.url, 'Noor Haddad');
  await stranger.goto(`${journey.server.url}/search?q=${rareWord}`);
  await seeText(stranger, 'No recordings match this search.');
  expect(await stranger.evaluate(() => document.body.innerText)).not.toMatch(/Zoo \d|goats/);
  await stranger.close();
});

test('nothing on the way broke the page or its content security policy', () => {
  expect(journey.errors).toEqual([]);
});
