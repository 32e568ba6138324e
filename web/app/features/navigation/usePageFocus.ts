import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

const longestWaitMs = 10_000;

/**
 * After a change of page the focus goes to its title, so that a screen reader says where one is and Tab
 * goes on from there. A page that focuses a field of its own keeps it.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    const page = main.current;
    if (!page || lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const focusTitle = () => {
      const title = page.querySelector('h1');
      if (!title) return;
      stop();
      const active = document.activeElement;
      if (page.contains(active) || active?.closest('[role="dialog"]')) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    const content = new MutationObserver(focusTitle);
    const timer = setTimeout(() => stop(), longestWaitMs);
    const stop = () => {
      clearTimeout(timer);
      content.disconnect();
    };
    content.observe(page, { childList: true, subtree: true });
    // The last page still stands until this frame is over.
    requestAnimationFrame(focusTitle);
    return stop;
  }, [pathname, main]);
}
