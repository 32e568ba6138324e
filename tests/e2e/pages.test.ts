import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, show, signInAs, views } from '../harness/openBrowser.ts';
import { askApi, beginJourney, seeText, type Journey } from './journey.ts';

let journey: Journey;
let page: Page;
let interviewId: string;
beforeAll(async () => {
  journey = await beginJourney();
  page = await journey.newPage();
  await signInAs(page, journey.server.url, 'Elena Petrova');
  const { calls } = await askApi<{
    calls: { results: { id: string; recording: { url: string } | null }[] };
  }>(page, '{ calls(limit: 200) { results { id recording { url } } } }');
  interviewId = calls.results.find((one) => one.recording)?.id ?? '';
});
afterAll(() => journey.end());

describe.each(views)('at $width px, $scheme', (view) => {
  test.each([
    ['/search', 'Recordings'],
    ['/search?q=nobody-is-called-this', 'nobody-is-called-this'],
    ['/interview/ID?t=20', 'Find'],
    ['/interview/00000000-0000-4000-8000-000000000000', 'Not found'],
    ['/nowhere', 'Not found'],
  ])('%s has nothing axe would mend and no sideways scroll', async (path, shows) => {
    await show(page, view);
    await page.goto(journey.server.url + path.replace('ID', interviewId));
    if (path.includes('?q=')) await page.waitForSelector('input');
    else await seeText(page, shows);
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('/sign-in has nothing axe would mend', async () => {
    const visitor = await journey.newPage();
    await show(visitor, view);
    await visitor.goto(`${journey.server.url}/sign-in`);
    await seeText(visitor, 'Rapport');
    expect(await axeFindings(visitor)).toEqual([]);
    await visitor.browserContext().close();
  });
});
