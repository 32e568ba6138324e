import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';
import { editorSelector, linesOf, pressWith } from './typeInto.ts';

let journey: Journey;
let page: Page;
let id: string;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAs(page, journey.server.url, 'Elena Petrova');
  const made = await askApi<{ createJobDescription: { jobDescription: { id: string } } }>(
    page,
    'mutation { createJobDescription(jobDescriptionState: Creator) { jobDescription { id } } }',
  );
  id = made.createJobDescription.jobDescription.id;
});
afterAll(() => journey.end());

const open = () => page.goto(`${journey.server.url}/plan/create/${id}?stepperSource=jdc`);
const field = (name: string, role = 'textbox') =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
const panel = '[aria-label^="Assistant: "]';
/** Ticks the first lines of the checklist that stands in the assistant. */
const tick = async (count: number) => {
  await page.waitForSelector(`${panel} input[type="checkbox"]`);
  for (let nr = 0; nr < count; nr += 1) {
    const boxes = await page.$$(`${panel} input[type="checkbox"]`);
    await boxes[nr]?.click();
  }
};
const valuesOf = (label: string) =>
  page.$$eval(`textarea[aria-label^="${label}"]`, (all) =>
    all.map((item) => (item as HTMLTextAreaElement).value),
  );

test('title and location lead to the assistant, and the other sections wait', async () => {
  await open();
  await seeText(page, 'Begin with the job title.');
  await seeText(page, 'Create JD content');
  await field('Job title').fill('Clinical data engineer');
  await page.keyboard.press('Tab');
  await page.locator('::-p-xpath(//label[contains(., "Hybrid")])').click();
  await page.waitForSelector(
    'input[placeholder="Enter office location and hybrid schedule"]:not(:disabled)',
  );
  await field('Location').fill('Oslo, three days a week');
  // Tab goes to the next section's title, and the next key must not write over it.
  await page.keyboard.press('Tab');
  const title = await page.waitForSelector('input[aria-label^="Title of the section"]:focus');
  expect(await title?.evaluate((input) => input.selectionEnd === input.selectionStart)).toBe(true);
  await pressWith(page, 'Shift', 'Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector(panel);
  const isWaiting = await page.$eval('input[aria-label="Job title"]', (input) =>
    input.hasAttribute('disabled'),
  );
  expect(isWaiting).toBe(true);
});

test('about the role: two answers, a preview in a tone, and only then the section', async () => {
  await page
    .locator(`${panel} textarea`)
    .fill('First data engineer, builds the platform of all clinics');
  await page
    .locator('::-p-xpath(//label[contains(., "Candidate pitch")]/following::textarea[1])')
    .fill('Your work reaches every patient in the country');
  await clickButton(page, 'Preview text');
  const preview = '::-p-aria([name="Preview"][role="textbox"])';
  const text = await (
    await page.waitForSelector(preview)
  )?.evaluate((area) => (area as HTMLTextAreaElement).value);
  expect(text?.length).toBeGreaterThan(80);
  expect(await valuesOf('About the role')).toEqual(['']);
  await clickButton(page, 'Add & continue');
  await page.waitForSelector('[aria-label="Assistant: Responsibilities"]');
  expect(await valuesOf('About the role')).toEqual([text]);
});

test('responsibilities: areas, details of each, lines that are added', async () => {
  await tick(2);
  await clickButton(page, 'Next: Add details');
  for (const round of [1, 2]) {
    await tick(2);
    await clickButton(page, 'Preview text');
    await page.waitForSelector('::-p-aria([name="Preview"][role="textbox"])');
    await clickButton(page, 'Add & continue');
    await page.waitForFunction(
      (least) =>
        document.querySelectorAll('textarea[aria-label^="Responsibility"]').length >= least,
      {},
      round,
    );
    await page.waitForFunction(
      () => !document.querySelector('[aria-label^="Assistant: "] label + * textarea'),
    );
  }
  await page.waitForSelector('[aria-label="Assistant: Requirements and skills"]');
  expect((await valuesOf('Responsibility')).filter(Boolean).length).toBeGreaterThanOrEqual(2);
});

test('requirements: three topics, one of them skipped', async () => {
  await seeText(page, 'Experience and education');
  await tick(1);
  await clickButton(page, 'Next');
  await seeText(page, 'Specific skills');
  await tick(1);
  await clickButton(page, 'Next');
  await seeText(page, 'Accomplishments');
  await clickButton(page, 'Skip');
  await page.waitForSelector(panel, { hidden: true });
  expect((await valuesOf('Requirement ')).filter(Boolean)).toHaveLength(2);
});

test('what was written is there after a reload', async () => {
  await page.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saved'));
  const before = await valuesOf('Responsibility');
  await open();
  await page.waitForSelector('textarea[aria-label^="Responsibility"]');
  expect(await valuesOf('Responsibility')).toEqual(before);
  expect(
    await page.$eval('input[aria-label="Job title"]', (input) => (input as HTMLInputElement).value),
  ).toBe('Clinical data engineer');
});

test('axe finds nothing and nothing scrolls sideways', async () => {
  await open();
  await page.waitForSelector('textarea[aria-label^="Responsibility"]');
  await clickButton(page, 'Write with the assistant: About the role');
  await page.waitForSelector(panel);
  expect(await findingsInAllViews(page)).toEqual([]);
});

test('the review leads to the analyzer with everything that was written', async () => {
  await open();
  await page.waitForSelector('textarea[aria-label^="Responsibility"]');
  const responsibilities = (await valuesOf('Responsibility')).filter(Boolean);
  await clickButton(page, 'Use a standard statement');
  await clickButton(page, 'Next step');
  await seeText(page, 'Make sure to review the content');
  await clickButton(page, 'Continue to Format & optimize');
  await page.waitForSelector(editorSelector);
  await seeText(page, 'not pre-optimized');
  const lines = await linesOf(page);
  expect(lines).toContain('Hybrid: Oslo, three days a week');
  for (const responsibility of responsibilities) expect(lines).toContain(responsibility);
  await page.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saved'));
  await page.waitForFunction(() => !('html' in (history.state?.usr ?? {})));
  const { jobDescription } = await askApi<{
    jobDescription: { jobDescriptionState: string; text: string; title: string };
  }>(page, `{ jobDescription(id: "${id}") { jobDescriptionState text title } }`);
  expect(jobDescription).toMatchObject({
    jobDescriptionState: 'Optimizer',
    title: 'Clinical data engineer',
  });
  expect(jobDescription.text).toContain('equal opportunity employer');
});

test('the creator is over then: its address leads to the analyzer', async () => {
  await page.goto(`${journey.server.url}/plan/create/${id}`);
  await page.waitForFunction(() => location.pathname.startsWith('/plan/analyze/'));
  expect(journey.errors).toEqual([]);
});
