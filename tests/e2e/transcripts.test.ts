import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTranscript } from '#shared/domain/transcripts/readTranscript.ts';
import { findingsInAllViews, signInAs } from '../harness/openBrowser.ts';
import { askApi, askWords, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../fixtures/transcripts/${name}`, import.meta.url));

let journey: Journey;
let page: Page;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rapport-transcripts-'));
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Aisha Rahman');
});
afterAll(async () => {
  await journey.end();
  rmSync(folder, { recursive: true, force: true });
});

const openImport = async () => {
  await page.goto(`${journey.server.url}/search`);
  await clickButton(page, 'Import transcript');
  await seeText(page, 'Drop a transcript here');
};
const chooseFile = async (path: string) => {
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    clickButton(page, 'Choose file'),
  ]);
  await chooser.accept([path]);
};
const finish = async () => {
  await clickButton(page, 'Continue');
  await page.waitForSelector('form[aria-label="About this interview"]');
  await page.locator('form[aria-label="About this interview"] button[type="submit"]').click();
  await page.waitForFunction(() => location.pathname.startsWith('/interview/'));
  return page.evaluate(() => location.pathname.split('/').at(-1) ?? '');
};
const wordsOf = async (callId: string) => {
  const { call } = await askApi<{
    call: { speakers: { id: string; name: string; role: string }[] };
  }>(page, `{ call(id: "${callId}") { speakers { id name role } } }`);
  const nameOf = new Map(call.speakers.map(({ id, name }) => [id, name]));
  const turns = await askWords(page, callId);
  return turns.map(({ speakerId, startMs, text }) => [nameOf.get(speakerId), startMs, text]);
};
const download = async (callId: string, format: string) => {
  const cookies = await page.browserContext().cookies();
  const response = await fetch(`${journey.server.url}/transcripts/${callId}.${format}`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  return new Uint8Array(await response.arrayBuffer());
};

test.each([
  ['zoom.vtt', 'Zoom (VTT)', 'Hi Omar, can you hear me?'],
  ['teams.vtt', 'Microsoft Teams (VTT)', null],
  ['otter.txt', 'Otter', null],
])('%s is previewed, described and becomes an interview', async (name, format, words) => {
  await openImport();
  await chooseFile(fixture(name));
  await seeText(page, `Format: ${format}`);
  if (words) await seeText(page, words);
  const callId = await finish();
  const file = readTranscript({ bytes: new Uint8Array(readFileSync(fixture(name))) });
  const first = file.segments[0]?.text ?? '';
  await seeText(page, first.split(/\s+/)[0] ?? '');
  const segments = await wordsOf(callId);
  expect(segments.map(([, , text]) => text)).toEqual(
    file.segments.map(({ text }) => text.replace(/\s+/g, ' ').trim()),
  );
});

/** An interview whose transcript came from a file. */
let importedId = '';

test('names and roles can be put right before anything is saved', async () => {
  await openImport();
  await chooseFile(fixture('zoom.vtt'));
  await seeText(page, 'Who speaks');
  const field = await page.waitForSelector('input[aria-label="Name of Priya Raman"]');
  await field?.click({ count: 3 });
  await field?.type('Priya R.');
  const callId = await finish();
  importedId = callId;
  const speakers = new Set((await wordsOf(callId)).map(([name]) => name));
  expect(speakers).toContain('Priya R.');
  expect(speakers).not.toContain('Priya Raman');
});

test('what is no transcript is refused in words, and another can be chosen at once', async () => {
  const broken = join(folder, 'broken.vtt');
  writeFileSync(broken, 'WEBVTT\n\n');
  await openImport();
  await chooseFile(broken);
  await page.waitForSelector('[role="dialog"] [role="alert"]');
  const alert = await page.$eval('[role="dialog"] [role="alert"]', (item) => item.textContent);
  expect(alert).toContain('“broken.vtt” could not be read');
  expect(alert).toMatch(/No words|no words/);
  await chooseFile(fixture('zoom.vtt'));
  await seeText(page, 'Format: Zoom (VTT)');
});

test('lines that were not understood are shown with their numbers', async () => {
  const odd = join(folder, 'odd.vtt');
  writeFileSync(
    odd,
    'WEBVTT\n\na line before any time\n\n00:00:01.000 --> 00:00:03.000\nAnn: Hello there.\n\n00:05:00.000 --> 00:05:03.000\nBob: Hello again.\n',
  );
  await openImport();
  await chooseFile(odd);
  await seeText(page, 'Line 3');
  await seeText(page, 'Nothing is said from 0:03 to 5:00.');
  expect(await findingsInAllViews(page)).toEqual([]);
});

test('pasted words become an interview too', async () => {
  await openImport();
  await clickButton(page, 'Paste text');
  await page.locator('textarea').fill('Ann: Shall we begin?\nBob: Gladly.\nAnn: Good.');
  await clickButton(page, 'Preview');
  await seeText(page, 'No times in it');
  const callId = await finish();
  expect((await wordsOf(callId)).map(([name]) => name)).toEqual(['Ann', 'Bob', 'Ann']);
});

test('an interview goes out by its menu, and the file comes back the same', async () => {
  await openImport();
  await chooseFile(fixture('teams.vtt'));
  await seeText(page, 'Format: Microsoft Teams (VTT)');
  const callId = await finish();
  await clickButton(page, 'More');
  await page.locator('::-p-aria([name="Export transcript"][role="menuitem"])').click();
  const link = await page.waitForSelector('[role="dialog"] a[download]');
  expect(await link?.evaluate((item) => item.getAttribute('href'))).toBe(
    `/transcripts/${callId}.docx?times=1&speakers=1&notes=0`,
  );
  const before = await wordsOf(callId);
  for (const format of ['vtt', 'docx']) {
    const path = join(folder, `back.${format}`);
    writeFileSync(path, await download(callId, format));
    await openImport();
    await chooseFile(path);
    await seeText(page, 'Who speaks');
    const after = await wordsOf(await finish());
    const kept = ([name, startMs, text]: (string | number | undefined)[]) => [
      name,
      format === 'vtt' ? startMs : Math.floor(Number(startMs) / 1000),
      text,
    ];
    expect(after.map(kept)).toEqual(before.map(kept));
  }
});

test('a transcript that is there is replaced only after a warning', async () => {
  await page.goto(`${journey.server.url}/interview/${importedId}`);
  await clickButton(page, 'More');
  await page.locator('::-p-aria([name="Import transcript"][role="menuitem"])').click();
  await seeText(page, 'Drop a transcript here');
  await chooseFile(fixture('otter.txt'));
  await seeText(page, 'Format: Otter');
  await clickButton(page, 'Continue');
  await seeText(page, 'This cannot be undone.');
  await clickButton(page, 'Replace transcript');
  await seeText(page, 'Imported from Otter');
});

test('nothing on the way broke the page or its content security policy', () => {
  expect(journey.errors).toEqual([]);
});
