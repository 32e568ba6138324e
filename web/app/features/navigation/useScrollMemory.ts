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
    if (type === 'POP') element.scrollTo({ top: positions.get(key) ?? 0 });
    else if (lastPath.current !== pathname) element.scrollTo({ top: 0 });
    lastPath.current = pathname;
    const remember = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key, pathname, type, scroller]);
}
