import type { Browser, Page } from 'puppeteer';
import type { TranscriptBody } from '#shared/domain/transcript.ts';
import { openBrowser, openPage, type BrowserKind } from '../harness/openBrowser.ts';
import { withTexts, type ReadTurn } from '../harness/readWords.ts';
import { runServer, type RunningServer } from '../harness/runServer.ts';

export interface Journey {
  server: RunningServer;
  browser: Browser;
  /** A page of a fresh profile; what its console reports as an error is kept in `errors`. */
  newPage(): Promise<Page>;
  errors: string[];
  /** Stops the server, and starts it again with its data and address after `whileAway`. */
  restartServer(whileAway?: () => Promise<unknown>): Promise<void>;
  end(): Promise<void>;
}

/** A running product with demo data and a browser in front of it. */
export async function beginJourney(
  environment: Record<string, string> = {},
  browserKind: BrowserKind = 'shell',
): Promise<Journey> {
  let server = await runServer(environment);
  const browser = await openBrowser(browserKind);
  const errors: string[] = [];
  return {
    get server() {
      return server;
    },
    browser,
    errors,
    async newPage() {
      const page = await openPage(browser);
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) errors.push(message.text());
      });
      return page;
    },
    restartServer: async (whileAway) => {
      const { url, dataDir } = server;
      await server.stop({ keepData: true });
      await whileAway?.();
      server = await runServer({ ...environment, PORT: new URL(url).port }, dataDir);
    },
    end: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** Waits until the page shows a text. What it shows instead is in the error's message. */
export async function seeText(page: Page, text: string, timeoutMs = 60_000): Promise<void> {
  // A page that is being opened has no body yet, and puppeteer never looks again after an exception.
  const isShown = (wanted: string) =>
    document.querySelector('body')?.innerText.includes(wanted) === true;
  try {
    // By the clock: a page behind another one draws no frames, by which puppeteer would look.
    await page.waitForFunction(isShown, { timeout: timeoutMs, polling: 100 }, text);
  } catch (cause) {
    const shown = await page.evaluate(() => document.body.innerText).catch(String);
    const excerpt = shown.replaceAll(/\s+/g, ' ').slice(0, 1_000);
    throw new Error(`"${text}" is not shown at ${page.url()}, which shows: ${excerpt}`, { cause });
  }
}

export const clickButton = (page: Page, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

/** Waits until the browser has on disk what was typed so far: a read is answered after the writes before it. */
export const draftsKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rapport-drafts');
        opening.onerror = () => reject(new Error('The drafts cannot be opened.'));
        // The page has not kept one yet, and makes the store when it does.
        opening.onupgradeneeded = () => {
          opening.onerror = () => resolve();
          opening.transaction?.abort();
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction('drafts').objectStore('drafts').count();
          count.onsuccess = () => {
            database.close();
            resolve();
          };
        };
      }),
  );

/** Asks the server as the page's person would. */
export const askApi = async <Data>(page: Page, query: string): Promise<Data> => {
  const answer = await page.evaluate(async (document) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document }),
    });
    return (await response.json()) as { data: unknown };
  }, query);
  return answer.data as Data;
};

/** The words of an interview as the page's person may read them. */
export const askWords = async (page: Page, callId: string): Promise<ReadTurn[]> => {
  const body = await page.evaluate(async (id) => {
    const response = await fetch(`/transcripts/${id}`);
    return (await response.json()) as unknown;
  }, callId);
  return withTexts(body as TranscriptBody);
};

/** Shares a clip with somebody outside and verifies their address in the page's browser; the share's id. */
export async function shareClipOutside(
  page: Page,
  url: string,
  { clipId, title, message }: { clipId: string; title: string; message: string },
): Promise<string> {
  const sent = await askApi<{ shareClipExternally: { externalShares: { id: string }[] } }>(
    page,
    `mutation { shareClipExternally(id: "${clipId}", title: ${JSON.stringify(title)},
      message: ${JSON.stringify(message)}, durationDays: 1,
      externalEmails: ["guest@out.test"]) { externalShares { id } } }`,
  );
  const shareId = sent.shareClipExternally.externalShares[0]?.id ?? '';
  const of = `shareId: "${shareId}", email: "guest@out.test"`;
  await askApi(page, `mutation { requestAccessCode(${of}) }`);
  const mails = await (await fetch(`${url}/dev/mailbox.json`)).text();
  const code = /Your access code is (\w{6})/.exec(mails)?.[1] ?? '';
  await askApi(page, `mutation { verifyAccessCode(${of}, code: "${code}") }`);
  return shareId;
}
