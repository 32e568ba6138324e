import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What runs in the headless shell, and what needs tabs that freeze and come back to the front as a person's do. */
export type BrowserKind = 'shell' | 'whole';

const launchOptions = {
  shell: {
    executablePath: process.env.CHROMIUM_HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell',
    headless: 'shell',
  },
  whole: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true },
} as const;

/**
 * Chromium without a window, with nothing of its own going to the network. Its headless shell renders pages as
 * Chromium does for a fifth less of processor time; extensions have a browser of their own (`extensionBrowser.ts`).
 */
export const openBrowser = (kind: BrowserKind = 'shell'): Promise<Browser> =>
  puppeteer.launch({
    ...launchOptions[kind],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });

export type Scheme = 'light' | 'dark';

export interface View {
  width: number;
  height: number;
  scheme: Scheme;
}
const wideSize = { width: 1280, height: 800 };
const phoneSize = { width: 360, height: 740 };
const wideView: View = { ...wideSize, scheme: 'light' };
/** The four ways every page is looked at. A change of width loads a page again, so schemes change first. */
export const views: View[] = [wideSize, phoneSize].flatMap((size) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...size, scheme })),
);
/** The views of a page that `axeFindingsInBothSchemes` examines: it turns to dark by itself. */
export const lightViews = views.filter(({ scheme }) => scheme === 'light');

/** A page of a browser profile of its own; anything the page reports as an error fails the journey. */
export async function openPage(browser: Browser, view = wideView): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await show(page, view);
  page.setDefaultTimeout(60_000);
  return page;
}

export async function show(page: Page, { width, height, scheme }: View): Promise<void> {
  await page.setViewport({ width, height, hasTouch: width < 768, isMobile: width < 768 });
  await showScheme(page, scheme);
}

const showScheme = (page: Page, scheme: Scheme): Promise<void> =>
  page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);

/**
 * Waits until a page is at rest: its letters are there, nothing loads or moves, and for a quarter of a second
 * nothing changed. A page that never rests is taken as it is after three seconds. The network tells nothing,
 * because a live connection never ends.
 */
const settled = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const begunAtMs = performance.now();
    let changedAtMs = begunAtMs;
    const watch = new MutationObserver(() => {
      changedAtMs = performance.now();
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document, everything);
    const isAtWork = () =>
      document.querySelector('[aria-busy="true"], .mantine-Skeleton-root') !== null ||
      document
        .getAnimations()
        .some(
          (animation) =>
            animation.playState === 'running' && animation.effect?.getTiming().iterations === 1,
        );
    while (performance.now() - begunAtMs < 3_000) {
      if (performance.now() - changedAtMs > 250 && !isAtWork()) break;
      await new Promise((next) => setTimeout(next, 20));
    }
    watch.disconnect();
  });

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the same elements can get wrong in other colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page once it is at rest: rule, help and the first places. Twice it looks again
 * at what it found, because a width or a scheme that changed may still load a menu or fade a colour.
 */
export async function axeFindings(page: Page | Frame, rules = allRules): Promise<string[]> {
  for (let looks = 1; ; looks++) {
    await settled(page);
    const findings = await axeFindingsNow(page, rules);
    if (findings.length === 0 || looks === 3) return findings;
    await new Promise((next) => setTimeout(next, 1000));
  }
}

/**
 * The same for a light page or a frame in it, then for its colours in the dark. Between the two nothing is
 * loaded again: the elements are the same, and whoever changes the scheme at dusk sees just that.
 */
export async function axeFindingsInBothSchemes(
  page: Page,
  part: Page | Frame = page,
): Promise<string[]> {
  const findings = await axeFindings(part);
  await showScheme(page, 'dark');
  await part.waitForSelector('html[data-mantine-color-scheme="dark"]');
  findings.push(...(await axeFindings(part, colorRules)).map((finding) => `dark: ${finding}`));
  await showScheme(page, 'light');
  return findings;
}

/**
 * What axe finds wrong on a wide page in both schemes, then on the same page as a phone shows it, in the dark;
 * sideways scroll counts as a finding. The page is loaded once.
 */
export async function findingsInAllViews(page: Page): Promise<string[]> {
  await show(page, wideView);
  const findings = [...(await axeFindings(page)), ...(await sidewaysScroll(page))];
  await showScheme(page, 'dark');
  await page.waitForSelector('html[data-mantine-color-scheme="dark"]');
  findings.push(...(await axeFindings(page, colorRules)).map((finding) => `dark: ${finding}`));
  // Puppeteer's `setViewport` would load the page again for a phone.
  const devtools = await page.createCDPSession();
  const phone = { ...phoneSize, deviceScaleFactor: 1, mobile: true };
  await devtools.send('Emulation.setDeviceMetricsOverride', phone);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const onPhone = [...(await axeFindings(page)), ...(await sidewaysScroll(page))];
  findings.push(...onPhone.map((finding) => `phone: ${finding}`));
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  await page.setViewport(null);
  await show(page, wideView);
  return findings;
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`The page scrolls sideways by ${overflow} px.`] : [];
}

async function axeFindingsNow(page: Page | Frame, rules: string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
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
    // Style sheets are for a rule that is not asked for, and what passes is not described.
    const { violations } = await axe.run({
      runOnly,
      preload: { assets: ['media'] },
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 160))
          .join(' | ')}`,
    );
  }, rules);
}

/** Signs in by one click as a demo person. */
export async function signInAs(page: Page, url: string, fullName: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.locator(`::-p-xpath(//button[contains(., "${fullName}")])`).click();
  await page.waitForFunction(() => location.pathname !== '/sign-in', { polling: 100 });
}
