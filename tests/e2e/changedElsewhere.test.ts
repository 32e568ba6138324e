import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { keptOnServer, makeJobDescription, openAnalyzer, waitUntilSaved } from './analyzerPage.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';
import { editorSelector, linesOf, pressWith } from './typeInto.ts';

let journey: Journey;
let aisha: Page;
let elena: Page;
let id: string;

const writeAtEnd = async (page: Page, text: string) => {
  await page.click(editorSelector);
  await pressWith(page, 'Control', 'End');
  await page.keyboard.type(text);
};
const save = async (page: Page, text: string) => {
  await writeAtEnd(page, text);
  await page.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saving…'));
  await waitUntilSaved(page);
};
const versions = async () => {
  const read = await askApi<{ jobDescription: { versions: { text: string }[] } }>(
    aisha,
    `{ jobDescription(id: "${id}") { versions { text } } }`,
  );
  return read.jobDescription.versions.map(({ text }) => text);
};

beforeAll(async () => {
  journey = await beginJourney();
  [aisha, elena] = [await journey.newPage(), await journey.newPage()];
  await signInAs(aisha, journey.server.url, 'Aisha Rahman');
  await signInAs(elena, journey.server.url, 'Elena Petrova');
  id = await makeJobDescription(aisha);
  await openAnalyzer(elena, journey, id);
  await save(elena, 'You fix pumps.');
  await openAnalyzer(aisha, journey, id);
});
afterAll(() => journey.end());

test('of two people who write at once the second is told who was first, and writes on', async () => {
  await save(elena, ' You mend valves.');
  await writeAtEnd(aisha, ' You read maps.');
  await seeText(aisha, 'Elena Petrova changed this job description on');
  await seeText(aisha, 'Not saved');
  await writeAtEnd(aisha, ' You drive.');
  expect(await linesOf(aisha)).toEqual(['You fix pumps. You read maps. You drive.']);
  expect((await keptOnServer(aisha, id)).text).toBe('You fix pumps. You mend valves.');
  expect(await findingsInAllViews(aisha)).toEqual([]);
});

test('what differs can be read, and keeping one’s own leaves the other in the history', async () => {
  await clickButton(aisha, 'See what differs');
  const differs = await aisha.waitForSelector('[role="region"][aria-label="What changed"]');
  expect(await differs?.$$eval('ins', (all) => all.map((item) => item.textContent))).toEqual(
    expect.arrayContaining([expect.stringContaining('mend')]),
  );
  expect(await findingsInAllViews(aisha)).toEqual([]);
  await aisha.locator('[role="dialog"] ::-p-text(Keep mine)').click();
  await waitUntilSaved(aisha);
  expect((await versions()).slice(0, 2)).toEqual([
    'You fix pumps. You read maps. You drive.',
    'You fix pumps. You mend valves.',
  ]);
});

test('the other takes the newer text by keys, goes on from there, and undo brings their own back', async () => {
  await writeAtEnd(elena, ' You weld.');
  await seeText(elena, 'Aisha Rahman changed this job description on');
  await elena.focus('::-p-aria([name="Take the other text"][role="button"])');
  await elena.keyboard.press('Enter');
  await elena.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes('You drive.'),
    {},
    editorSelector,
  );
  await waitUntilSaved(elena);
  expect(await linesOf(elena)).toEqual(['You fix pumps. You read maps. You drive.']);
  await elena.waitForFunction(
    (selector) => document.activeElement?.matches(selector),
    {},
    editorSelector,
  );
  await pressWith(elena, 'Control', 'z');
  expect(await linesOf(elena)).toEqual(['You fix pumps. You mend valves. You weld.']);
  await waitUntilSaved(elena);
  expect(journey.errors).toEqual([]);
});
