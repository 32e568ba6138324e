import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Shows its children after 300 ms, so that what loads at once never flickers a skeleton. */
export function Delayed({ children, delayMs = 300 }: { children: ReactNode; delayMs?: number }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isDue ? children : null;
}
