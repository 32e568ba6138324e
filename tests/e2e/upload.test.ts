import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HTTPRequest, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../harness/openBrowser.ts';
import { askApi, askWords, beginJourney, clickButton, seeText, type Journey } from './journey.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

let journey: Journey;
let page: Page;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Aisha Rahman');
});
afterAll(() => journey.end());

async function chooseFile(path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    clickButton(page, 'Upload recording'),
  ]);
  await chooser.accept([path]);
}

async function fillCandidate(name: string): Promise<void> {
  await page.locator('::-p-aria([name="Candidate"][role="combobox"])').fill(name);
  await page.locator(`::-p-xpath(//*[@role="option"][contains(., "${name}")])`).click();
}

interface CallsAnswer {
  calls: {
    pageInfo: { totalRows: number };
    results: { id: string; transcriptionStatus: string; failureReason: string | null }[];
  };
}
const newestCall = async () =>
  (
    await askApi<CallsAnswer>(
      page,
      `{ calls(limit: 1, filter: { isMine: true, startAfter: "2026-01-01T00:00:00Z" }, orderBy: NEWEST) { pageInfo { totalRows } results { id transcriptionStatus failureReason } } }`,
    )
  ).calls;

/** Confirms that everyone in it agreed, and sends it. */
const startUpload = async () => {
  await page.focus('[role="dialog"] input[type="checkbox"]');
  await page.keyboard.press('Space');
  await clickButton(page, 'Start upload');
};

test('a file that holds no recording is refused before anything is sent', async () => {
  await chooseFile(fixture('audio/demo-03.json'));
  await seeText(page, 'demo-03.json');
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toMatch(/M4A, MP3, MP4, WAV, WEBA/);
  await page.goto(`${journey.server.url}/search`);
});

test('a two-voice recording becomes an interview that plays and reads', async () => {
  await chooseFile(fixture('audio/speech/interview-two-channels.webm'));
  await page.waitForSelector('form[aria-label^="Upload "]');
  await fillCandidate('Henrik Solberg');
  await clickButton(page, 'Start upload');
  await seeText(page, 'Ask everyone in it first, then tick this');
  await startUpload();
  await page.waitForSelector('section[aria-label="Uploads"]');
  // The built-in engine works through real speech; the page shows each step meanwhile.
  await page.waitForFunction(
    () =>
      /Transcribing|Preparing playback|Checking/.test(
        document.querySelector('body')?.innerText ?? '',
      ),
    { timeout: 60_000 },
  );
  await page.waitForFunction(
    async () => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query:
            '{ calls(limit: 1, filter: { isMine: true }) { results { transcriptionStatus } } }',
        }),
      });
      const answer = (await response.json()) as {
        data: { calls: { results: { transcriptionStatus: string }[] } };
      };
      return answer.data.calls.results[0]?.transcriptionStatus === 'COMPLETED';
    },
    { timeout: 100_000, polling: 500 },
  );
  const { results } = await newestCall();
  await page.goto(`${journey.server.url}/interview/${results[0]?.id}?t=3`);
  await seeText(page, 'Henrik Solberg');
  await page.waitForSelector('audio, video');
  const player = await page.evaluate(async () => {
    const element = document.querySelector<HTMLMediaElement>('audio, video');
    if (!element) return null;
    if (element.readyState < 1)
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve));
    return { durationSec: element.duration, atSec: element.currentTime };
  });
  expect(player?.durationSec).toBeGreaterThan(10);
  expect(player?.atSec).toBeCloseTo(3, 0);
  const interview = await askApi<{
    call: {
      consentText: string;
      speakers: { basis: string }[];
      transcript: { engine: { id: string; trust: string } };
    };
  }>(
    page,
    `{ call(id: "${results[0]?.id}") { consentText speakers { basis } transcript { engine { id trust } } } }`,
  );
  expect(interview.call.consentText).toContain('agreed');
  await page.goto(`${journey.server.url}/interview/${results[0]?.id}?tab=details`);
  await seeText(page, interview.call.consentText);
  expect(interview.call.speakers.map((speaker) => speaker.basis)).toEqual(['CHANNEL', 'CHANNEL']);
  expect(interview.call.transcript.engine).toEqual({ id: 'moonshine-base', trust: 'good' });
  expect((await askWords(page, results[0]?.id ?? '')).length).toBeGreaterThan(3);
}, 180_000);

