import { safeNextPath } from '#shared/domain/nextPath.ts';

/**
 * Loads `path` anew, so that nothing one person saw stays in memory for the next. The sign-in page
 * is allowed here; anything but a path of ours leads home.
 */
export function leaveTo(path: string): void {
  window.location.assign(path === '/sign-in' ? path : safeNextPath(path));
}
