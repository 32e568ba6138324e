import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, show, signInAs, views } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey, draftsKept } from './journey.ts';

let journey: Journey;
let page: Page;
let callId: string;
let interviewUrl: string;

interface Sentence {
  id: string;
  text: string;
  evidence: { startMs: number; quote: string }[];
}
interface Written {
  aiNotesProcessingStatus: string;
  aiSummaryProcessingStatus: string;
  aiNotes: { question: string; isEdited: boolean; sentences: Sentence[] }[];
}
const written = async () =>
  (
    await askApi<{ call: Written }>(
      page,
      `{ call(id: "${callId}") { aiNotesProcessingStatus aiSummaryProcessingStatus
        aiNotes { question isEdited sentences { id text evidence { startMs quote } } } } }`,
    )
  ).call;
const untilWritten = async () => {
  for (let round = 0; round < 240; round++) {
    const { aiNotesProcessingStatus: notes, aiSummaryProcessingStatus: summary } = await written();
    if (notes === 'COMPLETED' && summary === 'COMPLETED') return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The notes were not written within a minute');
};
const orderNotes = () =>
  askApi(page, `mutation { createAiNotes(callId: "${callId}") { id } }`).then(untilWritten);

const playedSec = () =>
  page.evaluate(() => document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? -1);
const field = (name: string) => page.locator(`::-p-aria([name="${name}"][role="textbox"])`);
const tab = (name: string) =>
  page.locator(`::-p-xpath(//button[@role="tab"][starts-with(., "${name}")])`).click();
/** Opens the menu of the sentence and chooses from it. */
const doWith = async (text: string, action: string) => {
  const button = `::-p-aria([name="About this sentence: ${text}"][role="button"])`;
  await page.waitForSelector(button);
  // By keys: a click may fall beside what the page has just moved while it is laid out.
  await (await page.$(button))?.focus();
  await page.keyboard.press('Enter');
  await (await page.waitForSelector(`::-p-aria([name="${action}"][role="menuitem"])`))?.focus();
  await page.keyboard.press('Enter');
};

beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
  const { calls } = await askApi<{
    calls: { results: { id: string; candidate: { fullName: string }; recording: object | null }[] };
  }>(page, '{ calls(limit: 200) { results { id candidate { fullName } recording { url } } } }');
  callId =
    calls.results.find(
      (result) => result.recording && result.candidate.fullName === 'Oluwaseun Adeyemi',
    )?.id ?? '';
  interviewUrl = `${journey.server.url}/interview/${callId}`;
  await untilWritten().catch(orderNotes);
});
afterAll(() => journey.end());

test('AI notes stand beside the words; a sentence lights its words and plays them', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Guide questions');
  await page.waitForSelector('[data-segment]');
  const [note] = (await written()).aiNotes.filter((item) => item.sentences.length > 0);
  const [sentence] = note?.sentences ?? [];
  const startMs = sentence?.evidence[0]?.startMs ?? -1;
  const selector = `::-p-xpath(//li[contains(., "${sentence?.text.slice(0, 40)}")]//button[contains(@aria-label, "Play")])`;
  await page.locator(selector).click();
  await page.waitForFunction(
    (sec) => {
      const element = document.querySelector<HTMLMediaElement>('audio, video');
      // Where it began to play, however late this is asked.
      return element && element.played.length > 0 && Math.abs(element.played.start(0) - sec) < 1;
    },
    {},
    startMs / 1000,
  );
  // The mark holds the focus, so its words are lit: the very quote, word for word.
  await page.waitForFunction(
    (wanted) => {
      const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9 ]/g, '');
      const lit = [...document.querySelectorAll('[data-lit]')].map((word) => word.textContent);
      return plain(lit.join(' ')).includes(plain(wanted));
    },
    {},
    sentence?.evidence[0]?.quote ?? 'nothing',
  );
  await page.evaluate(() => document.querySelector<HTMLMediaElement>('audio, video')?.pause());
});

test('an edit, a deletion and a sentence of one’s own survive a reload and being written again', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Guide questions');
  const [note] = (await written()).aiNotes.filter((item) => item.sentences.length > 2);
  const [first, second] = note?.sentences ?? [];
  await doWith(first?.text ?? '', 'Edit');
  await field('Sentence').fill('Built the claims service; checked by ear.');
  await page.keyboard.press('Enter');
  await seeText(page, 'Edited by Elena Petrova');
  await doWith(second?.text ?? '', 'Delete');
  await seeText(page, 'Sentence deleted');
  await page.reload();
  await seeText(page, 'checked by ear');

  await clickButton(page, 'Regenerate');
  await page.waitForSelector('::-p-aria([role="dialog"])');
  await page.locator('::-p-xpath(//*[@role="dialog"]//button[contains(., "Regenerate")])').click();
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  await untilWritten();
  await page.reload();
  await seeText(page, 'checked by ear');
  const again = (await written()).aiNotes.find(({ question }) => question === note?.question);
  const texts = again?.sentences.map(({ text }) => text) ?? [];
  expect(texts).toContain('Built the claims service; checked by ear.');
  expect(texts).not.toContain(second?.text);
});

