import { browser } from 'wxt/browser';
import { registerScript, unregisterScript } from './registerScript.ts';

interface PageScript {
  id: string;
  /** Match patterns of the pages it runs in. */
  matches: readonly string[];
  allFrames: boolean;
  file: 'meeting.js';
}

/** Whether the person lets the extension run in pages that match all of these. */
export const hasAccess = (matches: readonly string[]): Promise<boolean> =>
  browser.permissions.contains({ origins: [...matches] });

/** Asks the person for it. Only in answer to a click. */
export const requestAccess = (matches: readonly string[]): Promise<boolean> =>
  browser.permissions.request({ origins: [...matches] });

/** Gives it back. */
export const dropAccess = (matches: readonly string[]): Promise<boolean> =>
  browser.permissions.remove({ origins: [...matches] });

/** Calls back when the person allows or forbids pages. */
export function onAccessChange(listener: () => void, signal?: AbortSignal): void {
  browser.permissions.onAdded.addListener(listener);
  browser.permissions.onRemoved.addListener(listener);
  signal?.addEventListener('abort', () => {
    browser.permissions.onAdded.removeListener(listener);
    browser.permissions.onRemoved.removeListener(listener);
  });
}

/** Where the scripts of this version of the extension have been put into open tabs. */
const injected = 'injected:';

/**
 * Registers a script for the pages that the person allows, and puts it once into those that are open
 * already: after an installation or an update nobody has to reload a meeting.
 */
export async function runScriptsAt({ id, matches, allFrames, file }: PageScript): Promise<void> {
  const allowed: string[] = [];
  for (const match of matches) if (await hasAccess([match])) allowed.push(match);
  if (allowed.length === 0) return unregisterScript(id);
  await registerScript({ id, matches: allowed, js: [file], runAt: 'document_idle', allFrames });
  // The session storage is empty after an installation, an update and a start of the browser.
  const key = injected + id;
  const { [key]: done } = await browser.storage.session.get(key);
  if (done === allowed.join()) return;
  await browser.storage.session.set({ [key]: allowed.join() });
  for (const tab of await browser.tabs.query({ url: allowed })) {
    if (tab.id === undefined) continue;
    await browser.scripting
      .executeScript({ target: { tabId: tab.id, allFrames }, files: [`/${file}`] })
      // A page that is not loaded yet gets the registered script.
      .catch(() => undefined);
  }
}
