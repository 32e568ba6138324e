import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { show, signInAs } from '../harness/openBrowser.ts';
import { askApi, askWords, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
let interviewUrl: string;
let callId: string;
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
});
afterAll(() => journey.end());

const playedSec = () =>
  page.evaluate(() => document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? -1);
/** The text of the word that carries the mark of the playing moment. */
const wordAt = (sec: number) =>
  page.evaluate((wanted) => {
    const element = document.querySelector<HTMLMediaElement>('audio, video');
    if (element) element.currentTime = wanted;
  }, sec);
const segments = () => askWords(page, callId);

test('a link with a time opens at that second, and the spoken word is marked while it plays', async () => {
  await page.goto(`${interviewUrl}?t=38`);
  await seeText(page, 'claims intake service');
  await page.waitForFunction(() => {
    const element = document.querySelector<HTMLMediaElement>('audio, video');
    return element !== null && Math.abs(element.currentTime - 38) < 0.5;
  });
  await page.keyboard.press('k');
  await page.waitForFunction(
    () => (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) > 40,
  );
  // The marked word is the one whose time it is, within a tenth of a second and a frame.
  const all = await segments();
  const { sec, marked } = await page.evaluate(() => ({
    sec: document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0,
    marked: document.querySelector('[data-spoken]')?.textContent?.trim() ?? '',
  }));
  const near = all
    .flatMap((item) => item.words)
    .filter(([, startMs, endMs]) => startMs - 250 < sec * 1000 && sec * 1000 < endMs + 250)
    .map(([text]) => text);
  expect(near).toContain(marked);
  await page.keyboard.press('k');
});

test('a click on a word jumps to it', async () => {
  const all = await segments();
  const target = all[4]?.words[3];
  const spot = await page.evaluateHandle((text) => {
    const words = [...document.querySelectorAll<HTMLElement>('[data-segment="4"] [data-word]')];
    return words.find((word) => word.textContent?.trim() === text) ?? null;
  }, target?.[0] ?? '');
  await (spot.asElement() as Awaited<ReturnType<Page['$']>>)?.click();
  await page.waitForFunction(
    (ms) =>
      Math.abs(
        (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) * 1000 - ms,
      ) < 150,
    {},
    target?.[1] ?? 0,
  );
});

test('keys play, skip and change the speed, and ? lists them', async () => {
  await wordAt(60);
  await page.keyboard.press('l');
  await page.waitForFunction(
    () => (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) >= 69.5,
  );
  await page.keyboard.press('j');
  await page.waitForFunction(
    () => (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) < 61,
  );
  await page.keyboard.press(']');
  expect(
    await page.evaluate(
      () => document.querySelector<HTMLMediaElement>('audio, video')?.playbackRate,
    ),
  ).toBe(1.25);
  await page.keyboard.press('[');
  await page.keyboard.type('?');
  await page.waitForSelector('::-p-aria([name="Keyboard shortcuts"][role="dialog"])');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
});

test('keys lead to the next turn, to a chapter, to every tab and to the field that asks', async () => {
  const all = await segments();
  await page.goto(`${interviewUrl}?t=${((all[0]?.startMs ?? 0) + 500) / 1000}`);
  await seeText(page, 'Seun');
  const turn = all.find(({ speakerId }) => speakerId !== all[0]?.speakerId);
  await page.waitForSelector('[data-segment="0"]');
  await page.keyboard.press('t');
  await page.waitForFunction(
    (sec) => {
      const element = document.querySelector<HTMLMediaElement>('audio, video');
      return Math.abs((element?.currentTime ?? -1) - sec) < 0.3;
    },
    {},
    (turn?.startMs ?? 0) / 1000,
  );
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-segment]') !== null),
  ).toBe(true);
  const before = await playedSec();
  await page.keyboard.press('c');
  expect(await playedSec()).toBeGreaterThan(before);
  await page.keyboard.press('3');
  await page.waitForFunction(
    () => document.activeElement?.matches('[role="tab"][aria-selected="true"]') === true,
  );
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Notes');
  await page.keyboard.press('a');
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Question about this interview',
  );
  await page.keyboard.type('Why 3 taxes?');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
    'Why 3 taxes?',
  );
  await page.goto(interviewUrl);
  await seeText(page, 'Seun');
});

test('find counts, goes to the next and shows it though the list is virtual', async () => {
  await page.keyboard.press('f');
  await page.locator('::-p-aria([name="Find in transcript"][role="textbox"])').fill('receipt');
  await page.waitForFunction(() =>
    /1 of \d+/.test(document.querySelector('[role="status"]')?.textContent ?? ''),
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('mark') !== null);
  await page.keyboard.press('Escape');
});

