import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { keptOnServer, makeJobDescription, waitUntilSaved } from './analyzerPage.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey, draftsKept } from './journey.ts';
import { beginSlowNetwork } from './slowNetwork.ts';
import { editorSelector } from './typeInto.ts';

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney({}, 'whole');
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
});
afterAll(() => journey.end());

const chooseItem = (name: string) =>
  page.locator(`::-p-xpath(//*[@role="menuitem"][. = "${name}"])`).click();

const chooseTab = (name: string) =>
  page.locator(`::-p-xpath(//button[@role="tab"][starts-with(., "${name}")])`).click();
const noteText = () => page.$eval('form[aria-label="New note"] textarea', (field) => field.value);

/** Lets the server go and come back for one page, as when it is restarted. */
async function awayServer(of: Page) {
  let state: 'there' | 'away' = 'there';
  await of.setRequestInterception(true);
  of.on('request', (request) => {
    const isServer = /\/(graphql|healthz)/.test(request.url());
    void (isServer && state === 'away' ? request.abort('connectionrefused') : request.continue());
  });
  return (now: typeof state) => {
    state = now;
  };
}

test('a search begun without a connection keeps the page, and is done when it is back', async () => {
  await seeText(page, 'Kwabena Mensah');
  await clickButton(page, 'Filters');
  // The filters have come, and with them the key of the search.
  await page.waitForFunction(
    () => document.querySelectorAll('main input[type="checkbox"]').length > 5,
  );
  await page.setOfflineMode(true);
  await page.type('input[type="search"]', 'referrals');
  await seeText(page, 'You are offline since');
  // Longer than the pause after typing: the code that searches was asked for in vain.
  await new Promise((next) => setTimeout(next, 1500));
  expect(await page.$eval('input[type="search"]', (field) => field.value)).toBe('referrals');
  await page.setOfflineMode(false);
  await page.waitForSelector('main mark');
});

test('a dialog asked for without a connection opens when it is back, and closing it gives the focus back', async () => {
  await page.locator('::-p-xpath(//main//a[contains(., "Kwabena Mensah")])').click();
  await seeText(page, 'a medical assistant for four years');
  await page.setOfflineMode(true);
  await clickButton(page, 'More');
  await chooseItem('Export transcript');
  await new Promise((next) => setTimeout(next, 500));
  expect(await page.$('[role="dialog"]')).toBeNull();
  await seeText(page, 'a medical assistant for four years');
  await page.setOfflineMode(false);
  await seeText(page, 'Notes that you can see');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'More');
});

test('a note typed without a connection is kept through a change of tab and a reload, and then saved', async () => {
  const url = new URL(page.url());
  url.searchParams.set('tab', 'notes');
  await page.goto(url.href);
  const note = await page.waitForSelector('form[aria-label="New note"] textarea');
  await note?.type('Asks what a shift costs');
  await page.setOfflineMode(true);
  await clickButton(page, 'Save note');
  await seeText(page, 'The note is not saved.');
  await chooseTab('AI notes');
  await chooseTab('Notes');
  expect(await noteText()).toBe('Asks what a shift costs');
  await page.setOfflineMode(false);
  await page.reload();
  await page.waitForFunction(
    () =>
      (document.querySelector<HTMLTextAreaElement>('form[aria-label="New note"] textarea')?.value ??
        '') !== '',
  );
  expect(await noteText()).toBe('Asks what a shift costs');
  await clickButton(page, 'Save note');
  await page.waitForSelector(
    '::-p-xpath(//ul[@aria-label="Notes"]/li[contains(., "a shift costs")])',
  );
});

test('a word corrected without a connection waits in the banner and is saved when it is back', async () => {
  await page.locator('[data-word]').click({ count: 2 });
  const field = await page.waitForSelector('textarea[aria-label^="Correct"]');
  await page.setOfflineMode(true);
  await field?.type('Absolutely');
  await page.keyboard.press('Enter');
  await seeText(page, 'Waiting for the connection: corrections of the transcript.');
  await page.waitForSelector('::-p-xpath(//*[@data-word][. = "Absolutely"])');
  await page.setOfflineMode(false);
  await seeText(page, 'corrected to “Absolutely”');
  await page.reload();
  await page.waitForSelector('::-p-xpath(//*[@data-word][. = "Absolutely"])');
});