test('the headline leads to what is open; a reader chooses the length, copies the page and exports it', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'questions answered');
  const open = await page.waitForSelector('section[aria-label="At a glance"] a');
  const question = await open?.evaluate((link) => link.textContent);
  await open?.click();
  await page.waitForFunction(
    (text) => document.activeElement?.textContent.startsWith(text ?? '?'),
    {},
    question,
  );
  const sentences = () => page.$$eval('button[aria-label^="About this"]', (all) => all.length);
  const standard = await sentences();
  const chooseDetail = (label: string) =>
    page.locator(`::-p-xpath(//label[normalize-space()="${label}"])`).click();
  await chooseDetail('Brief');
  await page.waitForFunction(
    (before) => document.querySelectorAll('button[aria-label^="About this"]').length < before,
    {},
    standard,
  );
  await page.reload();
  await seeText(page, 'questions answered');
  await expect.poll(sentences).toBeLessThan(standard);
  await chooseDetail('Standard');

  await page
    .browserContext()
    .overridePermissions(journey.server.url, [
      ...(['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'] as const),
    ]);
  await page.bringToFront();
  await page.locator('::-p-aria([name="Copy the notes"][role="button"])').click();
  await seeText(page, 'Notes copied');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(copied).toContain(`/interview/${callId}?t=`);
  await clickButton(page, 'Export');
  const pdf = await page.waitForSelector('::-p-xpath(//a[@role="menuitem"][contains(., "PDF")])');
  const href = await pdf?.evaluate((link) => (link as HTMLAnchorElement).href);
  expect(href).toBe(`${journey.server.url}/ai-notes/${callId}.pdf?detail=STANDARD`);
  await page.keyboard.press('Escape');
});

test('a wrong sentence is reported with a reason', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Guide questions');
  const { text } = (await written()).aiNotes.flatMap((note) => note.sentences).at(-1) ?? {
    text: '',
  };
  await doWith(text, 'Report as wrong');
  await page.locator('::-p-aria([name="This was not said"][role="radio"])').click();
  await field('Comment').fill('The other speaker said it.');
  await clickButton(page, 'Report');
  await seeText(page, 'Reported by you');
});

test('a question gets a cited answer, or the nearest moments and no claim that there is none', async () => {
  await page.goto(interviewUrl);
  await field('Question about this interview').fill('What happened with the database connections?');
  await page.keyboard.press('Enter');
  await page.waitForSelector('::-p-xpath(//ol[@aria-label="Asked in this visit"]//button)');
  await field('Question about this interview').fill('Which zoo animals did they mention?');
  await page.keyboard.press('Enter');
  // With the nearest moments where sentence meaning is installed.
  await seeText(page, 'Not sure: no');
});

test('a note stands at the moment that played when it was begun, and comes to a colleague at once', async () => {
  const colleague = await journey.newPage();
  await signInAs(colleague, journey.server.url, 'Samuel Wright');
  await colleague.goto(`${interviewUrl}?tab=notes`);
  await seeText(colleague, 'No notes yet');

  await page.bringToFront();
  await page.goto(`${interviewUrl}?t=65`);
  await seeText(page, 'Guide questions');
  await page.waitForFunction(
    () => (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) > 64.5,
  );
  await page.keyboard.press('k');
  await page.waitForFunction(
    () => (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) > 65.3,
  );
  const beforeSec = await playedSec();
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Note');
  const afterSec = await playedSec();
  await page.keyboard.type('Names the cost before being asked');
  await page.keyboard.down('Control');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Control');
  await page.waitForSelector('::-p-xpath(//ul[@aria-label="Notes"]/li)');
  const { call } = await askApi<{ call: { notes: { timeMs: number; text: string }[] } }>(
    page,
    `{ call(id: "${callId}") { notes { timeMs text } } }`,
  );
  expect(call.notes).toMatchObject([{ text: 'Names the cost before being asked' }]);
  // In whole ms, and not a moment later than the key.
  expect(call.notes[0]?.timeMs).toBeGreaterThanOrEqual(beforeSec * 1000 - 1);
  expect(call.notes[0]?.timeMs).toBeLessThanOrEqual(afterSec * 1000 + 1);
  await seeText(colleague, 'Names the cost before being asked');
  await colleague.close();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector<HTMLMediaElement>('audio, video')?.pause());
});

