import { browser } from 'wxt/browser';

/** What the browser itself says about where a message comes from. */
export interface MessageSender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
  frameId?: number | undefined;
  tab?: { id?: number | undefined } | undefined;
}

export const refusedSender = (): Error =>
  new Error('This message comes from somewhere it should not.');

/** @throws {Error} unless it comes from a part of the extension. */
export function checkOurs({ id }: MessageSender): void {
  if (id !== browser.runtime.id) throw refusedSender();
}

/** The tab of one of our content scripts. @throws {Error} when it is none. */
export function tabOf({ id, tab, frameId }: MessageSender): number {
  if (id !== browser.runtime.id || tab?.id === undefined || frameId !== 0) throw refusedSender();
  return tab.id;
}

/** The page and frame of our own script, and its address. @throws {Error} when it is none. */
export function frameOf(sender: MessageSender): { tabId: number; frameId: number; url: URL } {
  const { id, tab, frameId, url } = sender;
  if (id !== browser.runtime.id || tab?.id === undefined || frameId === undefined || !url)
    throw refusedSender();
  return { tabId: tab.id, frameId, url: new URL(url) };
}

/** @throws {Error} unless it comes from the top of a page at `origin`, by our own script. */
export function tabAt(origin: string, sender: MessageSender): number {
  const tabId = tabOf(sender);
  if (!sender.url || new URL(sender.url).origin !== origin) throw refusedSender();
  return tabId;
}

/** @throws {Error} unless it comes from the background, which the browser names without a tab and without an origin. */
export function checkBackground({ id, origin, tab, url }: MessageSender): void {
  const isPage =
    tab !== undefined || (origin !== undefined && origin !== globalThis.location.origin);
  const isElsewhere = url !== undefined && !url.startsWith(`${globalThis.location.origin}/`);
  if (id !== browser.runtime.id || isPage || isElsewhere) throw refusedSender();
}

/** @throws {Error} unless it comes from one of the extension's own pages. */
export function checkOwnPage({ id, origin }: MessageSender): void {
  if (id !== browser.runtime.id || origin !== globalThis.location.origin) throw refusedSender();
}
