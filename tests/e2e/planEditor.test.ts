import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

const posting = [
  'Community nurse',
  'About the role',
  'You visit patients at home in the river district and keep their care plans up to date.',
  'Responsibilities',
  'Assess wounds and change dressings during home visits',
  'Teach families how to give insulin injections',
  'Coordinate discharge plans with the hospital ward',
  'Requirements',
  'Registered nurse with two years of experience in wound care',
  'Driving licence and your own car',
  'Clear written handover notes',
];

let journey: Journey;
let page: Page;
let jobDescriptionId: string;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await page
    .browserContext()
    .overridePermissions(journey.server.url, ['clipboard-read', 'clipboard-sanitized-write']);
  await signInAs(page, journey.server.url, 'Aisha Rahman');
  const { createJobDescription } = await askApi<{
    createJobDescription: { jobDescription: { id: string } };
  }>(
    page,
    'mutation { createJobDescription(title: "Community nurse", jobDescriptionState: Optimizer) { jobDescription { id } } }',
  );
  jobDescriptionId = createJobDescription.jobDescription.id;
  await write(posting);
});
afterAll(() => journey.end());

/** Writes the job description as its editor would. */
async function write(lines: readonly string[]): Promise<void> {
  const headings = ['About the role', 'Responsibilities', 'Requirements'];
  const blocks = lines.map((text, index) => ({
    key: `b${index}`,
    text,
    type: headings.includes(text) ? 'header-two' : index > 3 ? 'unordered-list-item' : 'unstyled',
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
  }));
  const input = blocks.map(
    ({ text, type }) => `{ text: ${JSON.stringify(text)}, type: "${type}" }`,
  );
  await askApi(
    page,
    `mutation { jobDescriptionAnalysis(id: "${jobDescriptionId}", text: ${JSON.stringify(lines.join('\n'))},
       blocks: [${input.join(',')}], editorContent: ${JSON.stringify(JSON.stringify({ blocks, entityMap: {} }))}) { score } }`,
  );
}

interface Plan {
  id: string;
  planInterviews: {
    id: string;
    name: string;
    questionGroups: {
      id: string;
      competency: string;
      source: string;
      referenceText: string | null;
      questions: { id: string; question: string; type: string }[];
    }[];
  }[];
}
const planId = () => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const readPlan = async (id = planId()): Promise<Plan> =>
  (
    await askApi<{ plan: Plan }>(
      page,
      `{ plan(id: "${id}") { id planInterviews { id name questionGroups { id competency source referenceText questions { id question type } } } } }`,
    )
  ).plan;
const groupsOf = (plan: Plan) =>
  plan.planInterviews.flatMap((interview) => interview.questionGroups);
const ids = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id) ?? [];

async function generate(): Promise<void> {
  await page.waitForSelector('input[inputmode]');
  const count = page.locator('input[inputmode]');
  await count.fill('3');
  await clickButton(page, 'Generate interview plan');
  await page.waitForFunction(() => location.pathname.startsWith('/plan/interview_plan/'));
  await seeText(page, 'Create interview guides', 60_000);
  await page.waitForSelector('[aria-label^="Delete interview"]', { timeout: 60_000 });
}

const handle = (kind: 'question' | 'group' | 'interview', id: string) =>
  `[data-${kind}="${id}"] [data-rfd-drag-handle-draggable-id="${id}"]`;

test('a plan is configured and made from the words of the posting', async () => {
  await page.goto(`${journey.server.url}/plan/configure/${jobDescriptionId}`);
  await seeText(page, 'New Interview Plan');
  await page
    .locator('input[placeholder="E.g., company values, culture add, etc."]')
    .fill('Night work');
  await generate();
  const plan = await readPlan();
  expect(plan.planInterviews).toHaveLength(3);
  const groups = groupsOf(plan);
  expect(
    groups.some(
      ({ source, competency }) => source === 'UserFocusArea' && /night work/i.test(competency),
    ),
  ).toBe(true);
  const referenced = groups.filter(({ referenceText }) => referenceText);
  expect(referenced.length).toBeGreaterThan(2);
  const text = posting.join('\n');
  for (const { referenceText } of referenced) expect(text).toContain(referenceText);
  const questions = groups.flatMap((group) => group.questions.map(({ question }) => question));
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.join(' ')).toMatch(/patient|medication/i);
});

test('text is changed where it stands, added, deleted and brought back', async () => {
  const before = await readPlan();
  const question = groupsOf(before)[0]?.questions[0];
  await page.click(`[data-question="${question?.id}"] button[title="Edit question"]`);
  // The caret is where the click was, in the middle of the line.
  const caret = await page.$eval('textarea:focus', ({ selectionStart, selectionEnd, value }) =>
    selectionStart === selectionEnd ? selectionStart / value.length : -1,
  );
  expect(caret).toBeGreaterThan(0.2);
  expect(caret).toBeLessThan(0.8);
  await page.$eval('textarea:focus', (field) => field.select());
  await page.keyboard.type('What drew you to home visits?');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => groupsOf(await readPlan())[0]?.questions[0])
    .toMatchObject({ question: 'What drew you to home visits?', type: 'Custom' });

  await page.locator('::-p-xpath((//button[contains(., "Add competency")])[1])').click();
  await page.keyboard.type('Care at night');
  await page.keyboard.press('Enter');
  await seeText(page, 'Care at night');
  const firstGroup = groupsOf(before)[0];
  await page.click(`[aria-label="Delete competency ${firstGroup?.competency}"]`);
  await seeText(page, `Deleted competency`);
  await clickButton(page, 'Undo');
  await page.waitForSelector(`[data-group="${firstGroup?.id}"]`);
  expect(groupsOf(await readPlan()).map(({ id }) => id)).toContain(firstGroup?.id);
});

