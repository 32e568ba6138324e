import { PredefinedNetworkConditions, type Page } from 'puppeteer';

/** What a page that only loads slowly must never say. */
const falseTexts = [
  "We can't seem to find",
  'does not exist',
  'could not be reached',
  'No analysis',
  'Something went wrong',
  'was deleted',
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
  }, falseTexts);
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
