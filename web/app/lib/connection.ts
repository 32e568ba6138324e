import { create } from 'zustand';
import { onWake } from './onWake.ts';

interface ConnectionState {
  /** When the server stopped answering; null while it answers. */
  lostAtMs: number | null;
}

const firstRetryMs = 1000;
const longestRetryMs = 15_000;
const probeTimeoutMs = 5000;

/** Whether the server answers. Stays at "it does" until `watchConnection` runs. */
export const useConnection = create<ConnectionState>(() => ({ lostAtMs: null }));

let check: (() => void) | null = null;

/** Call when a request failed on its way: checks at once whether the server is still there. */
export const checkConnection = (): void => check?.();

/** Whether the server answers now. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Calls back each time the server answers again after it did not; returns how to stop. */
export const onReconnect = (listener: () => void): (() => void) =>
  useConnection.subscribe(({ lostAtMs }, before) => {
    if (before.lostAtMs !== null && lostAtMs === null) listener();
  });

/** Resolves when the server answers again, and after `mostMs` in any case. */
export const untilReconnect = (mostMs: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(end, mostMs);
    const stopListening = onReconnect(end);
  });

/**
 * Follows the connection: the browser's own events, failed requests and, while it is lost, a probe of the
 * server again and again. Returns how to stop.
 */
export function watchConnection(probe: () => Promise<boolean> = isServerThere): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let isProbing = false;
  const run = async () => {
    clearTimeout(timer);
    if (isProbing) return;
    isProbing = true;
    const isThere = await probe();
    isProbing = false;
    if (check !== checkNow) return;
    if (isThere) {
      retryMs = firstRetryMs;
      return useConnection.setState({ lostAtMs: null });
    }
    useConnection.setState(({ lostAtMs }) => ({ lostAtMs: lostAtMs ?? Date.now() }));
    timer = setTimeout(checkNow, retryMs);
    retryMs = Math.min(2 * retryMs, longestRetryMs);
  };
  const checkNow = () => void run();
  check = checkNow;
  // A probe that is on its way may still fail: the next follows it soon, however long the connection was lost.
  const checkSoon = () => {
    retryMs = firstRetryMs;
    checkNow();
  };
  // After sleep or a long time in the background the timers come late.
  const stopListening = onWake(() => {
    if (useConnection.getState().lostAtMs !== null) checkSoon();
  });
  window.addEventListener('online', checkSoon);
  window.addEventListener('offline', checkNow);
  if (!navigator.onLine) checkNow();
  return () => {
    check = null;
    clearTimeout(timer);
    window.removeEventListener('online', checkSoon);
    window.removeEventListener('offline', checkNow);
    stopListening();
    useConnection.setState({ lostAtMs: null });
  };
}