test('a corrected word stays after a reload, and undo brings the old one back', async () => {
  await page.goto(`${interviewUrl}?t=0`);
  await seeText(page, 'Seun');
  const before = (await segments())[0]?.text ?? '';
  await page.evaluate(() => {
    const word = document.querySelector<HTMLElement>('[data-segment="0"] [data-word]');
    word?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  });
  const editor = await page.waitForSelector('textarea[aria-label^="Correct"]');
  await editor?.type('Hello');
  await page.keyboard.press('Enter');
  await seeText(page, 'Undo');
  await page.reload();
  await seeText(page, 'Hello');
  expect((await segments())[0]?.text).toBe(before.replace(/^\S+/, 'Hello'));
  const { call } = await askApi<{ call: { transcript: { edits: { id: string }[] } } }>(
    page,
    `{ call(id: "${callId}") { transcript { edits { id } } } }`,
  );
  expect(call.transcript.edits).toHaveLength(1);
  await page.waitForSelector(
    '::-p-xpath(//button[contains(., "edit") or contains(., "Edit") or contains(., "correction")])',
  );
  await askApi(
    page,
    `mutation { undoTranscriptEdit(callId: "${callId}", editId: "${call.transcript.edits[0]?.id}") { segments { text } } }`,
  );
  expect((await segments())[0]?.text).toBe(before);
});

test('a speaker named once is named everywhere', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Oluwaseun Adeyemi');
  await page.locator('::-p-aria([name="Speakers"][role="tab"])').click();
  await clickButton(page, 'Name Tom Okafor');
  await page
    .locator('::-p-aria([name="Name"][role="combobox"]), input[maxlength="100"]')
    .fill('Thomas O.');
  await clickButton(page, 'Save');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-segment]')].some((row) =>
      row.textContent?.includes('Thomas O.'),
    ),
  );
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('[data-segment]')].map((row) => row.textContent ?? ''),
  );
  expect(shown.some((text) => text.includes('Tom Okafor'))).toBe(false);
  await clickButton(page, 'Undo');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-segment]')].some((row) =>
      row.textContent?.includes('Tom Okafor'),
    ),
  );
});

test('two voices that are one person are merged, and undo parts them again', async () => {
  const speakers = async () =>
    (
      await askApi<{ call: { speakers: { name: string }[] } }>(
        page,
        `{ call(id: "${callId}") { speakers { name } } }`,
      )
    ).call.speakers.map(({ name }) => name);
  const before = await speakers();
  expect(before.length).toBeGreaterThan(1);
  await clickButton(page, 'More for Tom Okafor');
  await page.locator('::-p-xpath(//*[@role="menuitem"][contains(., "Merge into")])').click();
  await expect.poll(speakers).toHaveLength(before.length - 1);
  await page.locator('::-p-xpath(//*[@role="tab"][starts-with(., "Edits")])').click();
  await page.locator('[role="tabpanel"] button[aria-label^="Undo: "]').click();
  await expect.poll(speakers).toEqual(before);
});

test('a link to this moment is copied, and the measures are explained', async () => {
  await page
    .browserContext()
    .overridePermissions(journey.server.url, ['clipboard-read', 'clipboard-sanitized-write']);
  await wordAt(61);
  await clickButton(page, 'More');
  await page.locator('::-p-xpath(//*[@role="menuitem"][. = "Copy link to this moment"])').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`/interview/${callId}\\?t=6[01](\\.\\d+)?$`));
  await page.locator('::-p-xpath(//*[@role="tab"][. = "Details"])').click();
  await clickButton(page, 'What these mean');
  await seeText(page, 'How much of all talk is the candidate’s.');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
});

test('it can be transcribed again, in a language the engine has', async () => {
  await clickButton(page, 'More');
  await page.locator('::-p-xpath(//*[@role="menuitem"][. = "Transcribe again"])').click();
  await seeText(page, 'The new transcript replaces this one');
  await page
    .locator('::-p-xpath(//*[@role="dialog"]//button[@type="submit"][. = "Transcribe"])')
    .click();
  await seeText(page, 'The recording is being transcribed again.');
  const state = async () =>
    (
      await askApi<{ call: { processingSteps: { name: string; status: string }[] } }>(
        page,
        `{ call(id: "${callId}") { processingSteps { name status } } }`,
      )
    ).call.processingSteps.find(({ name }) => name === 'TRANSCRIBE')?.status;
  await expect.poll(state).toMatch(/DISPATCHED|IN_PROGRESS|COMPLETED/);
});

