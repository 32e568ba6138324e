import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvRows } from '#shared/domain/transcripts/csvCells.ts';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let admin: Page;
beforeAll(async () => {
  journey = await beginJourney();
  admin = await journey.newPage();
  await signInAs(admin, journey.server.url, 'Elena Petrova');
});
afterAll(async () => {
  expect(journey.errors).toEqual([]);
  await journey.end();
});

const open = async (who: Page, path: string) => void (await who.goto(journey.server.url + path));
const pathOf = (who: Page) => new URL(who.url()).pathname;
const menuOf = (who: Page) =>
  who.$$eval('section[aria-label="Insights"] a', (links) => links.map((link) => link.textContent));

test('an admin narrows the overview, reads a chart as a table and opens the interviews behind a figure', async () => {
  await open(admin, '/insights');
  await seeText(admin, 'Candidate talk ratio');
  expect(await menuOf(admin)).toEqual([
    'Overview',
    'Reports',
    'My Insights',
    'Advanced Insights',
    'Structured interviews',
  ]);
  await admin.locator('section[aria-label="On-time starts"] ::-p-text(interviews)').wait();
  await admin.locator('figure ::-p-text(Figures as a table)').click();
  await admin.waitForSelector('figure table tbody tr');
  await open(admin, '/insights?period=last_30&by=WEEK');
  await seeText(admin, 'Candidate talk ratio');
  await admin.locator('section[aria-label="Candidate talk ratio"] a').click();
  await admin.waitForFunction(() => location.pathname === '/search');
  expect(new URL(admin.url()).searchParams.get('date')).toMatch(/^\d{4}-\d\d-\d\d\.\.\d{4}-/);
});

test('the report is sorted, downloaded, and leads to a person and a moment', async () => {
  await open(admin, '/insights/report');
  await seeText(admin, 'Team Avg');
  await clickButton(admin, 'Interviewer');
  await admin.waitForSelector('th[aria-sort]');
  expect(new URL(admin.url()).searchParams.get('sort')).toBe('name');
  const first = () => admin.$eval('tbody th', (cell) => cell.textContent);
  await expect.poll(first).toBe('Aisha Rahman');
  const { insightTableCsv: url } = await askApi<{ insightTableCsv: string }>(
    admin,
    '{ insightTableCsv(table: INTERVIEWERS, filter: { start: "2020-01-01T00:00Z", end: "2029-01-01T00:00Z", interval: MONTH, zone: "UTC" }) }',
  );
  const text = await admin.evaluate(async (path) => (await fetch(path)).text(), url);
  expect([...csvRows(text.replaceAll('\r', ''), ',')].length).toBeGreaterThan(4);
  await admin.locator('tbody ::-p-text(Elena Petrova)').click();
  await seeText(admin, 'What could be better');
  await admin.locator('ol ul a').click();
  await admin.waitForFunction(() => location.pathname.startsWith('/interview/'));
  expect(new URL(admin.url()).searchParams.get('t')).not.toBeNull();
});

test('keywords are added, narrowed to who said them, and lead to the conversations', async () => {
  await open(admin, '/insights/topics');
  await seeText(admin, 'Search keywords to see trends and insights.');
  const box = admin.locator('::-p-aria([name="Keywords"][role="textbox"])');
  await box.fill('"clinic"');
  await admin.keyboard.press('Enter');
  await seeText(admin, 'interviews contain “clinic”');
  const count = () =>
    admin.evaluate(() =>
      Number(/(\d+) of \d+ interviews contain/.exec(document.body.innerText)?.[1]),
    );
  const found = await count();
  await admin.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await box.fill('database');
  await admin.keyboard.press('Enter');
  await seeText(admin, '“clinic” and “database”');
  expect(await count()).toBeLessThan(found);
  expect(new URL(admin.url()).searchParams.getAll('keyword')).toEqual(['clinic', 'database']);
  await open(admin, '/insights/topics?keyword=clinic&keyword=database&conditional=OR');
  await seeText(admin, '“clinic” or “database”');
  expect(await count()).toBeGreaterThanOrEqual(found);
  await open(admin, '/insights/topics?keyword=clinic&filter=CANDIDATE');
  await seeText(admin, 'interviews contain “clinic”');
  await clickButton(admin, 'View all conversations');
  await seeText(admin, 'View recent conversations');
  await clickButton(admin, 'Remove clinic');
  await seeText(admin, 'Search keywords to see trends and insights.');
  await open(admin, '/insights/topics?keyword=xylophone');
  await seeText(admin, 'No results for “xylophone”');
});

test('a topic is tried on interviews while it is written, followed over time, and opens as a search', async () => {
  await open(admin, '/insights/topic-trends');
  await seeText(admin, 'Notice and start');
  await admin.waitForSelector('figure canvas');
  await clickButton(admin, 'New topic');
  await admin.locator('::-p-aria([name="Name"][role="textbox"])').fill('Double booking');
  await admin.locator('::-p-aria([name="Keywords"][role="combobox"])').fill('double books');
  await admin.keyboard.press('Enter');
  await admin.waitForFunction(() =>
    /Found in [1-9]\d* of \d+ interviews/.test(document.querySelector('body')?.innerText ?? ''),
  );
  const example = await admin.waitForSelector('section[aria-label="Preview"] li a');
  expect(await example?.evaluate((link) => link.getAttribute('href'))).toMatch(
    /^\/interview\/.+\?t=\d+$/,
  );
  await clickButton(admin, 'Save topic');
  await admin.locator('table ::-p-text(Double booking)').click();
  await seeText(admin, 'interviews contain “double books”');
  await admin.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Double booking'),
  );
  await open(admin, '/insights/topics?keyword=outage&without=clinic');
  await seeText(admin, 'without clinic');
  await clickButton(admin, 'Save as topic');
  await admin.waitForSelector('::-p-aria([name="New topic"][role="dialog"])');
  await clickButton(admin, 'Cancel');
  await open(admin, '/insights/topic-trends');
  await clickButton(admin, 'Delete Double booking');
  await seeText(admin, '“Double booking” is deleted.');
  await admin.waitForFunction(() => !document.querySelector('[aria-label="Edit Double booking"]'));
  await clickButton(admin, 'Undo');
  await admin.waitForSelector('[aria-label="Edit Double booking"]');
});

