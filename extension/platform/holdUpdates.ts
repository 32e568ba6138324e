import { browser } from 'wxt/browser';

const key = 'isUpdateWaiting';

/**
 * Keeps a new version of the extension back while it would interrupt something: without a listener the browser
 * replaces the extension whenever its background sleeps, and open meetings lose their scripts. Returns what
 * to call when the interruption may be over.
 */
export function holdUpdates(mayInterrupt: () => Promise<boolean>): () => Promise<void> {
  const update = async () => {
    const { [key]: isWaiting } = await browser.storage.session.get(key);
    if (isWaiting === true && (await mayInterrupt())) browser.runtime.reload();
  };
  browser.runtime.onUpdateAvailable.addListener(() => {
    void browser.storage.session.set({ [key]: true }).then(update);
  });
  return update;
}
