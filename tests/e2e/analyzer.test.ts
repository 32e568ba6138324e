import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import {
  keptOnServer,
  makeJobDescription,
  openAnalyzer,
  popover,
  scoreShown,
  waitForScore,
  waitUntilSaved,
} from './analyzerPage.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';
import { dropFile, editorSelector, linesOf, pasteInto, pressWith } from './typeInto.ts';

const posting = readFileSync(
  new URL('../fixtures/postings/program-manager.txt', import.meta.url),
  'utf8',
);
const wordHtml = `<p class=MsoTitle>Sales lead</p><p class=MsoNormal>We need a <b>rockstar</b> who is young.</p>
  <p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Sell</p>`;

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

const open = (to: Page = page, query = '') => openAnalyzer(to, journey, id, query);
const begin = async () => {
  id = await makeJobDescription(page);
  await open();
};
const saved = (to: Page = page) => waitUntilSaved(to);
const kept = () => keptOnServer(page, id);

test('an empty page asks to paste, offers nothing to go on with, and judges nothing', async () => {
  await begin();
  await seeText(page, 'Paste your job description here.');
  await seeText(page, 'Write or paste a job description');
  const isOff = await page.$eval('::-p-aria([name="Create interview plan"])', (button) =>
    button.hasAttribute('disabled'),
  );
  expect(isOff).toBe(true);
});

test('a pasted posting is marked, scored and saved by itself, title too', async () => {
  await pasteInto(page, 'text/plain', posting);
  await waitForScore(page);
  await expect
    .poll(() => page.$$eval('[data-finding]', (marks) => marks.length))
    .toBeGreaterThan(20);
  await page.locator('::-p-aria([name="Job title"][role="textbox"])').fill('Program manager');
  // "Saved" may still speak of the text alone.
  await expect.poll(async () => (await kept()).title).toBe('Program manager');
  await expect.poll(async () => (await kept()).score === (await scoreShown(page))).toBe(true);
  const { text } = await kept();
  expect(text).toContain('Harrow Lake Reading Alliance');
  expect(text).not.toMatch(/[\u1000-\uffff]/);
});

