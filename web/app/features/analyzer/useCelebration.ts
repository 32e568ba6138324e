import { useEffect, useRef } from 'react';
import { celebrate } from './celebrate.ts';

/** Confetti when the score becomes 100; not for one that was 100 already when the page came up. */
export function useCelebration(score: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (score === 100 && before.current !== null && before.current < 100) void celebrate();
    if (score !== null) before.current = score;
  }, [score]);
}
