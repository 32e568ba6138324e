const tickMs = 5000;
/** A gap between two ticks that a busy page does not have, and a hidden one may have without harm. */
const sleepGapMs = 20_000;

/**
 * Calls back when the page goes on after it may have stood still: it was hidden or kept for going back, or
 * the machine slept, which only the clock shows. `isCutOff`: it was frozen or without a network, so that its
 * connections are most likely dead. Returns how to stop.
 */
export function onWake(listener: (isCutOff: boolean) => void): () => void {
  let tickedAtMs = Date.now();
  const tick = () => {
    const gapMs = Date.now() - tickedAtMs;
    tickedAtMs = Date.now();
    if (gapMs > sleepGapMs) listener(false);
  };
  const seen = () => {
    if (document.visibilityState === 'visible') listener(false);
  };
  const shown = () => listener(false);
  const reconnected = () => listener(true);
  const timer = setInterval(tick, tickMs);
  document.addEventListener('resume', reconnected);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', shown);
  window.addEventListener('online', reconnected);
  return () => {
    clearInterval(timer);
    document.removeEventListener('resume', reconnected);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', shown);
    window.removeEventListener('online', reconnected);
  };
}
