import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
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

const open = (who: Page, path: string) => who.goto(journey.server.url + path);

test('a site admin sees what became of each question, listens to a moment and reads the agreement', async () => {
  const { positions } = await askApi<{ positions: { id: string }[] }>(
    admin,
    '{ positions(query: "Senior Backend") { id } }',
  );
  await open(admin, `/insights/structure?position=${positions[0]?.id ?? ''}`);
  await seeText(admin, 'Not recorded');
  await seeText(admin, 'Interviewers');
  await admin.waitForSelector('canvas[role="img"]');
  await clickButton(admin, 'Figures as a table');
  await seeText(admin, 'Perhaps asked');
  const file = await admin.$eval('a[download]', (link) => link.getAttribute('href') ?? '');
  const text = await admin.evaluate(async (url) => (await fetch(url)).text(), file);
  expect(text).toContain('"Not recorded"');
  await admin.locator('a[aria-label^="Answered: open the interview"]').click();
  await admin.waitForFunction(() => location.pathname.startsWith('/interview/'));
  expect(new URL(admin.url()).searchParams.get('t')).not.toBeNull();
});

test('selection rates are shown on demand, follow an upload and go when the answers are deleted', async () => {
  await open(admin, '/insights/structure');
  await admin.locator('::-p-aria([name="Adverse impact"][role="link"])').click();
  await clickButton(admin, 'Show report');
  await seeText(admin, 'Highest selection rate');
  const path = join(tmpdir(), `answers-${process.pid}.csv`);
  await writeFile(
    path,
    'Candidate e-mail,Veteran\noluwaseun.adeyemi@example.com,No\nnobody@x.test,No\n',
  );
  const [chooser] = await Promise.all([
    admin.waitForFileChooser(),
    clickButton(admin, 'Upload CSV'),
  ]);
  await chooser.accept([path]);
  await seeText(admin, '1 line named no candidate: 3.');
  await clickButton(admin, 'Delete all');
  await clickButton(admin, 'Delete');
  await seeText(admin, 'Nothing has been uploaded yet.');
  await open(admin, '/settings/audit-log?kind=adverseImpact');
  await seeText(admin, 'Adverse impact viewed');
});

test('a recruiter sees structured interviews without the adverse impact report, an interviewer neither', async () => {
  const recruiter = await journey.newPage();
  await signInAs(recruiter, journey.server.url, 'Aisha Rahman');
  await open(recruiter, '/insights/structure');
  await seeText(recruiter, 'Agreement between');
  expect(await recruiter.evaluate(() => document.body.innerText)).not.toContain('Adverse impact');
  await open(recruiter, '/insights/adverse-impact');
  await seeText(recruiter, 'You do not have permission');
  const interviewer = await journey.newPage();
  await signInAs(interviewer, journey.server.url, 'Tom Okafor');
  await open(interviewer, '/search');
  await seeText(interviewer, 'Recordings');
  expect(await interviewer.evaluate(() => document.body.innerText)).not.toContain('Structured');
});
