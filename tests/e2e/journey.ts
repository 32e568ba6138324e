import type { Browser, Page } from 'puppeteer';
import type { TranscriptBody } from '../../shared/domain/transcript.ts';
import { openBrowser, openPage } from '../harness/openBrowser.ts';
import { withTexts, type ReadTurn } from '../harness/readWords.ts';
import { runServer, type RunningServer } from '../harness/runServer.ts';

export interface Journey {
  server: RunningServer;
  browser: Browser;
  /** A page of a fresh profile; what its console reports as an error is kept in `errors`. */
  newPage(): Promise<Page>;
  errors: string[];
  end(): Promise<void>;
}

/** A running product with demo data and a browser in front of it. */
export async function beginJourney(environment: Record<string, string> = {}): Promise<Journey> {
  const server = await runServer(environment);
  const browser = await openBrowser();
  const errors: string[] = [];
  return {
    server,
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
    end: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** Waits until the page shows a text. */
export const seeText = (page: Page, text: string, timeoutMs = 60_000) =>
  page.waitForFunction(
    (wanted) => document.body.innerText.includes(wanted),
    { timeout: timeoutMs },
    text,
  );

export const clickButton = (page: Page, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

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
