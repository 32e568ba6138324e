import { isSoundWaiting, type CaptureStore } from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import type { SoundStore } from '../../platform/soundStore.ts';
import { text } from '../../platform/text.ts';
import { sendCapture } from './sendCapture.ts';
import type { Ask } from './sendCaptions.ts';

/** Growing captions are sent at most this often. */
const paceMs = 1_000;
const firstBackOffMs = 1_000;
const longestBackOffMs = 60_000;

export interface Sender {
  /** Something may wait: sends it now, or as soon as what is on its way has arrived. */
  kick(): void;
  /** Asks the server besides whether the open capture is paused in the web app. */
  listen(): void;
  /** Tries at once, though it was to wait longer. */
  retry(): void;
}

interface SenderNeeds {
  store: CaptureStore;
  sound: SoundStore;
  ask: Ask;
  version: string;
  /** Who is signed in where; null when nobody is. */
  owner(): Promise<{ userId: string; serverUrl: string } | null>;
  onPausedInApp(captureId: string, isPaused: boolean): Promise<unknown>;
  /** Calls back when the computer has a network again: then nothing waits longer. */
  onOnline(listener: () => void): void;
  /** Told after every round; `waiting` when something is still to be sent. */
  onRound(round: { problem: string | null; nextTryAtMs: number; isWaiting: boolean }): unknown;
}

/** Brings captures to the server, one round at a time, ever more patiently while it does not answer. */
export function createSender(needs: SenderNeeds): Sender {
  const { store, sound, ask, version, owner, onPausedInApp, onOnline, onRound } = needs;
  let isRunning = false;
  let isDue = false;
  let isListening = false;
  let failures = 0;
  let wake: (() => void) | null = null;
  let undoTimer: ReturnType<typeof setTimeout> | undefined;

  async function round(): Promise<{ problem: string | null; isWaiting: boolean }> {
    const who = await owner();
    const listening = { isListening, onPausedInApp };
    isListening = false;
    let problem: string | null = null;
    let isWaiting = false;
    for (const capture of await store.captures()) {
      // Last words may come after the end; the server takes them too.
      const isDone = capture.isEndSent && !capture.isDismissed && !capture.isDiscarded;
      const isSound = capture.endedAtMs !== null && isSoundWaiting(capture);
      if (isDone && !isSound && (await store.countWaiting(capture.captureId)) === 0) continue;
      const undoMs = capture.endedAtMs === null ? 0 : capture.undoUntilMs - Date.now();
      if (undoMs > 0) {
        isWaiting = true;
        clearTimeout(undoTimer);
        undoTimer = setTimeout(kick, undoMs);
      }
      const isMine = who?.userId === capture.userId && who.serverUrl === capture.serverUrl;
      if (!isMine) {
        isWaiting = true;
        continue;
      }
      try {
        await sendCapture({ store, sound, ask, version, capture, ...listening });
        // It goes in parts, one a round.
        if (isSound) isWaiting = isDue = true;
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
    try {
      await runRounds();
    } finally {
      isRunning = false;
    }
  }

  async function runRounds(): Promise<void> {
    while (isDue) {
      isDue = false;
      const { problem, isWaiting } = await round().catch((error: unknown) => ({
        problem: text('storageFailed', { detail: String(error) }),
        isWaiting: true,
      }));
      failures = problem ? failures + 1 : 0;
      const backOff = Math.min(longestBackOffMs, firstBackOffMs * 2 ** (failures - 1));
      const pauseMs = problem ? backOff * (0.75 + Math.random() / 2) : paceMs;
      if (problem) isDue = true;
      const nextTryAtMs = problem ? Date.now() + pauseMs : 0;
      // What is shown may fail; sending goes on.
      await Promise.resolve(onRound({ problem, isWaiting, nextTryAtMs })).catch(() => undefined);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = null;
    }
  }

  const kick = () => {
    isDue = true;
    if (!isRunning) void run();
  };
  const retry = () => {
    failures = 0;
    kick();
    wake?.();
  };
  onOnline(retry);
  return {
    kick,
    listen: () => {
      isListening = true;
      kick();
    },
    retry,
  };
}
