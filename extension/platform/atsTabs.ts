import { browser } from 'wxt/browser';

export interface AtsTab {
  tabId: number;
  url: string;
}

/**
 * The page that somebody who sees our panel means: the one in front, else the one that was in front last.
 * Only pages that match `patterns` and that the person allows are known at all.
 */
export async function findAtsTab(patterns: readonly string[]): Promise<AtsTab | null> {
  if (patterns.length === 0) return null;
  const [tabs, { id: windowId }] = await Promise.all([
    browser.tabs.query({ url: [...patterns] }),
    browser.windows.getCurrent(),
  ]);
  const isHere = (tab: (typeof tabs)[number]) => Number(tab.windowId === windowId);
  const latest = tabs.toSorted(
    (item, other) =>
      isHere(other) - isHere(item) ||
      Number(other.active) - Number(item.active) ||
      (other.lastAccessed ?? 0) - (item.lastAccessed ?? 0),
  );
  const [tab] = latest;
  return tab?.id !== undefined && tab.url ? { tabId: tab.id, url: tab.url } : null;
}

/** Calls back when a tab goes to another address or another one comes to the front. */
export function onTabsChange(listener: () => void, signal: AbortSignal): void {
  const updated = (_tabId: number, { status }: { status?: string | undefined }) => {
    if (status === 'complete') listener();
  };
  browser.tabs.onUpdated.addListener(updated);
  browser.tabs.onActivated.addListener(listener);
  browser.tabs.onRemoved.addListener(listener);
  signal.addEventListener('abort', () => {
    browser.tabs.onUpdated.removeListener(updated);
    browser.tabs.onActivated.removeListener(listener);
    browser.tabs.onRemoved.removeListener(listener);
  });
}

/** Our own script in a page, as far as the functions that are copied into it know. */
type Tools = Record<string, (options: unknown) => unknown>;

/** Puts our script into every frame of a tab that the person allows. */
export async function putFieldTools(tabId: number): Promise<void> {
  await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    files: ['/ats.js'],
  });
}

/** Asks our script in a tab, in one frame or in all; the answers by frame. */
export async function askFieldTools<Answer>(
  { tabId, frameId }: { tabId: number; frameId?: number },
  name: string,
  options: unknown,
): Promise<{ frameId: number; answer: Answer }[]> {
  const results = await browser.scripting.executeScript({
    target: frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] },
    args: [name, options],
    func: (tool: string, input: unknown) =>
      (globalThis as unknown as { rapportFields?: Tools }).rapportFields?.[tool]?.(input) ?? null,
  });
  return results.flatMap(({ frameId: from, result }) =>
    result === null || result === undefined ? [] : [{ frameId: from, answer: result as Answer }],
  );
}

/** Runs a function in the page's own world, copied there as text. What it returns is not believed. */
export async function runInPage<Options>(
  { tabId, frameId }: { tabId: number; frameId: number },
  func: (options: Options) => Promise<void>,
  options: Options,
): Promise<void> {
  await browser.scripting
    .executeScript({
      target: { tabId, frameIds: [frameId] },
      world: 'MAIN',
      args: [options],
      func,
    })
    .catch(() => undefined);
}
