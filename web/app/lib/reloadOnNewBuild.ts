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
