import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, signInAs } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let recruiter: Page;
beforeAll(async () => {
  journey = await beginJourney();
  recruiter = await journey.newPage();
  await signInAs(recruiter, journey.server.url, 'Aisha Rahman');
});
afterAll(async () => {
  expect(journey.errors).toEqual([]);
  await journey.end();
});

const open = async (who: Page, path: string) => void (await who.goto(journey.server.url + path));
const pathOf = (who: Page) => new URL(who.url()).pathname;
const fill = (who: Page, label: string, text: string) =>
  who.locator(`::-p-aria([name="${label}"])`).fill(text);
/** Takes an option of the list that is open; the lists of other selects are there too, unseen. */
async function pick(who: Page, text: string) {
  await who.waitForFunction(
    (wanted) => {
      const option = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(
        (item) => item.offsetParent !== null && item.textContent.includes(wanted),
      );
      option?.click();
      return option !== undefined;
    },
    {},
    text,
  );
}
/** Chooses from a select. */
async function choose(who: Page, label: string, text: string) {
  await who.locator(`::-p-aria([name="${label}"])`).click();
  await pick(who, text);
}

test('a recruiter adds a candidate, moves the application on and writes down who may not be recorded', async () => {
  await open(recruiter, '/candidates');
  await seeText(recruiter, 'Oluwaseun Adeyemi');
  await clickButton(recruiter, 'Add candidate');
  await fill(recruiter, 'First name', 'Noemi');
  await fill(recruiter, 'Last name', 'Valente');
  await fill(recruiter, 'E-mail addresses', 'noemi@example.test');
  await recruiter.keyboard.press('Enter');
  await recruiter.locator('[role="dialog"] ::-p-aria([name="Position"])').fill('Data');
  await pick(recruiter, 'Data Analyst');
  await recruiter.locator('[role="dialog"] button[type="submit"]').click();
  await recruiter.waitForFunction(() => location.pathname.startsWith('/candidate/'));
  await seeText(recruiter, 'Data Analyst');

  await choose(recruiter, 'Stage of Data Analyst (DAT-046)', 'Case study');
  await recruiter.locator('::-p-aria([name="3 stars"])').click();
  await seeText(recruiter, '3.0');
  await clickButton(recruiter, 'Add link');
  await fill(recruiter, 'Address', 'javascript:alert(1)');
  await clickButton(recruiter, 'Add link');
  await seeText(recruiter, 'Enter a link that begins with https://');
  await fill(recruiter, 'Address', 'https://people.example/noemi');
  await clickButton(recruiter, 'Add link');
  await seeText(recruiter, 'people.example');
  await clickButton(recruiter, 'Record a decision');
  await fill(recruiter, 'How you know', 'Said so on the phone.');
  await clickButton(recruiter, 'Save decision');
  await seeText(recruiter, '“Said so on the phone.”');

  const id = pathOf(recruiter).split('/').at(-1) ?? '';
  const { candidate } = await askApi<{ candidate: object }>(
    recruiter,
    `{ candidate(id: "${id}") { emails recordingDisabled myRating
      applications { interviewStage { title } } } }`,
  );
  expect(candidate).toEqual({
    ...{ emails: ['noemi@example.test'], recordingDisabled: true, myRating: 3 },
    applications: [{ interviewStage: { title: 'Case study' } }],
  });
  await open(recruiter, '/candidates?q=noemi');
  await seeText(recruiter, 'Does not want to be recorded');
  await seeText(recruiter, 'Candidates 1');
});

test('an interviewer finds the candidates they met, and may not add, edit or delete one', async () => {
  const tom = await journey.newPage();
  await signInAs(tom, journey.server.url, 'Tom Okafor');
  await open(tom, '/candidates');
  await seeText(tom, 'Oluwaseun Adeyemi');
  expect(await tom.evaluate(() => document.body.innerText)).not.toContain('Noemi');
  expect(await tom.$('::-p-aria([name="Add candidate"])')).toBeNull();
  await tom.locator('::-p-text(Oluwaseun Adeyemi)').click();
  await seeText(tom, 'Applications');
  for (const name of ['Edit', 'More actions', 'Add link', 'Record a decision'])
    expect(await tom.$(`::-p-aria([name="${name}"])`)).toBeNull();
  await tom.browserContext().close();
});