test('a thread under a note: a colleague is mentioned by keys, notified, and answers', async () => {
  await page.goto(`${interviewUrl}?tab=notes`);
  await clickButton(page, 'Reply');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Reply');
  await page.keyboard.type('Worth a look, @sam');
  await page.waitForSelector('::-p-xpath(//*[@role="option"][contains(., "Samuel Wright")])');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    (document.activeElement as HTMLTextAreaElement | null)?.value.includes('@Samuel Wright '),
  );
  // What was typed outlives the page.
  await draftsKept(page);
  await page.reload();
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLTextAreaElement>('form[aria-label="Reply"] textarea')
      ?.value.includes('@Samuel'),
  );
  await page.locator('form[aria-label="Reply"] textarea').click();
  await page.keyboard.down('Control');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Control');
  await page.waitForSelector('::-p-xpath(//ul[@aria-label="Replies"]/li)');

  const colleague = await journey.newPage();
  await signInAs(colleague, journey.server.url, 'Samuel Wright');
  await colleague.goto(journey.server.url);
  await colleague
    .locator(
      `::-p-xpath(//a[@href="/interview/${callId}?tab=notes"][contains(., "You are mentioned")])`,
    )
    .click();
  await seeText(colleague, 'Worth a look, @Samuel Wright');
  await clickButton(colleague, 'Reply');
  await colleague.locator('form[aria-label="Reply"] textarea').fill('I agree');
  await colleague
    .locator('::-p-xpath(//form[@aria-label="Reply"]//button[@type="submit"])')
    .click();
  await colleague.waitForSelector(
    '::-p-xpath(//ul[@aria-label="Replies"]/li[contains(., "I agree")])',
  );
  await seeText(page, 'I agree');
  await colleague.goto(journey.server.url);
  await seeText(colleague, 'Oluwaseun Adeyemi');
  expect(await colleague.evaluate(() => document.body.innerText)).not.toContain(
    'You are mentioned',
  );
  await colleague.close();
  await page.bringToFront();
});

test('selected words become a note about them', async () => {
  await page.goto(`${interviewUrl}?t=0`);
  await seeText(page, 'everyone calls me Seun');
  await page.evaluate(() => {
    const words = [...document.querySelectorAll('[data-segment="1"] [data-word]')];
    const range = document.createRange();
    const [from, to] = [words[0]?.firstChild, words[3]?.firstChild];
    if (!from || !to) throw new Error('The words are not on the page');
    range.setStart(from, 0);
    range.setEnd(to, to.textContent?.length ?? 0);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  });
  await clickButton(page, 'Note');
  await clickButton(page, 'Save note');
  await seeText(page, 'Highlight');
  await page.waitForSelector('::-p-xpath(//ul[@aria-label="Notes"]//blockquote)');
});

test('another guide is chosen: its questions get their notes, those that somebody changed stay', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Guide questions');
  const guideQuery = `{ call(id: "${callId}") { callGuide { name } } }`;
  const guide = () => page.locator('::-p-aria([name="Interview guide"][role="combobox"])');
  const choose = async (name: string) => {
    await guide().click();
    await page.locator(`::-p-aria([name="${name}"][role="option"])`).click();
    for (let chosen = ''; chosen !== name; await new Promise((next) => setTimeout(next, 200)))
      chosen = (await askApi<{ call: { callGuide: { name: string } } }>(page, guideQuery)).call
        .callGuide.name;
    await untilWritten();
  };
  const before = (await written()).aiNotes;
  const changed = before.filter(({ isEdited }) => isEdited).map(({ question }) => question);
  expect(changed).toHaveLength(1);
  await choose('Recruiter screen');
  const during = (await written()).aiNotes.map(({ question }) => question);
  const stayed = before.filter(({ question }) => during.includes(question));
  expect(stayed.map(({ question }) => question)).toEqual(changed);
  expect(during.length).toBeGreaterThan(changed.length);
  await seeText(page, during[0] ?? '');
  await seeText(page, 'Kept from another guide');
  await choose('Backend technical interview');
  await seeText(page, before[0]?.question ?? '');
});

test('a template is written, faults are named, and an interview gets its notes by it', async () => {
  await page.goto(`${journey.server.url}/templates/new`);
  await page.locator('::-p-aria([name="Name"][role="textbox"])').fill('Weekly review');
  await clickButton(page, 'Save template');
  await seeText(page, 'Give every section a title.');
  await field('Title of section 1').fill('Elephants');
  // What is typed outlives the page.
  await draftsKept(page);
  await page.reload();
  await clickButton(page, 'Save template');
  await page.waitForFunction(() => location.pathname === '/templates');
  await seeText(page, 'Weekly review');
  await page.goto(interviewUrl);
  await tab('AI notes');
  await page.locator('::-p-aria([name="Template of the AI notes"])').click();
  await page.locator('[role="option"] ::-p-text(Weekly review)').click();
  await seeText(page, 'The interview does not mention this.');
  await seeText(page, 'Elephants');
  await untilWritten();
});

test('notes and AI notes are in order for axe, wide and narrow, light and dark', async () => {
  for (const view of views) {
    await show(page, view);
    await page.goto(interviewUrl);
    await seeText(page, 'Oluwaseun Adeyemi');
    if (view.width < 1024) await clickButton(page, 'Notes');
    await seeText(page, 'questions answered');
    expect(await axeFindings(page)).toEqual([]);
    await tab('Notes');
    await seeText(page, 'Save note');
    expect(await axeFindings(page)).toEqual([]);
  }
  expect(journey.errors).toEqual([]);
});