test('a correction that waited when the page crashed is offered back by the next', async () => {
  const word = '::-p-xpath((//*[@data-word])[3])';
  await page.locator(word).click({ count: 2 });
  const field = await page.waitForSelector('textarea[aria-label^="Correct"]');
  await page.setOfflineMode(true);
  await field?.type('Undoubtedly');
  await page.keyboard.press('Enter');
  await seeText(page, 'Waiting for the connection: corrections of the transcript.');
  const [url, context] = [page.url(), page.browserContext()];
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(url);
  await seeText(page, 'A change of yours to this transcript was not saved');
  await clickButton(page, 'Save now');
  await seeText(page, 'corrected to “Undoubtedly”');
  expect(await page.$('::-p-aria([name="Save now"][role="button"])')).toBeNull();
});

/** Types into a dialog whose saving fails, closes it by mistake and reloads: the text is still there. */
async function expectKept(of: { path: string; label: string; failed: string }): Promise<void> {
  const field = `::-p-aria([name="${of.label}"][role="textbox"])`;
  const value = () =>
    page
      .waitForSelector(field)
      .then((found) => found?.evaluate((element) => (element as HTMLInputElement).value));
  await page.goto(journey.server.url + of.path);
  await clickButton(page, 'Edit');
  const before = await value();
  await page.setOfflineMode(true);
  await page.locator(field).fill(`${before} of Ward 4`);
  await clickButton(page, 'Save');
  await seeText(page, of.failed);
  await page.keyboard.press('Escape');
  await page.setOfflineMode(false);
  await page.reload();
  await clickButton(page, 'Edit');
  await seeText(page, 'What you typed earlier and did not save is filled in.');
  expect(await value()).toBe(`${before} of Ward 4`);
  await clickButton(page, 'Save');
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  await page.waitForFunction(() =>
    document.querySelector('h1')?.textContent?.includes('of Ward 4'),
  );
}

test('edits of a candidate and of a position that could not be saved are filled in again', async () => {
  const { calls } = await askApi<{
    calls: { results: { candidate: { id: string } | null; position: { id: string } | null }[] };
  }>(page, '{ calls(limit: 20) { results { candidate { id } position { id } } } }');
  const found = calls.results.find(({ candidate, position }) => candidate && position);
  const failed = 'The server could not be reached.';
  await expectKept({ path: `/candidate/${found?.candidate?.id}`, label: 'Last name', failed });
  await expectKept({ path: `/position/${found?.position?.id}`, label: 'Position Title', failed });
});

test('what was written in the creator without a connection outlives leaving it', async () => {
  const id = await makeJobDescription(page, 'Creator');
  await page.goto(`${journey.server.url}/plan/create/${id}`);
  const title = '::-p-aria([name="Job title"][role="textbox"])';
  await page.waitForSelector(title);
  await page.setOfflineMode(true);
  await page.locator(title).fill('Ward clerk');
  await seeText(page, 'Failed');
  await page.locator('::-p-xpath(//nav//a[contains(., "Recordings")])').click();
  await page.waitForFunction(() => location.pathname === '/search');
  // With a connection while it is left, the creator would save by itself.
  await page.waitForSelector(title, { hidden: true });
  await draftsKept(page);
  await page.setOfflineMode(false);
  await page.goBack();
  await clickButton(page, 'Save now');
  await page.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saved'));
  await page.reload();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Ward clerk');
});

test('plan edits made while the server is away wait in the banner and are saved when it is back', async () => {
  const editor = await journey.newPage();
  await signInAs(editor, journey.server.url, 'Aisha Rahman');
  const { list } = await askApi<{ list: { results: { id: string; planId: string }[] } }>(
    editor,
    '{ list: myJobDescriptions(pagination: { limit: 20 }, hasPlan: true) { results { id planId } } }',
  );
  const [first] = list.results;
  await editor.goto(`${journey.server.url}/plan/interview_plan/${first?.planId}`);
  await editor.waitForSelector('::-p-aria([name="Add interview"][role="button"])');
  const setServer = await awayServer(editor);
  setServer('away');
  await clickButton(editor, 'Add interview');
  await editor.waitForSelector('textarea[aria-label="Add interview"]');
  await editor.keyboard.type('Panel with the ward');
  await editor.keyboard.press('Enter');
  await seeText(editor, 'Panel with the ward');
  await seeText(editor, 'Waiting for the connection: changes to the plan.');
  // A page that cannot be loaded says why, and comes by itself when the server is back.
  const path = `/plan/analyze/${first?.id}`;
  await editor.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await seeText(editor, 'The server could not be reached.');
  expect(new URL(editor.url()).pathname).toBe(path);
  setServer('there');
  await editor.waitForSelector('[role="textbox"][contenteditable="true"]');
  await editor.goto(`${journey.server.url}/plan/interview_plan/${first?.planId}`);
  await editor.locator('::-p-aria([name="Save now"][role="button"])').click();
  await seeText(editor, 'Panel with the ward');
  await editor.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saved'));
  await editor.reload();
  await seeText(editor, 'Panel with the ward');
  expect(await editor.$('::-p-aria([name="Save now"][role="button"])')).toBeNull();
});