test('only who has the right deletes a candidate, after a confirmation', async () => {
  const admin = await journey.newPage();
  await signInAs(admin, journey.server.url, 'Elena Petrova');
  await open(admin, '/candidates?q=noemi');
  await admin.locator('::-p-text(Noemi Valente)').click();
  await clickButton(admin, 'More actions');
  await admin.locator('::-p-aria([name="Delete candidate"])').click();
  await seeText(admin, 'This cannot be undone.');
  await clickButton(admin, 'Delete');
  await seeText(admin, 'Noemi Valente was deleted.');
  expect(pathOf(admin)).toBe('/candidates');
  await admin.browserContext().close();
});

test('who manages the team adds a person to a position and changes their role; an interviewer may not', async () => {
  const positionId = (
    await askApi<{ positions: { id: string }[] }>(
      recruiter,
      '{ positions(query: "QA Engineer") { id } }',
    )
  ).positions[0]?.id;
  await open(recruiter, '/positions?q=QA');
  await recruiter.locator('::-p-text(QA Engineer)').click();
  await seeText(recruiter, 'Hiring team');
  await clickButton(recruiter, 'Add person');
  await recruiter.locator('form[aria-label="Add person"] ::-p-aria([name="Person"])').fill('Diego');
  await pick(recruiter, 'Diego');
  await recruiter.locator('form[aria-label="Add person"] button[type="submit"]').click();
  await recruiter.locator('::-p-aria([name="Remove Diego Fuentes from the team"])').wait();
  await choose(recruiter, 'Role of Diego Fuentes', 'Interviewer');
  await recruiter.waitForFunction(
    (field) => document.querySelector<HTMLInputElement>(field)?.value === 'Interviewer',
    {},
    'input[aria-label="Role of Diego Fuentes"]:not(:disabled)',
  );
  const members = `{ position(id: "${positionId ?? ''}") { memberships { role user { fullName } } } }`;
  const { position } = await askApi<{ position: { memberships: object[] } }>(recruiter, members);
  expect(position.memberships).toContainEqual({
    role: 'INTERVIEWER',
    user: { fullName: 'Diego Fuentes' },
  });
  await recruiter.$eval('main input[role="switch"]', (input) =>
    (input as HTMLInputElement).click(),
  );
  await expect
    .poll(() => askApi(recruiter, `{ position(id: "${positionId ?? ''}") { autoJoinInterview } }`))
    .toEqual({ position: { autoJoinInterview: true } });

  const tom = await journey.newPage();
  await signInAs(tom, journey.server.url, 'Tom Okafor');
  await open(tom, `/position/${positionId ?? ''}`);
  await seeText(tom, 'Diego Fuentes');
  for (const name of [
    ...['Edit', 'Add person', 'Add candidate', 'Role of Diego Fuentes'],
    'Interviewers join the team',
  ])
    expect(await tom.$(`::-p-aria([name="${name}"])`)).toBeNull();
  await open(tom, '/positions');
  await seeText(tom, 'QA Engineer');
  expect(await tom.$('::-p-aria([name="Add position"])')).toBeNull();
  await tom.browserContext().close();
});

test('a position is added with a new group, and a title is required', async () => {
  await open(recruiter, '/positions');
  await seeText(recruiter, 'Senior Backend Engineer');
  await clickButton(recruiter, 'Add position');
  const dialog = '[role="dialog"]';
  await recruiter.locator(`${dialog} button[type="submit"]`).click();
  await seeText(recruiter, 'Position Group is required');
  await seeText(recruiter, 'Title is required');
  await recruiter.locator(`${dialog} ::-p-aria([name="Position Group"])`).fill('Facilities');
  await pick(recruiter, 'Facilities');
  await recruiter.locator(`${dialog} ::-p-aria([name="Position Title"])`).fill('Night porter');
  await recruiter.locator(`${dialog} button[type="submit"]:not([data-disabled])`).click();
  await recruiter.waitForFunction(() => location.pathname.startsWith('/position/'));
  await seeText(recruiter, 'Facilities');
  await seeText(recruiter, 'Nobody is on this team yet.');
});

