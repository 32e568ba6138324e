import type { KeyInput, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
let planId: string;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await page
    .browserContext()
    .overridePermissions(journey.server.url, ['clipboard-read', 'clipboard-sanitized-write']);
  await signInAs(page, journey.server.url, 'Aisha Rahman');
  const { list } = await askApi<{ list: { results: { title: string; planId: string | null }[] } }>(
    page,
    '{ list: myJobDescriptions(pagination: { limit: 20 }) { results { title planId } } }',
  );
  planId = list.results.find(({ title }) => title === 'Customer Success Ninja')?.planId ?? '';
  await page.goto(`${journey.server.url}/plan/interview_plan/${planId}`);
  await page.waitForSelector('[data-question]');
});
afterAll(() => journey.end());

const isOn = (selector: string) =>
  page.evaluate((sought) => document.activeElement?.matches(sought) === true, selector);
const onNothing = () => isOn('body');

/** Goes on by Tab until the focus is on what is sought; nothing is pressed by the mouse here. */
async function tabTo(selector: string, key: 'Tab' | 'back' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isOn(selector)) return;
    if (key === 'back') await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (key === 'back') await page.keyboard.up('Shift');
  }
  throw new Error(`Tab never came to ${selector}`);
}
async function press(...keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  expect(await onNothing()).toBe(false);
}
const countOf = (selector: string) => page.$$eval(selector, (found) => found.length);
const undoByKeys = async () => {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
};
const questionTexts = async () => {
  const { plan } = await askApi<{
    plan: { planInterviews: { questionGroups: { questions: { question: string }[] }[] }[] };
  }>(
    page,
    `{ plan(id: "${planId}") { planInterviews { questionGroups { questions { question } } } } }`,
  );
  return plan.planInterviews.flatMap(({ questionGroups }) =>
    questionGroups.flatMap(({ questions }) => questions.map(({ question }) => question)),
  );
};

test('a question is changed, and the focus is on it afterwards', async () => {
  await tabTo('[data-question] [data-inline-text]');
  await press('Enter');
  await page.keyboard.type('What do you like about customers you know?');
  await press('Enter');
  expect(await isOn('[data-question] [data-inline-text]')).toBe(true);
  await expect.poll(questionTexts).toContain('What do you like about customers you know?');
  await press('Enter', 'x', 'Escape');
  expect(await isOn('[data-question] [data-inline-text]')).toBe(true);
  expect(await questionTexts()).not.toContain('x');
  // What Escape gave up comes back by a key, in its field.
  await undoByKeys();
  await page.waitForFunction(
    () => (document.activeElement as HTMLTextAreaElement | null)?.value === 'x',
  );
  await press('Escape');
});

test('a question is added, and the focus is on the button again', async () => {
  await tabTo('section [data-add]');
  await press('Enter');
  await page.keyboard.type('Which of our clinics would you visit first?');
  await press('Enter');
  await expect.poll(questionTexts).toContain('Which of our clinics would you visit first?');
  await expect.poll(() => isOn('section [data-add]')).toBe(true);
});

test.each(['question', 'competency', 'interview'])(
  'a %s is deleted and taken back without leaving the keyboard',
  async (noun) => {
    const kind = noun === 'competency' ? 'group' : noun;
    const before = await countOf(`[data-${kind}]`);
    await tabTo(`[aria-label^="Delete ${noun}"]`, 'back');
    await press('Enter');
    await expect.poll(() => countOf(`[data-${kind}]`)).toBe(before - 1);
    await expect.poll(onNothing).toBe(false);
    expect(await isOn('[data-inline-text], [data-add]')).toBe(true);
    await seeText(page, `Deleted ${noun}`);
    await undoByKeys();
    await expect.poll(() => countOf(`[data-${kind}]`)).toBe(before);
  },
);

test('the plan is copied', async () => {
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await tabTo('button:has(.tabler-icon-copy)');
  await press('Enter');
  await seeText(page, 'Interview plan copied!');
});
