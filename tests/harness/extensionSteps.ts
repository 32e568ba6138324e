import type { Page, Target } from 'puppeteer';
import { openExtensionPage, patienceMs, type ExtensionBrowser } from './extensionBrowser.ts';
import { signInAs } from './openBrowser.ts';

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;

/** Signs in at the web app and lets it connect the extension; gives the app's page back. */
export async function connectExtension(
  chromium: Pick<ExtensionBrowser, 'browser' | 'origin'>,
  serverUrl: string,
  fullName: string,
): Promise<Page> {
  const app = await chromium.browser.newPage();
  app.setDefaultTimeout(patienceMs);
  // A page behind another draws a frame a second at most, and a click waits until what it clicks stands still.
  await app.bringToFront();
  if (!(await isSignedIn(app, serverUrl, fullName))) await signInAs(app, serverUrl, fullName);
  const options = await openExtensionPage(chromium, 'options');
  await options.bringToFront();
  // A switch is an input too, and takes a text without a word.
  await options.locator('input:not([type="checkbox"])').fill(serverUrl);
  const isConnect = (item: Target) => item.url().includes('/extension/connect');
  const [opened] = await Promise.all([
    chromium.browser.waitForTarget(isConnect, { timeout: patienceMs }),
    options.locator(button('Sign in')).click(),
  ]);
  const connect = await opened.page();
  if (!connect) throw new Error('The options opened no page');
  connect.setDefaultTimeout(patienceMs);
  await connect.locator(button('Connect')).click();
  await connect.waitForSelector('::-p-text(The extension is connected)');
  await options.waitForSelector(`::-p-text(Signed in as)`);
  await options.close();
  await connect.close();
  return app;
}

/** After a crash of the browser the app's cookie may or may not have reached the disk. */
async function isSignedIn(page: Page, serverUrl: string, fullName: string): Promise<boolean> {
  await page.goto(`${serverUrl}/sign-in`);
  await page.waitForFunction(
    (name) =>
      location.pathname !== '/sign-in' || document.querySelector('body')?.innerText.includes(name),
    { polling: 100 },
    fullName,
  );
  return new URL(page.url()).pathname !== '/sign-in';
}

/** Waits until the panel's pill says exactly this. What the panel shows instead is in the error's message. */
export async function seeState(panel: Page, label: string, timeoutMs = 60_000): Promise<void> {
  const isShown = (wanted: string) =>
    document.querySelector('[data-testid="state"]')?.textContent === wanted;
  try {
    await panel.waitForFunction(isShown, { timeout: timeoutMs, polling: 100 }, label);
  } catch (cause) {
    const shown = await panel.evaluate(() => document.body.innerText).catch(String);
    throw new Error(`The state is not "${label}": ${shown.replaceAll(/\s+/g, ' ')}`, { cause });
  }
}

/** Fills in what is known and starts. */
export async function startInterview(
  panel: Page,
  { candidate, guide }: { candidate: string; guide?: string },
): Promise<void> {
  await panel.locator('::-p-aria([name="Candidate"][role="textbox"])').fill(candidate);
  if (guide) {
    await panel.locator('input[placeholder="Choose a guide"]').fill(guide);
    await panel.locator(`::-p-xpath(//*[@role="option"][contains(., "${guide}")])`).click();
  }
  await panel.locator(button('Everybody agrees: start')).click();
}