test('things are moved with the keyboard alone', async () => {
  const group = groupsOf(await readPlan()).find(({ questions }) => questions.length > 1);
  const [first, second] = group?.questions ?? [];
  await page.focus(handle('question', first?.id ?? ''));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect
    .poll(async () => {
      const now = groupsOf(await readPlan()).find(({ id }) => id === group?.id);
      return ids(now?.questions).slice(0, 2);
    })
    .toEqual([second?.id, first?.id]);
});

test('a competency is dragged by mouse into another interview', async () => {
  const before = await readPlan();
  const [from, to] = before.planInterviews;
  const moved = from?.questionGroups.at(-1);
  const target = to?.questionGroups[0];
  const start = await page.$(handle('group', moved?.id ?? ''));
  await start?.scrollIntoView();
  const at = await start?.boundingBox();
  await page.mouse.move((at?.x ?? 0) + 8, (at?.y ?? 0) + 12);
  await page.mouse.down();
  await page.mouse.move((at?.x ?? 0) + 8, (at?.y ?? 0) + 30, { steps: 5 });
  for (let step = 0; step < 40; step++) {
    const box = await (await page.$(`[data-group="${target?.id}"]`))?.boundingBox();
    const y = Math.min(760, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.mouse.move((at?.x ?? 0) + 8 + (step % 2), y, { steps: 2 });
    if ((box?.y ?? 0) + (box?.height ?? 0) / 2 < 760 && step > 8) break;
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  await page.mouse.up();
  await expect
    .poll(async () => ids((await readPlan()).planInterviews[1]?.questionGroups))
    .toContain(moved?.id);
});

test('a question is replaced with one found in the library', async () => {
  const question = groupsOf(await readPlan()).find(({ source }) => source === 'JobDescription')
    ?.questions[0];
  await page.locator(`[data-question="${question?.id}"] [aria-label^="Replace question"]`).click();
  await page
    .locator('::-p-aria([name="Search the question library"][role="textbox"])')
    .fill('refrigerator');
  const found = 'You find that a refrigerator was too warm when you opened this morning. What now?';
  await page.locator(`::-p-xpath(//li[contains(., "${found}")]//button)`).click();
  await expect
    .poll(async () =>
      groupsOf(await readPlan())
        .flatMap((group) => group.questions)
        .find(({ id }) => id === question?.id),
    )
    .toMatchObject({ question: found, type: 'Situational' });
  await page.waitForFunction(() => !document.querySelector('[role="dialog"]'));
});

test('the matrix ties a question to a line, and a line is marked as not to be asked', async () => {
  const text = 'Clear written handover notes';
  const readLine = async () => {
    const { plan } = await askApi<{
      plan: { lines: { text: string; isNotAsked: boolean; questionIds: string[] }[] };
    }>(page, `{ plan(id: "${planId()}") { lines { text isNotAsked questionIds } } }`);
    return plan.lines.find((line) => line.text === text);
  };
  const before = await readLine();
  const tied = groupsOf(await readPlan())
    .flatMap((group) => group.questions)
    .find(({ id }) => !before?.questionIds.includes(id));
  await page.locator('::-p-xpath(//summary[contains(., "What the questions cover")])').click();
  const row = `//table//tr[contains(., "${text}")]`;
  await page.locator(`::-p-xpath(${row}//button[contains(., "Edit coverage")])`).click();
  await page.waitForSelector(`[aria-label="Coverage table"] option[value="${tied?.id}"]`);
  await page.select('[aria-label="Coverage table"] select', tied?.id ?? '');
  await expect.poll(async () => (await readLine())?.questionIds).toContain(tied?.id);
  await clickButton(page, 'Mark as not to be asked');
  await expect.poll(async () => (await readLine())?.isNotAsked).toBe(true);
  await seeText(page, 'Ask about it after all');
});

test('the plan is copied with its numbers and letters', async () => {
  await clickButton(page, 'Copy');
  await seeText(page, 'Interview plan copied!');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Community nurse\n\n1\. /);
  expect(text).toMatch(/\n {3}a\. .+\n {6}i\. /);
  expect(text).toContain('What drew you to home visits?');
});

test('at every width and in both schemes it has nothing axe would mend', async () => {
  // A toast that fades has too little contrast for as long as it does.
  await page.waitForFunction(
    () => document.querySelector('body')?.innerText.includes('Interview plan copied!') === false,
  );
  expect(await findingsInAllViews(page)).toEqual([]);
});

test('shared from its page, and rebuilt once the job description has changed', async () => {
  const old = planId();
  await clickButton(page, 'Share interview plan');
  await seeText(page, 'Recipients can access the job description and interview plan');
  await page.keyboard.press('Escape');
  await page.goto(`${journey.server.url}/plan/interview_plan/${old}`);
  await page.waitForSelector('button[aria-disabled="true"]');
  await write([...posting, 'Experience with palliative care']);
  await page.reload();
  await page.locator('::-p-xpath(//a[contains(., "Rebuild interview plan")])').click();
  await page.waitForFunction(() => location.pathname.startsWith('/plan/configure/'));
  await generate();
  expect(planId()).not.toBe(old);
});

test('its interviews become guides', async () => {
  const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await clickButton(page, 'Create interview guides');
  await clickButton(page, 'Create guides');
  const guides = await opened;
  // The new tab is in front now, so nothing is drawn here; the words are there all the same.
  await expect
    .poll(() => page.evaluate(() => document.body.textContent))
    .toContain('Your interview guides have been created successfully.');
  await guides?.waitForFunction(() => location.pathname === '/guides');
  const names = (await readPlan()).planInterviews.map(({ name }) => name);
  if (guides) for (const name of names) await seeText(guides, name);
});
