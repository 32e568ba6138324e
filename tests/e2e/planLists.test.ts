import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Aisha Rahman');
});
afterAll(() => journey.end());

const open = async (who: Page, path: string) => void (await who.goto(journey.server.url + path));
const pathOf = (who: Page) => new URL(who.url()).pathname;
const leadsTo = (who: Page, path: RegExp) =>
  who.waitForFunction(
    (pattern) => new RegExp(pattern).test(location.pathname),
    { timeout: 60_000 },
    path.source,
  );
const titles = (who: Page) =>
  who.$$eval('main li [data-row-link]', (links) => links.map((link) => link.textContent));
describe('at 1280 and 360 px', () => {
  test.each([
    ['/plan', 'Customer Success'],
    ['/plan?q=zzz', 'No job descriptions match "zzz"'],
    ['/plan/new', 'Copy & paste JD'],
    ['/plan/not-found', 'Not found'],
    ['/plan/unauthorized', 'account administrator'],
  ])('%s has nothing axe would mend and no sideways scroll', async (path, shows) => {
    await open(page, path);
    await seeText(page, shows);
    expect(await findingsInAllViews(page)).toEqual([]);
  });

  test('the share dialog has nothing axe would mend', async () => {
    await open(page, '/plan');
    await page.locator('button[aria-label="Share Senior Backend Engineer"]').click();
    await seeText(page, 'All Plan admins');
    expect(await findingsInAllViews(page)).toEqual([]);
  });
});