test('two candidates stand side by side, and a moment opens the interview at its words', async () => {
  await open(recruiter, '/positions?q=Senior');
  await recruiter.locator('::-p-text(Senior Backend Engineer)').click();
  await recruiter.locator('::-p-xpath(//a[contains(., "Compare")])').click();
  await recruiter.waitForSelector('thead th a');
  const heads = await recruiter.$$eval('thead th a', (links) =>
    links.map((link) => link.textContent),
  );
  expect(heads).toHaveLength(2);
  expect((await recruiter.$$('tbody tr[data-kind="COMPETENCY"]')).length).toBeGreaterThan(2);
  const moment = await recruiter.waitForSelector('tbody a[title]');
  const quote = await moment?.evaluate((link) => link.title);
  await moment?.click();
  await recruiter.waitForFunction(() => location.pathname.startsWith('/interview/'));
  expect(new URL(recruiter.url()).searchParams.get('t')).toMatch(/^\d/);
  await seeText(recruiter, quote?.slice(0, 30) ?? '');
});

test('an invited person joins by the mail, can do what their role says, and is signed out when deactivated', async () => {
  const { url } = journey.server;
  const mailsTo = async (recipient: string) =>
    (
      (await (await fetch(`${url}/dev/mailbox.json`)).json()) as {
        recipient: string;
        body: string;
      }[]
    ).filter((mail) => mail.recipient === recipient);
  const admin = await journey.newPage();
  await signInAs(admin, url, 'Elena Petrova');
  await open(admin, '/settings/users');
  await seeText(admin, 'Nadia Haddad');
  await clickButton(admin, 'Invite people');
  await fill(admin, 'E-mail addresses', 'not-an-address');
  await clickButton(admin, 'Send invitations');
  await seeText(admin, 'Not an email address: not-an-address');
  await admin.locator('::-p-aria([name="E-mail addresses"])').click();
  for (const letter of 'not-an-address') await admin.keyboard.press('Backspace', { text: letter });
  await fill(admin, 'E-mail addresses', 'kim.lee@northwind.test');
  await admin.keyboard.press('Enter');
  await clickButton(admin, 'Send invitations');
  await seeText(admin, 'Sent invitation');
  await seeText(admin, 'Kim Lee');

  const address = 'kim.lee@northwind.test';
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
  const [invitation] = await mailsTo(address);
  const link = /Join: (\S+)/.exec(invitation?.body ?? '')?.[1] ?? '';
  const kim = await journey.newPage();
  // The server of a journey does not know its port in advance, so the address has another one.
  const { pathname, search } = new URL(link);
  await kim.goto(url + pathname + search);
  await clickButton(kim, 'Send me a code');
  await kim.waitForSelector('::-p-aria([name="Code"])');
  await expect.poll(async () => (await mailsTo(address)).length).toBe(2);
  const code = (await mailsTo(address)).flatMap(
    ({ body }) => /sign in to Rapport is (\w{6})/.exec(body)?.[1] ?? [],
  )[0];
  await kim.locator('::-p-aria([name="Code"])').fill(code ?? '');
  await seeText(kim, 'Welcome to');
  await fill(kim, 'Last name', 'Lee-Novak');
  await clickButton(kim, 'Start');
  await kim.waitForFunction(() => location.pathname === '/search');
  await seeText(kim, 'Kim Lee-Novak');
  await open(kim, '/settings/users');
  await seeText(kim, 'You do not have permission');
  await open(kim, '/positions');
  await seeText(kim, 'QA Engineer');
  expect(await kim.$('::-p-aria([name="Add position"])')).toBeNull();

  await open(admin, '/settings/users?q=Kim');
  await choose(admin, 'Role of Kim Lee-Novak', 'Recruiter');
  await seeText(admin, 'Updated user role');
  await kim.reload();
  await kim.locator('::-p-aria([name="Add position"])').wait();

  await clickButton(admin, 'Actions for Kim Lee-Novak');
  await admin.locator('::-p-aria([name="Deactivate"][role="menuitem"])').click();
  await seeText(admin, 'can no longer sign in');
  await clickButton(admin, 'Deactivate');
  await seeText(admin, 'Kim Lee-Novak was deactivated.');
  await kim.reload();
  await kim.waitForFunction(() => location.pathname === '/sign-in');
  await kim.browserContext().close();
  await admin.browserContext().close();
});

