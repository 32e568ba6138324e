import { useEffect, useRef } from 'react';

/** Confetti when the score becomes 100; not for one that was 100 already when the page came up. */
export function useCelebration(score: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (score === 100 && before.current !== null && before.current < 100) void celebrate();
    if (score !== null) before.current = score;
  }, [score]);
}

/** Confetti, for whoever has not asked for less motion. Nothing happens where it cannot be loaded. */
async function celebrate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    await confetti({ particleCount: 140, spread: 90, origin: { x: 0.8, y: 0.3 }, zIndex: 400 });
  } catch {
    // A score of 100 is its own reward.
  }
}
