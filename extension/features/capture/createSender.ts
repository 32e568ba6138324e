import type { CaptureStore } from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import { sendCapture, type Ask } from './sendCapture.ts';

/** Growing captions are sent at most this often. */
const paceMs = 1_000;
const firstBackOffMs = 1_000;
const longestBackOffMs = 60_000;

export interface Sender {
  /** Something may wait: sends it now, or as soon as what is on its way has arrived. */
  kick(): void;
  /** Tries at once, though it was to wait longer. */
  retry(): void;
}

interface SenderNeeds {
  store: CaptureStore;
  ask: Ask;
  version: string;
  /** Who is signed in where; null when nobody is. */
  owner(): Promise<{ userId: string; serverUrl: string } | null>;
  /** Told after every round; `waiting` when something is still to be sent. */
  onRound(round: { problem: string | null; nextTryAtMs: number; isWaiting: boolean }): unknown;
}

/** Brings captures to the server, one round at a time, ever more patiently while it does not answer. */
export function createSender({ store, ask, version, owner, onRound }: SenderNeeds): Sender {
  let isRunning = false;
  let isDue = false;
  let failures = 0;
  let wake: (() => void) | null = null;

  async function round(): Promise<{ problem: string | null; isWaiting: boolean }> {
    const who = await owner();
    let problem: string | null = null;
    let isWaiting = false;
    for (const capture of await store.captures()) {
      // Last words may come after the end; the server takes them too.
      if (capture.isEndSent && (await store.countWaiting(capture.captureId)) === 0) continue;
      const isMine = who?.userId === capture.userId && who.serverUrl === capture.serverUrl;
      if (!isMine) {
        isWaiting = true;
        continue;
      }
      try {
        await sendCapture({ store, ask, version, capture });
        if (capture.problem) await store.changeCapture(capture.captureId, { problem: null });
      } catch (error) {
        isWaiting = true;
        problem = error instanceof Error ? error.message : String(error);
        const isRefused = error instanceof ServerProblem && error.kind === 'refused';
        if (isRefused) await store.changeCapture(capture.captureId, { problem });
        else break;
      }
    }
    return { problem, isWaiting };
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (isDue) {
      isDue = false;
      const { problem, isWaiting } = await round().catch((error: unknown) => ({
        problem: `The browser’s storage failed: ${String(error)}`,
        isWaiting: true,
      }));
      failures = problem ? failures + 1 : 0;
      const backOff = Math.min(longestBackOffMs, firstBackOffMs * 2 ** (failures - 1));
      const pauseMs = problem ? backOff * (0.75 + Math.random() / 2) : paceMs;
      if (problem) isDue = true;
      await onRound({ problem, isWaiting, nextTryAtMs: problem ? Date.now() + pauseMs : 0 });
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = null;
    }
    isRunning = false;
  }

  const kick = () => {
    isDue = true;
    if (!isRunning) void run();
  };
  return {
    kick,
    retry: () => {
      failures = 0;
      kick();
      wake?.();
    },
  };
}
