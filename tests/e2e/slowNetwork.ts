import { PredefinedNetworkConditions, type Page } from 'puppeteer';

/** What is never true while the server is away or slow. */
const falseTexts = [
  "We can't seem to find",
  'does not exist',
  'not found',
  'no longer there',
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

/** A line that says that there is nothing, which only the server knows. */
const emptyLine = '^(No|None|Nobody|Nothing) .*';

/** Lines of a page that say that there is nothing. */
export const emptyLines = (page: Page): Promise<string[]> =>
  page.evaluate((line) => document.body.innerText.match(new RegExp(line, 'gm')) ?? [], emptyLine);

/**
 * Whether a page without a connection says nothing that only the server knows. `mayBeEmpty`: beginnings of lines
 * that are true. @throws what is false.
 */
export async function seesNothingFalse(page: Page, mayBeEmpty: string[] = []): Promise<void> {
  const shown = await page.evaluate(() => document.body.innerText);
  const wrong = falseTexts.filter((text) => shown.includes(text));
  const empty = (await emptyLines(page)).filter((line) => !isTrue(line, mayBeEmpty));
  const all = [...wrong, ...empty];
  if (all.length > 0) throw new Error(`The page says: ${all.join('; ')}`);
}

const isTrue = (line: string, beginnings: string[]) =>
  beginnings.some((beginning) => line.startsWith(beginning));

interface Seen {
  /** False texts. */
  wrong: string[];
  /** Whether it ever showed nothing at all. */
  wasBlank: boolean;
  empty: string[];
}

/** Puts a page on slow 3G, and notes what it shows from then on. */
export async function beginSlowNetwork(page: Page) {
  await page.evaluateOnNewDocument(
    (texts: string[], line: string) => {
      const seen: Seen = { wrong: [], wasBlank: false, empty: [] };
      let beganAtMs: number | null = null;
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const shown = document.body?.innerText ?? '';
        for (const text of texts)
          if (shown.includes(text) && !seen.wrong.includes(text)) seen.wrong.push(text);
        seen.empty.push(...(shown.match(new RegExp(line, 'gm')) ?? []));
        // The name of the product shows a moment after the document has come.
        if (document.body) beganAtMs ??= performance.now();
        const isLong = beganAtMs !== null && performance.now() - beganAtMs > 1000;
        seen.wasBlank ||= isLong && shown.trim() === '';
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    falseWhileSlow,
    emptyLine,
  );
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 3G']);
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return {
    /** Since the page was loaded. */
    seen,
    /** What the page said there was none of, and then showed. */
    falselyEmpty: async (mayBeEmpty: string[] = []) => {
      const lines = new Set((await seen()).empty);
      const trueLines = [...(await emptyLines(page)), ...mayBeEmpty];
      return [...lines].filter((line) => !isTrue(line, trueLines));
    },
    end: () => page.emulateNetworkConditions(null),
  };
}