test('a role is edited by its permissions, and the editor offers none to who may not', async () => {
  const admin = await journey.newPage();
  await signInAs(admin, journey.server.url, 'Elena Petrova');
  await open(admin, '/settings/roles');
  await seeText(admin, 'Can access their own interviews');
  await clickButton(admin, 'Edit Interviewer');
  await admin.locator('::-p-aria([name="Delete candidates"][role="checkbox"])').click();
  await admin.locator('[role="dialog"] button[type="submit"]').click();
  await seeText(admin, 'Can delete candidates and access their own interviews');
  const policy =
    '::-p-xpath(//fieldset[contains(., "Team members")]//label[contains(., "private interviews")])';
  await admin.locator(policy).click();
  await admin.waitForSelector('fieldset input:not([disabled])');
  expect(await axeFindings(admin)).toEqual([]);
  await admin.reload();
  await seeText(admin, 'Team members');
  const isChecked = await admin.$$eval('fieldset', (sets) =>
    [...(sets.at(-1)?.querySelectorAll('input') ?? [])].map((box) => box.checked),
  );
  expect(isChecked).toEqual([true, false, true, false]);
  await admin.browserContext().close();
  await open(recruiter, '/settings/roles');
  await seeText(recruiter, 'You do not have permission');
  expect(await recruiter.$('::-p-aria([name="Add role"])')).toBeNull();
});

test('a question about a candidate is answered with moments that open their interview', async () => {
  await open(recruiter, '/candidates?q=Adeyemi');
  await recruiter.locator('::-p-text(Oluwaseun Adeyemi)').click();
  await fill(
    recruiter,
    'Question about the candidate',
    'What did they do with the claims service?',
  );
  await recruiter.keyboard.press('Enter');
  await seeText(recruiter, 'Answered by');
  const moment = await recruiter.waitForSelector('[aria-live] a[title]');
  const quote = await moment?.evaluate((link) => link.title);
  await moment?.click();
  await recruiter.waitForFunction(() => location.pathname.startsWith('/interview/'));
  await seeText(recruiter, quote?.slice(0, 30) ?? '');
});

test('a site admin acts as an interviewer under a banner, and stops', async () => {
  const admin = await journey.newPage();
  await signInAs(admin, journey.server.url, 'Elena Petrova');
  await open(admin, '/settings/users?q=Tom');
  await clickButton(admin, 'Actions for Tom Okafor');
  await admin.locator('::-p-aria([name="Impersonate"][role="menuitem"])').click();
  await seeText(admin, 'Everything you do is recorded with your name.');
  await clickButton(admin, 'Impersonate');
  await seeText(admin, 'Impersonating Tom Okafor');
  await open(admin, '/positions');
  await seeText(admin, 'QA Engineer');
  await seeText(admin, 'Impersonating Tom Okafor');
  expect(await admin.$('::-p-aria([name="Add position"])')).toBeNull();
  await clickButton(admin, 'Stop');
  await admin.waitForFunction(() => location.pathname === '/settings/users');
  await seeText(admin, 'Nadia Haddad');
  expect(await admin.evaluate(() => document.body.innerText)).not.toContain('Impersonating');
  await admin.browserContext().close();
});

test('who may change the settings of the organization does, and others are told that they may not', async () => {
  const admin = await journey.newPage();
  await signInAs(admin, journey.server.url, 'Elena Petrova');
  await open(admin, '/settings/organization');
  await admin.locator('::-p-text(Hide scores until people have submitted)').click();
  const ask = '{ currentUser { organization { settings { hideScoresUntilSubmitted } } } }';
  await expect
    .poll(() => askApi(admin, ask))
    .toEqual({
      currentUser: { organization: { settings: { hideScoresUntilSubmitted: false } } },
    });
  await admin.browserContext().close();
  for (const path of ['/settings/organization', '/settings/stages', '/settings/extension']) {
    await open(recruiter, path);
    await seeText(recruiter, 'You do not have permission for this.');
  }
});
