import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings, signInAs } from '../harness/openBrowser.ts';
import { askApi, askWords, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
let callId: string;

interface FoundClip {
  id: string;
  name: string;
  startMs: number;
  endMs: number;
}
const clipsOfCall = async (): Promise<FoundClip[]> =>
  (
    await askApi<{ clips: FoundClip[] }>(
      page,
      `{ clips(filter: { callId: "${callId}" }) { id name startMs endMs } }`,
    )
  ).clips;
const path = () => new URL(page.url()).pathname;
const type = async (label: string, text: string) => {
  const field = await page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`);
  await field?.click({ count: 3 });
  await page.keyboard.type(text);
};
const choose = async (item: string) => {
  await clickButton(page, 'More');
  await page.locator(`::-p-aria([name="${item}"][role="menuitem"])`).click();
};
/** Whether the sound has come to a time, in seconds. */
const playedTo = (sec: number) =>
  page.waitForFunction(
    (wanted) =>
      (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) >= wanted,
    {},
    sec,
  );

beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
  const { clips } = await askApi<{ clips: { call: { id: string } }[] }>(
    page,
    '{ clips { call { id } } }',
  );
  callId = clips[0]?.call.id ?? '';
});
afterAll(() => journey.end());

test('words selected in the transcript become a clip, exact to the word', async () => {
  await page.goto(`${journey.server.url}/interview/${callId}`);
  await page.waitForSelector('[data-segment="2"] [data-word]');
  const segment = (await askWords(page, callId))[2];
  const [from, to] = [segment?.words[1], segment?.words[4]];
  await page.evaluate(() => {
    const words = document.querySelectorAll('[data-segment="2"] [data-word]');
    const range = document.createRange();
    const [first, last] = [words[1]?.firstChild, words[4]?.firstChild];
    if (!first || !last) throw new Error('The words are not on the page');
    range.setStart(first, 0);
    range.setEnd(last, 2);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  });
  await clickButton(page, 'Clip');
  await type('Name', 'Four words');
  await clickButton(page, 'Save clip');
  await seeText(page, 'Clip saved');
  const made = (await clipsOfCall()).find(({ name }) => name === 'Four words');
  expect([made?.startMs, made?.endMs]).toEqual([from?.[1], to?.[2]]);
});

test('two keys cut what plays, and the ends move by words', async () => {
  await page.goto(`${journey.server.url}/interview/${callId}?t=20`);
  await page.waitForSelector('[data-word]');
  await page.keyboard.press('i');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    () => (document.querySelector<HTMLMediaElement>('audio, video')?.currentTime ?? 0) > 24,
  );
  await page.keyboard.press('o');
  await type('Name', 'By keys');
  await clickButton(page, 'End a word later');
  await page.keyboard.press('Enter');
  await clickButton(page, 'Save clip');
  await seeText(page, 'Clip saved');
  const words = (await askWords(page, callId)).flatMap((turn) => turn.words);
  const made = (await clipsOfCall()).find(({ name }) => name === 'By keys');
  expect(words.some(([, startMs]) => startMs === made?.startMs)).toBe(true);
  expect(words.some(([, , endMs]) => endMs === made?.endMs)).toBe(true);
  expect(made?.endMs).toBeGreaterThan(25_000);
});

test('a stretch of the wave dragged over with Shift becomes a clip, listed with the interview', async () => {
  await page.goto(`${journey.server.url}/interview/${callId}`);
  await page.waitForSelector('[data-word]');
  const wave = await page.waitForSelector('[role="slider"][aria-label="Place in the recording"]');
  const box = await wave?.boundingBox();
  if (!box) throw new Error('The wave is not on the page');
  const middle = box.y + box.height / 2;
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + box.width * 0.5, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.55, middle, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await type('Name', 'From the wave');
  await clickButton(page, 'Save clip');
  await page.waitForSelector('[role="dialog"]', { hidden: true });
  await page.locator('::-p-xpath(//button[@role="tab"][. = "Clips"])').click();
  await seeText(page, 'From the wave');
  await clickButton(page, 'Play Four words');
  const made = (await clipsOfCall()).find(({ name }) => name === 'Four words');
  await playedTo((made?.startMs ?? 0) / 1000);
});

test('the page of a clip plays and shows its passage alone', async () => {
  const made = (await clipsOfCall()).find(({ name }) => name === 'Four words');
  await page.goto(`${journey.server.url}/clip/${made?.id}`);
  await seeText(page, 'Four words');
  await page.waitForSelector('[data-word]');
  expect(await page.title()).toMatch(/Clip · Rapport$/);
  expect(await page.$$eval('[data-word]', (words) => words.length)).toBe(4);
  await clickButton(page, 'Play');
  await playedTo(0.2);
  const lengthSec = ((made?.endMs ?? 0) - (made?.startMs ?? 0)) / 1000;
  const playedSec = await page.$eval('audio', (audio) => audio.duration);
  expect(Math.abs(playedSec - lengthSec)).toBeLessThan(0.1);
  await choose('Edit clip');
  await type('Name', 'Five words');
  await clickButton(page, 'End a word later');
  await clickButton(page, 'Save');
  await page.waitForFunction(() => document.querySelectorAll('[data-word]').length === 5);
  await seeText(page, 'Five words');
});

test('a playlist is made from a clip, ordered by keys, played through and deleted', async () => {
  await clickButton(page, 'Add to playlist');
  await page.locator('::-p-aria([name="Playlist"][role="combobox"])').fill('Short ones');
  await page.locator('::-p-aria([name="New playlist “Short ones”"][role="option"])').click();
  await clickButton(page, 'Add');
  await seeText(page, 'The clip was added to the playlist.');
  const { playlists } = await askApi<{ playlists: { id: string; title: string }[] }>(
    page,
    '{ playlists { id title } }',
  );
  const playlistId = playlists.find(({ title }) => title === 'Short ones')?.id ?? '';
  const other = (await clipsOfCall()).find(({ name }) => name === 'By keys');
  await askApi(
    page,
    `mutation { addClipToPlaylist(playlistId: "${playlistId}", clipId: "${other?.id}") { id } }`,
  );
  await page.goto(`${journey.server.url}/playlist/${playlistId}`);
  await seeText(page, '2 clips');
  const namesInOrder = () =>
    page.$$eval('[aria-label="Clips in their order"] li', (items) =>
      items.map((item) => /Five words|By keys/.exec(item.textContent)?.[0]),
    );
  expect(await namesInOrder()).toEqual(['Five words', 'By keys']);
  await page.waitForSelector('audio');
  await clickButton(page, 'Play');
  await page.waitForSelector('li[aria-current] ::-p-text(By keys)');
  await (await page.waitForSelector('[aria-label="Move By keys"]'))?.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await page.keyboard.press('Space');
  await page.waitForFunction(() =>
    document
      .querySelector('[aria-label="Clips in their order"] li')
      ?.textContent.includes('By keys'),
  );
  await clickButton(page, 'Remove Five words from the playlist');
  await seeText(page, '1 clip');
  await choose('Delete playlist');
  await clickButton(page, 'Delete playlist');
  await page.waitForFunction(() => location.pathname === '/playlists');
  await seeText(page, 'Answers to learn from');
});

test('a clip is shared with a colleague and with somebody outside, who verifies by code and loses it when it is taken back', async () => {
  const made = (await clipsOfCall()).find(({ name }) => name === 'By keys');
  const clipUrl = `${journey.server.url}/clip/${made?.id}`;
  await page.goto(clipUrl);
  await clickButton(page, 'Share');
  await page.locator('::-p-aria([name="People"][role="combobox"])').fill('Diego');
  await page.locator('::-p-xpath(//*[@role="option"][contains(., "Diego Fuentes")])').click();
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await page.waitForSelector('[aria-label="Remove access of Diego Fuentes"]');
  await page.locator('::-p-xpath(//label[. = "People outside"])').click();
  const emails = await page.waitForSelector(
    '::-p-aria([name="E-mail addresses"][role="combobox"])',
  );
  await emails?.type('ada@out.test,');
  await type('Title (optional)', 'One short answer');
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await seeText(page, 'Access expires in 7 days');
  expect(await axeFindings(page)).toEqual([]);
  const { sharing } = await askApi<{ sharing: { externalShares: { id: string }[] } }>(
    page,
    `{ sharing(noun: clip, id: "${made?.id}") { externalShares { id } } }`,
  );
  const shareId = sharing.externalShares[0]?.id ?? '';

  const viewer = await journey.newPage();
  await viewer.goto(`${journey.server.url}/external/clip/${shareId}`);
  const address = await viewer.waitForSelector('input[type="email"]');
  await address?.type('ada@out.test');
  await viewer.keyboard.press('Enter');
  await seeText(viewer, 'holds for 10 minutes');
  const mails = await (await fetch(`${journey.server.url}/dev/mailbox.json`)).text();
  const code = /Your access code is (\w{6})/.exec(mails)?.[1] ?? '';
  await (await viewer.waitForSelector('[aria-label="Code"]'))?.type(code);
  await seeText(viewer, 'One short answer');
  await viewer.waitForSelector('[data-word]');
  await clickButton(viewer, 'Play');
  await viewer.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.2);
  expect(await axeFindings(viewer)).toEqual([]);
  expect(await viewer.$eval('body', (body) => body.innerText)).not.toContain('By keys');

  await clickButton(page, 'Remove access of ada@out.test');
  await seeText(page, 'Remove Access to this Clip');
  await clickButton(page, 'Remove access');
  await page.waitForSelector('[aria-label="Remove access of ada@out.test"]', { hidden: true });
  await viewer.reload();
  await viewer.waitForSelector('input[type="email"]');
  await viewer.browserContext().close();
});

test('somebody outside reads the AI notes that were shared with a recording, and nothing else of it', async () => {
  await page.goto(`${journey.server.url}/interview/${callId}`);
  await clickButton(page, 'Share');
  await page.locator('::-p-xpath(//label[. = "People outside"])').click();
  const emails = await page.waitForSelector(
    '::-p-aria([name="E-mail addresses"][role="combobox"])',
  );
  await emails?.type('bo@out.test,');
  await page.locator('input[value="None"]').click();
  await page.locator('::-p-aria([name="Write-up"][role="option"])').click();
  await type('Title (optional)', 'A first talk');
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await seeText(page, 'Access expires in 7 days · with Write-up');
  const { sharing, call } = await askApi<{
    sharing: { externalShares: { id: string; email: string }[] };
    call: {
      aiSummary: { writeUp: { sentences: { text: string }[] }[] };
      callGuide: { name: string };
    };
  }>(
    page,
    `{ sharing(noun: call, id: "${callId}") { externalShares { id email } }
      call(id: "${callId}") { callGuide { name } aiSummary { writeUp { sentences { text } } } } }`,
  );
  const shareId = sharing.externalShares.find(({ email }) => email === 'bo@out.test')?.id ?? '';

  const viewer = await journey.newPage();
  await viewer.goto(`${journey.server.url}/external/call/${shareId}`);
  await (await viewer.waitForSelector('input[type="email"]'))?.type('bo@out.test');
  await viewer.keyboard.press('Enter');
  await seeText(viewer, 'holds for 10 minutes');
  const mails = (await (await fetch(`${journey.server.url}/dev/mailbox.json`)).json()) as {
    recipient: string;
    body: string;
  }[];
  const mail = mails.find(
    ({ recipient, body }) => recipient === 'bo@out.test' && /code is/.test(body),
  );
  const code = /Your access code is (\w{6})/.exec(mail?.body ?? '')?.[1] ?? '';
  await (await viewer.waitForSelector('[aria-label="Code"]'))?.type(code);
  await seeText(viewer, 'A first talk');
  await seeText(viewer, call.aiSummary.writeUp[0]?.sentences[0]?.text ?? 'nothing was written');
  const shown = await viewer.$eval('body', (body) => body.innerText);
  for (const inside of [call.callGuide.name, 'Scorecard', 'Write a note', 'Ask this interview'])
    expect(shown).not.toContain(inside);
  expect(await axeFindings(viewer)).toEqual([]);
  await viewer.browserContext().close();
});

test('a deleted clip is gone from its list', async () => {
  await page.goto(`${journey.server.url}/clips?q=By+keys`);
  await page.locator('::-p-aria([name="By keys"][role="link"])').click();
  await page.waitForSelector('audio');
  await choose('Delete clip');
  await clickButton(page, 'Delete clip');
  await page.waitForFunction(() => location.pathname === '/clips');
  expect((await clipsOfCall()).map(({ name }) => name)).not.toContain('By keys');
  expect(path()).toBe('/clips');
  expect(journey.errors).toEqual([]);
});

test('redacted words leave the page, the sound and the clips; disabling the recording takes the rest', async () => {
  await page.goto(`${journey.server.url}/interview/${callId}`);
  await page.waitForSelector('[data-segment="2"] [data-word]');
  const before = (await askWords(page, callId))[2]?.words.map(([text]) => text) ?? [];
  await page.evaluate(() => {
    const words = document.querySelectorAll('[data-segment="2"] [data-word]');
    const range = document.createRange();
    const [first, last] = [words[1]?.firstChild, words[4]?.firstChild];
    if (!first || !last) throw new Error('The words are not on the page');
    range.setStart(first, 0);
    range.setEnd(last, 1);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  });
  await clickButton(page, 'Redact');
  await seeText(page, 'Notes and scorecards stay as people wrote them.');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await seeText(page, '[redacted]');
  const after = (await askWords(page, callId))[2]?.words.map(([text]) => text) ?? [];
  expect(after[1]).toBe('[redacted]');
  expect(after).not.toContain(before[2]);
  await page.waitForSelector('audio, video', { hidden: true });
  expect((await clipsOfCall()).map(({ name }) => name)).not.toContain('Four words');

  await choose('Disable recording');
  await seeText(page, 'The interview stays, with its notes and scorecards.');
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await seeText(page, 'Recording is disabled for this interview');
  await page.waitForSelector('audio, video', { hidden: true });
  expect(await axeFindings(page)).toEqual([]);
  expect(await clipsOfCall()).toEqual([]);
  expect(journey.errors).toEqual([]);
});
