import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/** A new page begins at its top; going back finds a page where it was left. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // A filter written into the address is the same page: stay.
    let stopRestoring = () => {};
    if (type === 'POP') stopRestoring = restoreScroll(element, positions.get(key) ?? 0);
    else if (lastPath.current !== pathname) element.scrollTo({ top: 0 });
    lastPath.current = pathname;
    const remember = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => {
      stopRestoring();
      element.removeEventListener('scroll', remember);
    };
  }, [key, pathname, type, scroller]);
}

const longestRestoreMs = 10_000;
const byPerson = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls back to `top`, again as content arrives, until it is reached or the person scrolls. */
function restoreScroll(element: HTMLElement, top: number): () => void {
  element.scrollTo({ top });
  const content = new MutationObserver(() => {
    element.scrollTo({ top });
    if (element.scrollTop >= top - 1) stop();
  });
  const timer = setTimeout(() => stop(), longestRestoreMs);
  const stop = () => {
    clearTimeout(timer);
    content.disconnect();
    for (const type of byPerson) element.removeEventListener(type, stop);
  };
  content.observe(element, { childList: true, subtree: true });
  for (const type of byPerson) element.addEventListener(type, stop, { passive: true });
  if (element.scrollTop >= top - 1) stop();
  return stop;
}
