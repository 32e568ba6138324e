import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, show, signInAs, views } from '../harness/openBrowser.ts';
import { askApi, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

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
  // The same sentence may stand in the summary above. By keys: a click may fall beside what the page has just
  // moved while it is laid out.
  await (await page.$$(button)).at(-1)?.focus();
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
    calls.results.find((one) => one.recording && one.candidate.fullName === 'Oluwaseun Adeyemi')
      ?.id ?? '';
  interviewUrl = `${journey.server.url}/interview/${callId}`;
  await untilWritten().catch(orderNotes);
});
afterAll(() => journey.end());

test('AI notes stand beside the words; a sentence lights its words and plays them', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Guide questions');
  await page.waitForSelector('[data-segment]');
  const [note] = (await written()).aiNotes.filter((one) => one.sentences.length > 0);
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
  const [note] = (await written()).aiNotes.filter((one) => one.sentences.length > 2);
  const [first, second] = note?.sentences ?? [];
  await doWith(first?.text ?? '', 'Edit');
  await field('Sentence').fill('Built the claims service; checked by ear.');
  await page.keyboard.press('Enter');
  await seeText(page, 'Edited by Elena Petrova');
  await doWith(second?.text ?? '', 'Delete');
  await seeText(page, 'Sentence deleted');
  await page.reload();
  await seeText(page, 'checked by ear');

  await clickButton(page, 'Write again');
  await page.waitForSelector('::-p-aria([role="dialog"])');
  await page.locator('::-p-xpath(//*[@role="dialog"]//button[contains(., "Write again")])').click();
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  await untilWritten();
  await page.reload();
  await seeText(page, 'checked by ear');
  const again = (await written()).aiNotes.find(({ question }) => question === note?.question);
  const texts = again?.sentences.map(({ text }) => text) ?? [];
  expect(texts).toContain('Built the claims service; checked by ear.');
  expect(texts).not.toContain(second?.text);
});

test('a wrong sentence is reported with a reason', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Guide questions');
  const { text } = (await written()).aiNotes.flatMap((one) => one.sentences).at(-1) ?? { text: '' };
  await doWith(text, 'Report as wrong');
  await page.locator('::-p-aria([name="This was not said"][role="radio"])').click();
  await field('Comment').fill('The other speaker said it.');
  await clickButton(page, 'Report');
  await seeText(page, 'Reported by you');
});

test('a question gets a cited answer, and what was not spoken of is said to be so', async () => {
  await page.goto(interviewUrl);
  await field('Question about this interview').fill('What happened with the database connections?');
  await page.keyboard.press('Enter');
  await page.waitForSelector('::-p-xpath(//ol[@aria-label="Asked in this visit"]//button)');
  await field('Question about this interview').fill('Which zoo animals did they mention?');
  await page.keyboard.press('Enter');
  await seeText(page, 'This was not spoken of in the interview.');
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

test('notes and AI notes are in order for axe, wide and narrow, light and dark', async () => {
  for (const view of views) {
    await show(page, view);
    await page.goto(interviewUrl);
    await seeText(page, 'Oluwaseun Adeyemi');
    if (view.width < 1024) await clickButton(page, 'Notes');
    await seeText(page, 'In short');
    expect(await axeFindings(page)).toEqual([]);
    await tab('Notes');
    await seeText(page, 'Save note');
    expect(await axeFindings(page)).toEqual([]);
  }
  expect(journey.errors).toEqual([]);
});
