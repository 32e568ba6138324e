import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Chromium as the machine has it, with nothing of its own going to the network. */
export const openBrowser = (args: string[] = []): Promise<Browser> =>
  puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...args,
    ],
  });

export type Scheme = 'light' | 'dark';

export interface View {
  width: number;
  height: number;
  scheme: Scheme;
}
/** The four ways every page is looked at. */
export const views: View[] = (['light', 'dark'] as const).flatMap((scheme) => [
  { width: 1280, height: 800, scheme },
  { width: 360, height: 740, scheme },
]);

/** A page of a browser profile of its own; anything the page reports as an error fails the journey. */
export async function openPage(browser: Browser, view: View = views[0] ?? fail()): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await show(page, view);
  page.setDefaultTimeout(20_000);
  return page;
}

export async function show(page: Page, { width, height, scheme }: View): Promise<void> {
  await page.setViewport({ width, height, hasTouch: width < 768, isMobile: width < 768 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

/** What axe finds wrong on the page as it stands: rule, help and the first places. */
export async function axeFindings(page: Page | Frame): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{
          violations: {
            id: string;
            help: string;
            nodes: { html: string; failureSummary?: string }[];
          }[];
        }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 160))
          .join(' | ')}`,
    );
  });
}

/** Signs in by one click as a demo person. */
export async function signInAs(page: Page, url: string, fullName: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.locator(`::-p-xpath(//button[contains(., "${fullName}")])`).click();
  await page.waitForFunction(() => location.pathname !== '/sign-in');
}

function fail(): never {
  throw new Error('No view');
}
