import { browser } from 'wxt/browser';

/** The version in the manifest, as "1.4.0". */
export const extensionVersion = (): string => browser.runtime.getManifest().version;

/** The address of one of the extension's own pages. */
export const pageUrl = (page: 'sidepanel.html' | 'options.html'): string =>
  `${globalThis.location.origin}/${page}`;

export const openOptions = (): Promise<void> => browser.runtime.openOptionsPage();

export async function openTab(url: string): Promise<void> {
  await browser.tabs.create({ url });
}

/** The tab in front of the window this page belongs to; null where there is none. */
export async function activeTabId(): Promise<number | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}

/** Calls back when a tab is closed, or leaves for another page, until the end of the extension. */
export function onTabGone(listener: (tabId: number) => void): void {
  browser.tabs.onRemoved.addListener(listener);
}

/** Calls back when another tab comes to the front. */
export function onTabActivated(listener: () => void, signal: AbortSignal): void {
  browser.tabs.onActivated.addListener(listener);
  signal.addEventListener('abort', () => browser.tabs.onActivated.removeListener(listener));
}

/** A click on the extension's button opens the panel. */
export async function openPanelByButton(): Promise<void> {
  await browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
}

/**
 * Opens the panel beside the tab; where the browser refuses, as a window of its own. Must be called
 * in the very turn of the person's click.
 * @param height of that window, in pixels
 */
export async function openPanel(tabId: number, height: number): Promise<void> {
  try {
    await browser.sidePanel.open({ tabId });
  } catch {
    const url = pageUrl('sidepanel.html');
    await browser.windows.create({ type: 'popup', url, width: 500, height });
  }
}

const wakeUp = 'send';

/** Wakes the background every half minute while something waits to be sent. */
export async function keepWaking(isNeeded: boolean): Promise<void> {
  const isSet = (await browser.alarms.get(wakeUp)) !== undefined;
  if (isNeeded && !isSet) await browser.alarms.create(wakeUp, { periodInMinutes: 0.5 });
  if (!isNeeded && isSet) await browser.alarms.clear(wakeUp);
}

export function onWakeUp(listener: () => void): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === wakeUp) listener();
  });
}

/** Asks the person to let the extension speak with a server. Only in answer to a click. */
export async function askForServer(origin: string): Promise<boolean> {
  return browser.permissions.request({ origins: [matchPattern(origin)] });
}

/** Lets the web app at `origin` speak with the extension, and no other page. */
export async function listenToApp(origin: string): Promise<void> {
  const script = {
    id: 'app',
    // With its port: no other server of this machine is listened to.
    matches: [`${origin}/*`],
    js: ['content-scripts/app.js'],
    runAt: 'document_start' as const,
    // The app may stand in a frame beside somebody else's page.
    allFrames: true,
    persistAcrossSessions: true,
  };
  const [known] = await browser.scripting.getRegisteredContentScripts({ ids: ['app'] });
  if (known) await browser.scripting.updateContentScripts([script]);
  else await browser.scripting.registerContentScripts([script]);
}

/** Permissions know no port. */
const matchPattern = (origin: string): string => {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
};
