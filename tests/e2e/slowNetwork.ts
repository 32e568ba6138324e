import { PredefinedNetworkConditions, type Page } from 'puppeteer';

/** What is never true while the server is away or slow. */
export const falseTexts = [
  "We can't seem to find",
  'does not exist',
  'No analysis',
  'Something went wrong',
  'was deleted',
];
/** Nor what is true of a lost connection. */
const falseWhileSlow = [
  ...falseTexts,
  'could not be reached',
  'You are offline',
  'has not answered',
  'The connection is lost',
];

/** Puts a page on slow 3G, and notes what it shows from then on. */
export async function beginSlowNetwork(page: Page) {
  await page.evaluateOnNewDocument((texts: string[]) => {
    const seen = { wrong: [] as string[], wasBlank: false };
    let beganAtMs: number | null = null;
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.body?.innerText ?? '';
      for (const text of texts)
        if (shown.includes(text) && !seen.wrong.includes(text)) seen.wrong.push(text);
      // The name of the product shows a moment after the document has come.
      if (document.body) beganAtMs ??= performance.now();
      const isLong = beganAtMs !== null && performance.now() - beganAtMs > 1000;
      seen.wasBlank ||= isLong && shown.trim() === '';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, falseWhileSlow);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 3G']);
  return {
    /** Since the page was loaded: false texts, and whether it ever showed nothing at all. */
    seen: () =>
      page.evaluate(
        () => (window as unknown as { seen: { wrong: string[]; wasBlank: boolean } }).seen,
      ),
    end: () => page.emulateNetworkConditions(null),
  };
}
