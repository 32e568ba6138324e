import { browser } from 'wxt/browser';
import { registerScript } from './registerScript.ts';

/** The version in the manifest, as "1.4.0". */
export const extensionVersion = (): string => browser.runtime.getManifest().version;

/** The address of one of the extension's own pages. */
export const pageUrl = (page: 'sidepanel.html' | 'options.html' | 'welcome.html'): string =>
  `${globalThis.location.origin}/${page}`;

/** The origin of the extension's own pages, also known to scripts in other pages. */
export const ownOrigin = (): string =>
  // The paths of a build are not known to the types here.
  (browser.runtime as unknown as { getURL(path: string): string }).getURL('').slice(0, -1);

export const openOptions = (): Promise<void> => browser.runtime.openOptionsPage();

export async function openTab(url: string): Promise<void> {
  await browser.tabs.create({ url });
}

/** A window of its own, without the browser's bars; a tab where the browser makes none. */
export async function openPopup(url: string): Promise<void> {
  await browser.windows
    .create({ type: 'popup', url, width: 500, height: 800 })
    .catch(() => openTab(url));
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

/** Firefox has a sidebar of its own, which the types of Chromium's browsers do not know. */
const sidebarOf = (
  api: object,
): { sidebarAction?: { open(): Promise<void>; toggle(): Promise<void> } } => api;

/**
 * A click on the extension's button opens the panel, and then calls back with the tab in front. Chromium could open
 * the panel without us, but only a click that reaches the extension lets it hear the tab.
 */
export async function openPanelByButton(onPressed: (tabId: number) => void): Promise<void> {
  const { sidebarAction } = sidebarOf(browser);
  browser.action.onClicked.addListener(({ id, windowId }) => {
    if (sidebarAction) void sidebarAction.toggle();
    else void browser.sidePanel.open({ windowId });
    if (id !== undefined) onPressed(id);
  });
  // What an earlier version has set stays set.
  if (!sidebarAction) await browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: false });
}

/**
 * Opens the panel beside the tab; where the browser refuses, as a window of its own. Must be called
 * in the very turn of the person's click.
 * @param height of that window, in pixels
 */
export async function openPanel(tabId: number, height: number): Promise<void> {
  const { sidebarAction } = sidebarOf(browser);
  try {
    await (sidebarAction ? sidebarAction.open() : browser.sidePanel.open({ tabId }));
  } catch {
    const url = pageUrl('sidepanel.html');
    await browser.windows.create({ type: 'popup', url, width: 500, height });
  }
}

const wakeUp = 'send';
/** Unknown after the background began anew. */
let isKeptWaking: boolean | null = null;

/** Wakes the background every half minute while something waits to be sent. */
export async function keepWaking(isNeeded: boolean): Promise<void> {
  if (isNeeded === isKeptWaking) return;
  isKeptWaking = isNeeded;
  const isSet = (await browser.alarms.get(wakeUp)) !== undefined;
  if (isNeeded && !isSet) await browser.alarms.create(wakeUp, { periodInMinutes: 0.5 });
  if (!isNeeded && isSet) await browser.alarms.clear(wakeUp);
}

export function onWakeUp(listener: () => void): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === wakeUp) listener();
  });
}

/** Calls back when the computer has a network again. */
export function onOnline(listener: () => void): void {
  globalThis.addEventListener('online', listener);
}

/** Asks the person to let the extension speak with a server. Only in answer to a click. */
export async function askForServer(origin: string): Promise<boolean> {
  return browser.permissions.request({ origins: [matchPattern(origin)] });
}

/** Lets the web app at `origin` speak with the extension, and no other page. */
export async function listenToApp(origin: string): Promise<void> {
  await registerScript({
    id: 'app',
    // With its port: no other server of this machine is listened to. Firefox's patterns know no ports; there
    // the background tells the server's pages from others.
    matches: [sidebarOf(browser).sidebarAction ? matchPattern(origin) : `${origin}/*`],
    js: ['app.js'],
    runAt: 'document_start',
    // The app may stand in a frame beside somebody else's page.
    allFrames: true,
  });
}

/** Permissions know no port. */
const matchPattern = (origin: string): string => {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
};

/** Calls back when the extension was installed, and not when it was updated. */
export function onInstall(listener: () => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === 'install') listener();
  });
}

/** The keys that open the panel, as "Alt+Shift+R"; empty where none are set. */
export async function panelShortcut(): Promise<string> {
  const commands = await browser.commands.getAll();
  return commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
}

/** Whether the extension's button always stands in the toolbar; null where the browser does not say. */
export async function isPinned(): Promise<boolean | null> {
  // Older versions of Firefox do not know it.
  const settings = await browser.action.getUserSettings?.();
  return settings?.isOnToolbar ?? null;
}