test('by keys alone: next finding, its popover, a suggestion in its place, undo, redo', async () => {
  await page.click(editorSelector);
  await pressWith(page, 'Control', 'Home');
  const before = await linesOf(page);
  let found = '';
  for (let tries = 0; tries < 40; tries += 1) {
    await page.keyboard.press('F8');
    await page.waitForSelector(popover);
    if (await page.$('ul[aria-label="Suggestions"] button')) {
      found = (await page.$eval(popover, (dialog) => dialog.getAttribute('aria-label'))) ?? '';
      break;
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector(popover, { hidden: true });
  }
  expect(found).not.toBe('');
  const words = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await page.waitForSelector(popover, { hidden: true });
  const after = await linesOf(page);
  const changed = after.filter((line, index) => line !== before[index]);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain(words);
  await pressWith(page, 'Control', 'z');
  expect(await linesOf(page)).toEqual(before);
});

test('following the advice raises the score', async () => {
  await waitForScore(page);
  const before = await scoreShown(page);
  await page.locator('::-p-aria([name="Add one: Add an equal-opportunity statement."])').click();
  await page.waitForFunction(
    (old) =>
      Number(document.querySelector('aside[aria-label="Analysis"] [data-score]')?.textContent) >
      old,
    {},
    before,
  );
  await expect.poll(async () => (await kept()).score).toBeGreaterThan(before);
});

test('typing is plain typing, and Word text keeps its lists and looks', async () => {
  await begin();
  await page.click(editorSelector);
  await page.keyboard.type('About us');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pressWith(page, 'Control', 'b');
  await page.keyboard.type('bold');
  expect(await linesOf(page)).toEqual(['About us', 'first', 'second', 'bold']);
  expect(await page.$eval(`${editorSelector} strong`, (item) => item.textContent)).toBe('bold');
  await page.keyboard.press('Enter');
  await pasteInto(page, 'text/html', wordHtml);
  await page.waitForSelector(`${editorSelector} [data-type="header-one"]`);
  const types = await page.$$eval(`${editorSelector} [data-type]`, (blocks) =>
    blocks.map((block) => block.getAttribute('data-type')),
  );
  expect(types).toContain('header-one');
  expect(types.filter((type) => type === 'unordered-list-item')).toHaveLength(3);
});

test('a link takes https only', async () => {
  await page.click(editorSelector);
  await pressWith(page, 'Control', 'End');
  await page.keyboard.press('Enter');
  await pressWith(page, 'Control', 'k');
  const field = await page.waitForSelector('::-p-aria([name="Address"][role="textbox"])');
  await field?.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await seeText(page, 'begins with https://');
  await field?.evaluate((input) => (input as HTMLInputElement).select());
  await field?.type('example.com/jobs');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${editorSelector} a[href="https://example.com/jobs"]`);
});

test('of several dropped files the first is inserted, and the page says what to do with the rest', async () => {
  await begin();
  await dropFile(page, 'first.txt', strToU8('You will fix pumps.'), ['second.txt']);
  await seeText(page, 'Only first.txt is inserted. Drop second.txt after it.');
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('fix pumps'),
    {},
    editorSelector,
  );
  expect(await linesOf(page)).toEqual(['You will fix pumps.']);
  await saved();
});

test('a dropped Word document is read, and what is none says so', async () => {
  await begin();
  await dropFile(page, 'job.docx', docx(['Field engineer', 'You will fix pumps in Oslo.']));
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('You will fix pumps'),
    {},
    editorSelector,
  );
  expect(await linesOf(page)).toEqual(['Field engineer', 'You will fix pumps in Oslo.']);
  await dropFile(page, 'broken.docx', strToU8('no zip'));
  await seeText(page, 'broken.docx is no Word document that can be read');
  await saved();
});

test('what could not be saved is told, kept, and saved when it can be', async () => {
  await page.setOfflineMode(true);
  await page.click(editorSelector);
  await pressWith(page, 'Control', 'End');
  await page.keyboard.type(' And valves.');
  await seeText(page, 'Failed');
  // The analysis is made here and still holds.
  expect(await page.$eval('main', (main) => main.textContent)).not.toContain('There was an error');
  const draft = await page.evaluate(() => Object.values(localStorage).join());
  expect(draft).toContain('And valves.');
  // The connection is back: nobody has to ask.
  await page.setOfflineMode(false);
  await expect.poll(async () => (await kept()).text).toContain('And valves.');
  await saved();
});

test('a colleague’s version can be read against the one before, and the old one brought back', async () => {
  const old = (await kept()).text;
  const visitor = await journey.newPage();
  await signInAs(visitor, journey.server.url, 'Elena Petrova');
  await open(visitor);
  await visitor.click(editorSelector);
  await pressWith(visitor, 'Control', 'End');
  await visitor.keyboard.type(' Young ninjas only.');
  await visitor.waitForFunction(() =>
    document.querySelector('body')?.innerText.includes('Saving…'),
  );
  await saved(visitor);
  await visitor.browserContext().close();

  await open();
  await seeText(page, 'Young ninjas only.');
  await clickButton(page, 'More');
  await page.locator('::-p-aria([name="Version history"][role="menuitem"])').click();
  await seeText(page, 'Elena Petrova');
  const rows = '[role="dialog"] button[aria-expanded]';
  await page.waitForSelector(rows);
  const [newest, before] = await page.$$(rows);
  await newest?.click();
  await page.waitForFunction(() =>
    document.querySelector('[role="dialog"] ins')?.textContent?.includes('ninjas'),
  );
  await before?.click();
  await clickButton(page, 'Restore this version');
  await page.waitForFunction(
    (selector) => !document.querySelector(selector)?.textContent?.includes('ninjas'),
    {},
    editorSelector,
  );
  await expect.poll(async () => (await kept()).text).toBe(old);
});

test('with a stepper the next step leads to the plan, text saved', async () => {
  await open(page, '?stepperSource=jdo');
  await seeText(page, 'Paste job description');
  await clickButton(page, 'Next step');
  await page.waitForFunction(() => location.pathname.startsWith('/plan/configure/'));
  expect(new URL(page.url()).search).toBe('?stepperSource=jdo');
});

test('one that is not there leads to the page that says so', async () => {
  await page.goto(`${journey.server.url}/plan/analyze/00000000-0000-4000-8000-000000000000`);
  await page.waitForFunction(() => location.pathname === '/plan/not-found');
});

test('axe finds nothing and nothing scrolls sideways', async () => {
  const { myJobDescriptions } = await askApi<{
    myJobDescriptions: { results: { id: string; title: string }[] };
  }>(page, '{ myJobDescriptions(pagination: { limit: 50 }) { results { id title } } }');
  id =
    myJobDescriptions.results.find((result) => result.title === 'Senior Backend Engineer')?.id ??
    '';
  await open();
  await page.waitForSelector('[data-finding]');
  expect(await findingsInAllViews(page)).toEqual([]);
});

test('nothing on the way broke the page or its content security policy', () => {
  expect(journey.errors).toEqual([]);
});

/** The smallest Word document with these paragraphs. */
function docx(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const office = 'http://schemas.openxmlformats.org';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
}