test('on slow 3G an interview and a job description load with nothing false on the page, and keep what is typed', async () => {
  const slow = await journey.newPage();
  await signInAs(slow, journey.server.url, 'Aisha Rahman');
  const { calls, list } = await askApi<{
    calls: { results: { id: string }[] };
    list: { results: { id: string }[] };
  }>(
    slow,
    `{ calls(limit: 1) { results { id } }
      list: myJobDescriptions(pagination: { limit: 1 }, hasPlan: true) { results { id } } }`,
  );
  const id = list.results[0]?.id ?? '';
  const interviewUrl = `${journey.server.url}/interview/${calls.results[0]?.id}?tab=notes`;
  const analyzerUrl = `${journey.server.url}/plan/analyze/${id}`;
  // The code is in the browser's cache: what is slow here is what the pages show.
  await slow.goto(interviewUrl);
  await slow.waitForSelector('form[aria-label="New note"] textarea');
  await slow.goto(analyzerUrl);
  await slow.waitForSelector(editorSelector);
  const network = await beginSlowNetwork(slow);

  await slow.goto(interviewUrl);
  const note = await slow.waitForSelector('form[aria-label="New note"] textarea');
  await note?.type('Knows the night shift');
  await clickButton(slow, 'Save note');
  await slow.waitForSelector(
    '::-p-xpath(//ul[@aria-label="Notes"]/li[contains(., "night shift")])',
  );
  expect(await network.seen()).toEqual({ wrong: [], wasBlank: false });

  await slow.goto(analyzerUrl);
  await slow.waitForSelector(editorSelector);
  await slow.click(editorSelector);
  await slow.keyboard.type('Written on a slow train. ');
  await waitUntilSaved(slow);
  expect(await network.seen()).toEqual({ wrong: [], wasBlank: false });
  await network.end();
  expect((await keptOnServer(slow, id)).text).toContain('Written on a slow train.');
});

/** Places of what is typed on the pages below. */
const textbox = (name: string) => `::-p-aria([name="${name}"][role="textbox"])`;
const focusAreas = 'input[placeholder^="E.g., company values"]';