test.each([
  ['Candidate questions', 'How often does the on call person get woken at night?'],
  ['Compensation trends', 'The posted range is 165 to 195 thousand, plus equity.'],
  ['Candidate motivations', 'The company was bought in January'],
])('%s show what was said, and each example opens its moment', async (title, quote) => {
  await open(admin, '/insights/topic-trends?period=custom&from=2020-01-01');
  await admin.locator(`nav[aria-label="Advanced insights"] ::-p-text(${title})`).click();
  await seeText(admin, quote);
  await admin.locator(`li a ::-p-text(${quote})`).click();
  await admin.waitForFunction(() => location.pathname.startsWith('/interview/'));
  expect(Number(new URL(admin.url()).searchParams.get('t'))).toBeGreaterThan(0);
});

test('a skill report runs, cites its moments, and stands beside another one', async () => {
  await open(admin, '/insights/skill-report/all');
  await seeText(admin, 'No skill reports yet.');
  const make = async (title: string, minimum: string) => {
    await clickButton(admin, 'New report');
    await admin.locator('::-p-aria([name="Title"][role="textbox"])').fill(title);
    await admin.locator('::-p-aria([name="Skills"][role="combobox"])').fill('outage');
    await admin.keyboard.press('Enter');
    await admin.locator('input[type="date"]').fill('2020-01-01');
    await admin.locator('::-p-aria([name="Minimum interviews"])').fill(minimum);
    await clickButton(admin, 'Run report');
    await admin.waitForFunction(() => location.pathname !== '/insights/skill-report/all');
  };
  await make('All of us', '1');
  await admin.locator('main li a').wait();
  expect(await findingsInAllViews(admin)).toEqual([]);
  await open(admin, '/insights/skill-report/all');
  await make('Too few', '1000');
  await seeText(admin, 'This report needs at least 1,000 interviews with a transcript');
  await open(admin, '/insights/skill-report/all');
  await admin.locator('main table ::-p-text(All of us)').click();
  await admin.locator('main li a').click();
  await admin.waitForFunction(() => location.pathname.startsWith('/interview/'));
});

test('an interviewer has their own insights and no others', async () => {
  const tom = await journey.newPage();
  await signInAs(tom, journey.server.url, 'Tom Okafor');
  for (const path of [
    '/insights',
    '/insights/topics',
    '/insights/report',
    '/insights/total_interviews',
    '/insights/topic-trends',
    '/insights/candidate-questions',
    '/insights/compensation-trends',
    '/insights/skill-report/all',
  ]) {
    await open(tom, path);
    await tom.waitForFunction(() => location.pathname.startsWith('/insights/interviewer/'));
  }
  await seeText(tom, 'My Insights');
  expect(await menuOf(tom)).toEqual(['My Insights']);
  await admin.bringToFront();
  await open(admin, '/insights/report?period=custom&from=2020-01-01');
  await seeText(admin, 'Team Avg');
  await clickButton(admin, 'Share');
  await admin.locator('::-p-aria([name="People"][role="combobox"])').fill('Tom');
  await admin
    .locator('::-p-aria([name="Tom Okafor (interviewer@demo.test)"][role="option"])')
    .click();
  await admin.locator('::-p-aria([name="Title (optional)"])').fill('How we interviewed');
  await admin.locator('[role="dialog"] button[type="submit"]').click();
  await admin.waitForSelector('[aria-label="Remove access of Tom Okafor"]');
  await tom.bringToFront();
  await tom.locator('main ::-p-text(Reports shared with you)').click();
  await tom.locator('main ::-p-text(How we interviewed)').click();
  await seeText(tom, 'Based on the interviews that Elena Petrova can see');
  await seeText(tom, 'Team Avg');
  expect(await tom.$$('main table a')).toEqual([]);
  expect(await findingsInAllViews(tom)).toEqual([]);
  await admin.bringToFront();
  await clickButton(admin, 'Remove access of Tom Okafor');
  await clickButton(admin, 'Remove access');
  await seeText(admin, 'You have not shared this report yet.');
  await tom.bringToFront();
  await tom.reload();
  await seeText(tom, 'This report is not shared with you, or no longer.');
  const { currentUser } = await askApi<{ currentUser: { id: string } }>(
    admin,
    '{ currentUser { id } }',
  );
  await open(tom, `/insights/interviewer/${currentUser.id}`);
  await seeText(tom, 'You do not have permission');
  await tom.browserContext().close();
});

test('a recruiter has the overview, and totals in place of the quality report', async () => {
  const aisha = await journey.newPage();
  await signInAs(aisha, journey.server.url, 'Aisha Rahman');
  await open(aisha, '/insights/report');
  await seeText(aisha, 'Total interviews');
  expect(pathOf(aisha)).toBe('/insights/total_interviews');
  expect(await aisha.evaluate(() => document.body.innerText)).not.toContain('Speaking rate');
  await aisha.browserContext().close();
});
