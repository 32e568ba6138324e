import { browser } from 'wxt/browser';
import { refusedSender, tabAt, type MessageSender } from './senders.ts';
import { readServerUrl } from './settings.ts';

/** @throws {Error} unless it comes from the web app of the server that is entered. */
export async function tabAtServer(sender: MessageSender): Promise<number> {
  return tabAt(await readServerUrl(), sender);
}

/** @throws {Error} unless the web app of that server sends it, in a tab of its own or framed by another page. */
export async function checkAppPage({ id, url }: MessageSender): Promise<void> {
  const isOurs = id === browser.runtime.id && url !== undefined;
  if (!isOurs || new URL(url).origin !== (await readServerUrl())) throw refusedSender();
}