test('a recording without sound fails in words, and as only another file helps it can be deleted', async () => {
  await page.goto(`${journey.server.url}/search`);
  await chooseFile(fixture('media/no-audio.webm'));
  await page.waitForSelector('form[aria-label^="Upload "]');
  await fillCandidate('Henrik Solberg');
  await startUpload();
  await page.waitForFunction(
    () => /no sound|has no audio/i.test(document.querySelector('body')?.innerText ?? ''),
    {
      timeout: 60_000,
    },
  );
  await page.goto(`${journey.server.url}/search`);
  await seeText(page, 'no sound in it');
  const row = await page.waitForSelector('::-p-xpath(//li[contains(., "no sound in it")])');
  expect(await row?.evaluate((element) => element.textContent)).not.toMatch(/Try again/);
  await (await row?.waitForSelector('::-p-xpath(.//button[. = "Delete"])'))?.click();
  await clickButton(page, 'Delete interview');
  await page.waitForFunction(
    () => document.querySelector('body')?.innerText.includes('no sound in it') === false,
  );
});

test('a recording dropped on the page is uploaded, and cancelled on the way nothing of it is left', async () => {
  const before = (await newestCall()).pageInfo.totalRows;
  await page.setRequestInterception(true);
  const hold = (request: HTTPRequest) => {
    // Held back, so that it is still on its way.
    if (request.method() !== 'PATCH') void request.continue();
  };
  page.on('request', hold);
  const bytes = [...readFileSync(fixture('audio/speech/interview-two-channels.webm'))];
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(
      new File([new Uint8Array(content)], 'dropped.webm', { type: 'video/webm' }),
    );
    for (const type of ['dragenter', 'dragover', 'drop'])
      document
        .querySelector('main')
        ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, bytes);
  await page.waitForSelector('form[aria-label^="Upload "]');
  await fillCandidate('Henrik Solberg');
  await startUpload();
  const cancel = await page.waitForSelector('button[aria-label^="Cancel upload: "]');
  expect((await newestCall()).pageInfo.totalRows).toBe(before + 1);
  await cancel?.click();
  await page
    .locator('::-p-xpath(//*[@role="dialog"]//button[@type="submit"][. = "Cancel upload"])')
    .click();
  await page.waitForFunction(() => document.querySelector('[aria-label="Uploads"]') === null);
  expect((await newestCall()).pageInfo.totalRows).toBe(before);
  page.off('request', hold);
  await page.setRequestInterception(false);
});

/** Sends the beginning of a file as the page would have, before its connection broke. */
async function sendBeginning(file: string, bytes: number): Promise<void> {
  const { unfinishedUploads } = await askApi<{ unfinishedUploads: { id: string }[] }>(
    page,
    '{ unfinishedUploads { id } }',
  );
  const cookies = await page.browserContext().cookies();
  const response = await fetch(`${journey.server.url}/files/${unfinishedUploads[0]?.id}`, {
    method: 'PATCH',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: readFileSync(file).subarray(0, bytes),
  });
  expect(response.status).toBe(204);
}

test('a lost connection is said, and a closed tab goes on with the same file where it was', async () => {
  const file = fixture('audio/demo-03.webm');
  await page.goto(`${journey.server.url}/search`);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() === 'PATCH') void request.abort('connectionreset');
    else void request.continue();
  });
  await chooseFile(file);
  await page.waitForSelector('form[aria-label^="Upload "]');
  await fillCandidate('Henrik Solberg');
  await startUpload();
  await seeText(page, 'Connection lost. Waiting to continue…');
  await sendBeginning(file, 400_000);
  const context = page.browserContext();
  await page.close({ runBeforeUnload: false });

  page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${journey.server.url}/search`);
  await seeText(
    page,
    'Unfinished upload: choose the same file again to continue where it was (37 %)',
  );
  const choose = async (path: string) => {
    const [chooser] = await Promise.all([
      page.waitForFileChooser(),
      clickButton(page, 'Choose file: demo-03.webm'),
    ]);
    await chooser.accept([path]);
  };
  await choose(fixture('audio/demo-02.webm'));
  await page.waitForSelector('ul[aria-label="Unfinished uploads"] [role="alert"]');
  let sentBytes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sentBytes = Number(request.headers()['content-length'] ?? 0);
  });
  await choose(file);
  await page.waitForFunction(
    async () => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ unfinishedUploads { id } }' }),
      });
      const answer = (await response.json()) as { data: { unfinishedUploads: unknown[] } };
      return answer.data.unfinishedUploads.length === 0;
    },
    { timeout: 60_000, polling: 500 },
  );
  expect(sentBytes).toBeLessThan(readFileSync(file).length - 399_999);
});

test('nothing on the way broke the page or its content security policy', () => {
  expect(journey.errors).toEqual([]);
});
