import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
let guideId: string;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Aisha Rahman');
});
afterAll(() => journey.end());

interface Guide {
  name: string;
  visibility: string;
  interviewStage: { title: string } | null;
  competencies: { name: string }[];
  cues: { cue: string; descriptionHtml: string | null; competency: string | null }[];
}
const readGuide = async (): Promise<Guide> =>
  (
    await askApi<{ guide: Guide }>(
      page,
      `{ guide(id: "${guideId}") { name visibility interviewStage { title } competencies { name } cues { cue descriptionHtml competency } } }`,
    )
  ).guide;
const saved = () => seeText(page, 'Saved');
const aria = (name: string) => page.locator(`::-p-aria(${name})`);

test('a guide is begun, filled with questions and competencies, ordered by keys and kept', async () => {
  await page.goto(`${journey.server.url}/guides/new`);
  await seeText(page, 'New guide');
  await clickButton(page, 'Create guide');
  await seeText(page, 'Give the guide a name.');
  await aria('Name').fill('Night shift');
  await clickButton(page, 'Create guide');
  await seeText(page, 'Add question');
  guideId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const question of ['Why nights?', 'How do you hand over?']) {
    await clickButton(page, 'Add question');
    await aria('Add question').fill(question);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-add]');
  }
  await clickButton(page, 'Add competency');
  await aria('Add competency').fill('Handover');
  await page.keyboard.press('Enter');
  await page.select('select[aria-label="Competency of question 2"]', 'Handover');
  await clickButton(page, 'Add description of question 2');
  await page.waitForSelector('[role="textbox"][aria-label="Description of question 2"]');
  await page.keyboard.down('Control');
  await page.keyboard.press('b');
  await page.keyboard.up('Control');
  await page.keyboard.type('Listen for names');
  await (await page.waitForSelector('[aria-label="Move question 2"]'))?.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await page.keyboard.press('Space');
  await page.waitForFunction(
    () => document.querySelector('[data-cue] textarea')?.textContent === 'How do you hand over?',
  );
  await saved();
  expect(await readGuide()).toEqual({
    ...{
      name: 'Night shift',
      visibility: 'PUBLIC',
      interviewStage: null,
      competencies: [{ name: 'Handover' }],
    },
    cues: [
      {
        ...{ cue: 'How do you hand over?', competency: 'Handover' },
        descriptionHtml: '<p><strong>Listen for names</strong></p>',
      },
      { cue: 'Why nights?', competency: null, descriptionHtml: null },
    ],
  });
});

test('what is typed without a connection waits, says so, and arrives when it is back', async () => {
  await page.setOfflineMode(true);
  await aria('Question 2').fill('Why do you want nights?');
  await seeText(page, 'Failed');
  await page.setOfflineMode(false);
  // The queue may have sent it already, and then the button is gone.
  const retry = await page.$('::-p-aria([name="Retry"][role="button"])');
  await retry?.evaluate((button) => (button as HTMLElement).click());
  await saved();
  expect((await readGuide()).cues[1]?.cue).toBe('Why do you want nights?');
});

test('a question that somebody else reworded meanwhile shows both texts and the choice', async () => {
  const { guide } = await askApi<{ guide: { cues: { id: string }[] } }>(
    page,
    `{ guide(id: "${guideId}") { cues { id } } }`,
  );
  await askApi(
    page,
    `mutation { updateCallGuideCue(id: "${guide.cues[1]?.id}", input: { cue: "Why this ward?" }) { id } }`,
  );
  await aria('Question 2').fill('Why our nights?');
  await seeText(page, 'Somebody else changed this question');
  await seeText(page, 'Why this ward?');
  await clickButton(page, 'Keep mine');
  await saved();
  expect((await readGuide()).cues[1]?.cue).toBe('Why our nights?');
});

test('an interviewer reads the guide of a recruiter and finds nothing to change', async () => {
  const visitor = await journey.newPage();
  await signInAs(visitor, journey.server.url, 'Tom Okafor');
  const { guides } = await askApi<{ guides: { id: string; canEdit: boolean }[] }>(
    visitor,
    '{ guides(query: "Night shift") { id canEdit } }',
  );
  expect(guides).toEqual([{ id: guideId, canEdit: false }]);
  await visitor.goto(`${journey.server.url}/guide/${guideId}`);
  await seeText(visitor, 'Listen for names');
  expect(await visitor.$('textarea, [role="switch"]')).toBeNull();
  await visitor.browserContext().close();
});

