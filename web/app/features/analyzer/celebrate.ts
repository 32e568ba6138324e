/** Confetti, for whoever has not asked for less motion. Nothing happens where it cannot be loaded. */
export async function celebrate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    await confetti({ particleCount: 140, spread: 90, origin: { x: 0.8, y: 0.3 }, zIndex: 400 });
  } catch {
    // A score of 100 is its own reward.
  }
}
