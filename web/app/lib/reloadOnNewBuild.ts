import { useServerStore } from './serverStore.ts';

/**
 * Whether leaving now would lose something. Whatever must not be left, as an upload under way or an
 * unsaved edit, listens to `beforeunload` and refuses; asking the same question here needs no
 * second list of such things.
 */
export function isSafeToLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Call at a navigation: loads the server's new build then, if there is one and nothing is lost. */
export function reloadOnNewBuild(reload: () => void = () => window.location.reload()): void {
  if (useServerStore.getState().isReloadDue && isSafeToLeave()) reload();
}

/**
 * A chunk that is gone means that the server has another build. Reloads once; if that did not help,
 * the error goes its way to the error screen.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const key = 'rapport-lost-chunk';
    const path = window.location.pathname;
    if (sessionStorage.getItem(key) === path || !isSafeToLeave()) return;
    sessionStorage.setItem(key, path);
    event.preventDefault();
    window.location.reload();
  });
}