test('who may adds a position and a stage while choosing them; others choose only', async () => {
  const field = (name: string) => `::-p-aria([name="${name}"][role="combobox"])`;
  const option = (text: string) => `::-p-xpath(//*[@role="option"][. = "${text}"])`;
  await page.goto(`${journey.server.url}/guides/new`);
  await aria('Name').fill('Ward round');
  await page.locator(field('Position')).fill('Ward clerk');
  await page.locator(option('Add position “Ward clerk”')).click();
  await seeText(page, 'Position Group');
  await page.locator('[role="dialog"] ::-p-aria([name="Position Group"])').fill('Engineering');
  await page.locator(option('Engineering')).click();
  await page.locator('[role="dialog"] button[type="submit"]:not([data-disabled])').click();
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  await page.locator(field('Stage')).fill('Ward visit');
  await page.locator(option('Add stage “Ward visit”')).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Ward visit'),
  );
  await clickButton(page, 'Create guide');
  await seeText(page, 'Add question');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const made = `{ guide(id: "${id}") { position { title } interviewStage { title } } }`;
  expect(await askApi(page, made)).toEqual({
    guide: { position: { title: 'Ward clerk' }, interviewStage: { title: 'Ward visit' } },
  });

  const visitor = await journey.newPage();
  await signInAs(visitor, journey.server.url, 'Tom Okafor');
  await visitor.goto(`${journey.server.url}/guides/new`);
  await visitor.locator(field('Stage')).fill('Another visit');
  await seeText(visitor, 'No results found.');
  await visitor.browserContext().close();
});

test('the list changes visibility by a click, edits several at once, duplicates and deletes', async () => {
  await page.goto(`${journey.server.url}/guides?q=Night&whose=own`);
  await seeText(page, 'Night shift');
  await clickButton(page, 'Night shift: seen by Team. Change');
  await aria('Night shift: seen by Private. Change').wait();
  await clickButton(page, 'More for Night shift');
  await page.locator('::-p-aria([name="Duplicate"][role="menuitem"])').click();
  await page.waitForFunction((id) => !location.pathname.endsWith(id), {}, guideId);
  await page.waitForSelector('[data-cue]');
  await page.goto(`${journey.server.url}/guides?q=Night&whose=own`);
  await seeText(page, 'Night shift (copy)');
  await aria('Select all guides you may edit').click();
  await seeText(page, '2 selected');
  await clickButton(page, 'Edit');
  await seeText(page, 'Edit 2 guides');
  await page.locator('input[value="As it is"]').click();
  await page.locator('::-p-aria([name="Team"][role="option"])').click();
  await page.locator('[role="dialog"] ::-p-aria([name="Stage"][role="combobox"])').fill('Case');
  await page.locator('::-p-aria([name="Case study"][role="option"])').click();
  await clickButton(page, 'Save');
  await aria('Night shift (copy): seen by Team. Change').wait();
  await clickButton(page, 'More for Night shift (copy)');
  await page.locator('::-p-aria([name="Delete"][role="menuitem"])').click();
  await clickButton(page, 'Delete guide');
  await page.waitForFunction(
    () => document.querySelector('body')?.innerText.includes('Night shift (copy)”') === false,
  );
  await seeText(page, 'The guide was deleted.');
  expect(await readGuide()).toMatchObject({
    visibility: 'PUBLIC',
    interviewStage: { title: 'Case study' },
  });
});

test('guides have nothing axe would mend and no sideways scroll', async () => {
  for (const [path, shows] of [
    ['/guides', 'New guide'],
    ['/guides/new', 'Create guide'],
    [`/guide/${guideId}`, 'Add competency'],
  ] as const) {
    await page.goto(journey.server.url + path);
    await seeText(page, shows);
    expect(await findingsInAllViews(page), path).toEqual([]);
  }
  expect(journey.errors).toEqual([]);
});

test('two interviewers score: hidden until both submit, then side by side, on a page that prints', async () => {
  const visitor = await journey.newPage();
  await signInAs(visitor, journey.server.url, 'Tom Okafor');
  interface Scored {
    id: string;
    needsCurrentUserScore: boolean;
    scorecards: { interviewId: string; isHidden: boolean; canScore: boolean };
  }
  const { calls } = await askApi<{ calls: { results: Scored[] } }>(
    visitor,
    '{ calls(limit: 100) { results { id needsCurrentUserScore scorecards { interviewId isHidden canScore } } } }',
  );
  const call = calls.results.find(({ scorecards }) => scorecards.isHidden && scorecards.canScore);
  await visitor.goto(`${journey.server.url}/interview/${call?.id}?tab=scorecard`);
  await seeText(visitor, 'You see them after you submit yours.');
  await clickButton(visitor, 'Submit scorecard');
  await seeText(visitor, 'Choose an overall score before you submit.');
  await visitor.locator('[aria-label="Score of the interview"] button:nth-child(3)').click();
  await visitor.locator('::-p-aria(Overall note)').fill('Clear and kind');
  await clickButton(visitor, 'Submit scorecard');
  await seeText(visitor, 'Scores side by side');
  await visitor.reload();
  await seeText(visitor, 'Clear and kind');
  await visitor.goto(`${journey.server.url}/scorecard/${call?.scorecards.interviewId}`);
  await seeText(visitor, 'Scores side by side');
  expect(await findingsInAllViews(visitor)).toEqual([]);
  await visitor.emulateMediaType('print');
  const around = await visitor.$eval(
    'main',
    (main) =>
      [...(main.parentElement?.children ?? [])].filter(
        (part) => part !== main && part.getClientRects().length > 0,
      ).length,
  );
  expect(around).toBe(0);
  await visitor.browserContext().close();
});