test('somebody begins a job description, shares it, and the other sees that one and nothing else', async () => {
  await open(page, '/plan');
  await seeText(page, 'Optimize existing');
  await clickButton(page, 'Optimize existing');
  await leadsTo(page, /^\/plan\/analyze\/[0-9a-f-]{36}$/);
  const id = pathOf(page).split('/').at(-1) ?? '';
  await askApi(
    page,
    `mutation { updateJobDescription(id: "${id}", title: "Night porter") { jobDescription { id } } }`,
  );

  const maya = await journey.newPage();
  await signInAs(maya, journey.server.url, 'Maya Lindqvist');
  await open(maya, '/plan?tab=shared');
  await seeText(maya, 'Senior Backend Engineer');
  expect(await titles(maya)).toEqual(['Senior Backend Engineer']);

  await open(page, '/plan');
  await page.locator('button[aria-label="Share Night porter"]').click();
  await seeText(page, 'All Plan admins');
  // The field has the focus; the whole of it by keyboard.
  await page.keyboard.type('Maya');
  await page.waitForSelector('[role="option"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('textarea').fill('Please look at the duties.');
  await clickButton(page, 'Share');
  await seeText(page, 'Job description shared');

  await open(maya, '/plan?tab=shared');
  await seeText(maya, 'Night porter');
  expect(await titles(maya)).toEqual(['Night porter', 'Senior Backend Engineer']);
  await seeText(maya, 'Shared with me (2)');
  expect(await maya.$('button[aria-label="Delete Night porter"]')).toBeNull();
  expect(await maya.$('button[aria-label="Share Night porter"]')).toBeNull();
  const seen = await askApi<{ jobDescription: { title: string } | null }>(
    maya,
    `{ jobDescription(id: "${id}") { title } }`,
  );
  expect(seen.jobDescription?.title).toBe('Night porter');

  const mailbox = await (await fetch(`${journey.server.url}/dev/mailbox.json`)).text();
  expect(mailbox).toContain('shared the job description “Night porter” with you');
  expect(mailbox).toContain('Please look at the duties.');

  await open(page, '/plan');
  await page.locator('button[aria-label="Share Night porter"]').click();
  await page.locator('button[aria-label="Stop sharing with Maya Lindqvist"]').click();
  await seeText(page, 'Removed share');
  await open(maya, '/plan?tab=shared');
  await seeText(maya, 'Senior Backend Engineer');
  expect(await titles(maya)).toEqual(['Senior Backend Engineer']);
  await maya.browserContext().close();
});

test('deleting asks first, and the row and its count go', async () => {
  await open(page, '/plan?q=night');
  await page.locator('button[aria-label="Delete Night porter"]').click();
  await seeText(page, 'Delete “Night porter”');
  await clickButton(page, 'Cancel');
  expect(await titles(page)).toEqual(['Night porter']);
  await page.locator('button[aria-label="Delete Night porter"]').click();
  await clickButton(page, 'Delete');
  await seeText(page, 'Night porter deleted!');
  await seeText(page, 'No job descriptions match "night"');
  expect(await titles(page)).toEqual([]);
});

test('a plan admin sees all of the organization; rows are walked by keyboard', async () => {
  const admin = await journey.newPage();
  await signInAs(admin, journey.server.url, 'Elena Petrova');
  await open(admin, '/plan');
  await seeText(admin, 'All job descriptions (6)');
  await admin.locator('::-p-aria([name="All job descriptions (6)"][role="tab"])').click();
  await seeText(admin, 'Customer Success Ninja');
  expect(await titles(admin)).toHaveLength(6);
  await admin.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await admin.keyboard.press('j');
  await admin.keyboard.press('j');
  expect(await admin.evaluate(() => document.activeElement?.textContent)).toBe(
    (await titles(admin))[1],
  );
  await admin.browserContext().close();
});

test('questions of the organization come from a file, are found, and leave as a file', async () => {
  const admin = await journey.newPage();
  await signInAs(admin, journey.server.url, 'Elena Petrova');
  await open(admin, '/settings/library');
  const folder = await mkdtemp(join(tmpdir(), 'library-'));
  const file = join(folder, 'questions.csv');
  await writeFile(
    file,
    [
      'Competency,Type,Question',
      'Night watch,Situational,What do you do when a lamp goes out at three in the morning?',
      'Night watch,Behavioral,Tell me about a night on which you kept the watch alone.',
      'Night watch,Riddle,What do you do when nothing happens?',
    ].join('\n'),
  );
  const input = await admin.waitForSelector('input[type="file"]');
  await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
  await seeText(admin, '2 added, 0 there already, 1 left out');
  await seeText(admin, 'Line 4: “Riddle” is no type.');
  await admin.locator('input[aria-label="Search your questions"]').fill('lamp');
  await seeText(admin, 'What do you do when a lamp goes out at three in the morning?');
  const session = await admin.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    ...{ behavior: 'allow', downloadPath: folder },
    browserContextId: admin.browserContext().id ?? '',
  });
  await clickButton(admin, 'Export CSV');
  await expect
    .poll(() => readFile(join(folder, 'question-library.csv'), 'utf8').catch(() => ''), {
      timeout: 20_000,
    })
    .toContain(
      '"Night watch","","Behavioral","Tell me about a night on which you kept the watch alone."',
    );
  await admin.browserContext().close();
  await rm(folder, { recursive: true });
});

test('without a role one is told whom to ask; without the product one may ask for it', async () => {
  const tom = await journey.newPage();
  await signInAs(tom, journey.server.url, 'Tom Okafor');
  await open(tom, '/plan/job-descriptions');
  await seeText(tom, 'Please reach out to your account administrator.');
  expect(pathOf(tom)).toBe('/plan/unauthorized');
  await tom.browserContext().close();

  const noor = await journey.newPage();
  await signInAs(noor, journey.server.url, 'Noor Haddad');
  await open(noor, '/plan/new');
  await seeText(noor, 'Better job descriptions in a flash.');
  expect(pathOf(noor)).toBe('/plan/upgrade');
  expect(await axeFindings(noor)).toEqual([]);
  await clickButton(noor, 'Upgrade to Plan today');
  await seeText(noor, "Thank you for your interest. We'll be in touch with you shortly.");
  await noor.browserContext().close();
  expect(journey.errors).toEqual([]);
});
