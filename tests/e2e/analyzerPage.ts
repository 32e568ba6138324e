import type { Page } from 'puppeteer';
import { askApi, type Journey } from './journey.ts';
import { editorSelector } from './typeInto.ts';

/** The popover of a finding; its name has a colon: "Feminine-coded: kind". */
export const popover = '[role="dialog"][aria-label*=":"]';

/** Makes a job description that waits for its text, or for the assistant's questions; returns its id. */
export async function makeJobDescription(
  page: Page,
  state: 'Optimizer' | 'Creator' = 'Optimizer',
): Promise<string> {
  const made = await askApi<{ createJobDescription: { jobDescription: { id: string } } }>(
    page,
    `mutation { createJobDescription(jobDescriptionState: ${state}) { jobDescription { id } } }`,
  );
  return made.createJobDescription.jobDescription.id;
}

/** Opens the analyzer of a job description; `query` begins with a question mark. */
export async function openAnalyzer(
  page: Page,
  journey: Journey,
  id: string,
  query = '',
): Promise<void> {
  await page.goto(`${journey.server.url}/plan/analyze/${id}${query}`);
  await page.waitForSelector(editorSelector);
}

export const scoreShown = (page: Page): Promise<number> =>
  page.$eval('aside[aria-label="Analysis"] [data-score]', (text) => Number(text.textContent));

export const waitForScore = (page: Page) =>
  page.waitForFunction(() =>
    /^\d+$/.test(
      document.querySelector('aside[aria-label="Analysis"] [data-score]')?.textContent ?? '',
    ),
  );

export const waitUntilSaved = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].some((item) =>
      item.textContent?.includes('Saved'),
    ),
  );

/** What the server has of a job description. */
export const keptOnServer = (page: Page, id: string) =>
  askApi<{
    jobDescription: { text: string; score: number; title: string; whitelistedWords: string[] };
  }>(page, `{ jobDescription(id: "${id}") { text score title whitelistedWords } }`).then(
    (data) => data.jobDescription,
  );