test('who may see it is changed on its page', async () => {
  await clickButton(page, 'More');
  await page.locator('::-p-xpath(//*[@role="menuitem"][. = "Edit details"])').click();
  await page.locator('::-p-aria([name="Who can see it"][role="combobox"])').click();
  await page.locator('::-p-xpath(//*[@role="option"][. = "Private"])').click();
  await page.locator('::-p-xpath(//*[@role="dialog"]//button[. = "Save"])').click();
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main header button')].some(
      (item) => item.textContent === 'Private',
    ),
  );
  expect(await askApi(page, `{ call(id: "${callId}") { visibility } }`)).toEqual({
    call: { visibility: 'PRIVATE' },
  });
  // The chip of the header lists who sees it and offers the same choice, with undo.
  await page.locator('main header button[aria-haspopup="dialog"]').click();
  await seeText(page, 'people can see it');
  await seeText(page, 'Seen by');
  await page.locator('::-p-xpath(//*[@role="dialog"]//label[. = "Organization"])').click();
  await seeText(page, 'Everyone at the company');
  expect(await askApi(page, `{ call(id: "${callId}") { visibility } }`)).toEqual({
    call: { visibility: 'ORGANIZATION' },
  });
  await clickButton(page, 'Undo');
  await expect
    .poll(() => askApi(page, `{ call(id: "${callId}") { visibility } }`))
    .toEqual({ call: { visibility: 'PRIVATE' } });
  // By key, as a notification may lie over the dialog's corner.
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
});

test('a colleague without the right gets the same page as for what does not exist', async () => {
  const visitor = await journey.newPage();
  await signInAs(visitor, journey.server.url, 'Noor Haddad');
  await visitor.goto(interviewUrl);
  await seeText(visitor, 'Not found');
  await visitor.browserContext().close();
});

test('who may see it but not share it learns who can open the link, and copies it', async () => {
  await askApi(
    page,
    `mutation { updateCall(id: "${callId}", input: { visibility: ORGANIZATION }) { id } }`,
  );
  const colleague = await journey.newPage();
  await signInAs(colleague, journey.server.url, 'Maya Lindqvist');
  await colleague.goto(interviewUrl);
  await clickButton(colleague, 'Share');
  await seeText(
    colleague,
    'You can share this recording link only with the users below. Contact a site admin to change your permission level.',
  );
  await seeText(colleague, 'Everyone at the company');
  await colleague.waitForSelector('::-p-aria([name="Copy link"][role="button"])');
  expect(await colleague.$('::-p-aria([name="People"][role="textbox"])')).toBeNull();
  await colleague.browserContext().close();
});

test('what a page says of its own rows wins over what it shares with others', async () => {
  await show(page, { width: 360, height: 740, scheme: 'light' });
  await page.goto(`${journey.server.url}/search`);
  await seeText(page, 'Oluwaseun Adeyemi');
  // Names of columns are for wide lists alone.
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Length');
});

test('on a phone the words begin in the upper third, and sharing is in the menu', async () => {
  await show(page, { width: 360, height: 740, scheme: 'light' });
  await page.goto(interviewUrl);
  const transcript = await page.waitForSelector('section[aria-label="Transcript"]');
  expect((await transcript?.boundingBox())?.y).toBeLessThan(740 / 3);
  expect(await page.$('::-p-aria([name="Share"][role="button"])')).toBeNull();
  await clickButton(page, 'More');
  await page.locator('::-p-aria([name="Share"][role="menuitem"])').click();
  await page.waitForSelector('::-p-aria([name="Copy link"][role="button"])');
  await show(page, { width: 1280, height: 800, scheme: 'light' });
});

test('deleting asks first, then the interview is gone from the list and by its address', async () => {
  await page.goto(interviewUrl);
  await seeText(page, 'Oluwaseun Adeyemi');
  await clickButton(page, 'More');
  await page.locator('::-p-aria([name="Delete interview"][role="menuitem"])').click();
  await page.waitForSelector('[role="dialog"], [role="alertdialog"]');
  await page
    .locator(
      '::-p-xpath(//*[@role="dialog" or @role="alertdialog"]//button[contains(., "Delete") or contains(., "Yes")])',
    )
    .click();
  await page.waitForFunction(() => location.pathname === '/search');
  expect(await askApi(page, `{ call(id: "${callId}") { id } }`)).toEqual({ call: null });
  const media = await page.evaluate(
    async (id) => (await fetch(`/media/${id}/playback`)).status,
    callId,
  );
  expect(media).toBe(404);
  await page.goto(interviewUrl);
  await seeText(page, 'Not found');
});

test('nothing on the way broke the page or its content security policy', async () => {
  expect(await playedSec()).toBe(-1);
  expect(journey.errors).toEqual([]);
});