test('what is typed on nine pages outlives 20 seconds offline, a sleeping laptop and a restarted server', async () => {
  const { guides, calls, templates, plans } = await askApi<{
    guides: { id: string; canEdit: boolean }[];
    templates: { id: string }[];
    plans: { results: { id: string; planId: string }[] };
    calls: {
      results: {
        id: string;
        recording: { url: string } | null;
        scorecards: { interviewId: string; canScore: boolean };
      }[];
    };
  }>(
    page,
    `{ guides { id canEdit } templates: aiSummaryTemplates { id }
      plans: allJobDescriptions(pagination: { limit: 1 }, hasPlan: true) { results { id planId } }
      calls(limit: 100) { results { id recording { url } scorecards { interviewId canScore } } } }`,
  );
  const recorded = calls.results.find(({ recording }) => recording)?.id;
  const scored = calls.results.find(({ scorecards }) => scorecards.canScore)?.scorecards;
  const open = async (path: string, shows: string) => {
    const opened = await page.browserContext().newPage();
    await opened.setViewport({ width: 1280, height: 800 });
    await opened.goto(journey.server.url + path);
    await seeText(opened, shows);
    return opened;
  };
  const guide = await open(`/guide/${guides.find(({ canEdit }) => canEdit)?.id}`, 'Add question');
  const scorecard = await open(`/scorecard/${scored?.interviewId}`, 'Start scorecard');
  await clickButton(scorecard, 'Start scorecard');
  await seeText(scorecard, 'Submit scorecard');
  const template = await open(`/templates/${templates[0]?.id}`, 'Save template');
  const interview = await open(`/interview/${recorded}?tab=notes`, 'Save note');
  const textId = await makeJobDescription(page, 'Optimizer');
  const analyzer = await open(`/plan/analyze/${textId}`, 'New Job Description');
  const creatorId = await makeJobDescription(page, 'Creator');
  const creator = await open(`/plan/create/${creatorId}`, 'Begin with the job title');
  const planned = plans.results[0];
  const plan = await open(`/plan/interview_plan/${planned?.planId}`, 'Add interview');
  const configure = await open(`/plan/configure/${planned?.id}`, 'Generate interview plan');
  const library = await open('/settings/library', 'Add question');
  await clickButton(library, 'Add question');
  const pages = [guide, scorecard, template, interview];
  pages.push(analyzer, creator, plan, configure, library);
  const typed: [Page, string, string][] = [
    [configure, focusAreas, 'night shifts'],
    [guide, textbox('Question 1'), 'What would you change about nights?'],
    [scorecard, textbox('Overall note'), 'Calm under pressure'],
    [template, textbox('Instructions'), 'Say what is missing.'],
  ];
  for (const opened of pages) await opened.setOfflineMode(true);
  for (const [opened, field, text] of typed) {
    await opened.bringToFront();
    await opened.locator(field).fill(text);
  }
  await clickButton(template, 'Save template');
  await creator.bringToFront();
  await creator.locator(textbox('Job title')).fill('Night nurse');
  await library.bringToFront();
  await library.locator('[role="dialog"] input[data-autofocus]').fill('Nights');
  await library.locator(textbox('Question')).fill('How do you hand a night over?');
  await clickButton(library, 'Save question');
  await analyzer.bringToFront();
  await analyzer.click(editorSelector);
  await analyzer.keyboard.type('Nurses hand over at seven.');
  await plan.bringToFront();
  await clickButton(plan, 'Add interview');
  await plan.waitForSelector('textarea[aria-label="Add interview"]');
  await plan.keyboard.type('Talk with the night shift');
  await plan.keyboard.press('Enter');
  await interview.bringToFront();
  await interview.type('form[aria-label="New note"] textarea', 'Asked about nights');
  await clickButton(interview, 'Save note');
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  for (const opened of pages) {
    await opened.bringToFront();
    await seeText(opened, 'You are offline since');
  }
  const sessions = await Promise.all(pages.map((opened) => opened.createCDPSession()));
  const becomeAll = (state: 'frozen' | 'active') =>
    Promise.all(sessions.map((session) => session.send('Page.setWebLifecycleState', { state })));
  await becomeAll('frozen');
  await journey.restartServer();
  await becomeAll('active');
  for (const opened of pages) await opened.setOfflineMode(false);

  for (const opened of [guide, scorecard, analyzer, creator, plan]) {
    await opened.bringToFront();
    await opened.waitForFunction(() => document.querySelector('body')?.innerText.includes('Saved'));
  }
  await template.bringToFront();
  await clickButton(template, 'Save template');
  await template.waitForFunction(
    () => document.querySelector('body')?.innerText.includes('Unsaved changes') === false,
  );
  await interview.bringToFront();
  await clickButton(interview, 'Save note');
  await interview.waitForSelector(
    '::-p-xpath(//ul[@aria-label="Notes"]/li[contains(., "about nights")])',
  );
  await library.bringToFront();
  await clickButton(library, 'Save question');
  await seeText(library, 'How do you hand a night over?');
  expect((await keptOnServer(page, textId)).text).toContain('Nurses hand over at seven.');
  expect((await keptOnServer(page, creatorId)).title).toBe('Night nurse');
  await plan.bringToFront();
  await plan.reload();
  await seeText(plan, 'Talk with the night shift');
  for (const [opened, field, text] of typed) {
    await opened.bringToFront();
    await opened.reload();
    const kept = opened
      .locator(field)
      .filter((element) => (element as HTMLTextAreaElement).value !== '')
      .map((element) => (element as HTMLTextAreaElement).value);
    expect(await kept.wait()).toBe(text);
  }
  for (const opened of pages) await opened.close();
});

test('nothing on the way broke the page', () => {
  expect(journey.errors).toEqual([]);
});
