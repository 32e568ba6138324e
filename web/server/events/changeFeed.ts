import type { CallEvent } from './callEvent.ts';
import { mergeCallEvents, resyncNews, type CallNews } from './mergeCallEvents.ts';

export interface ChangeFeed {
  changes: AsyncIterable<CallNews>;
  push(event: CallEvent): void;
  /** News that concern every call. */
  pushToAll(news: CallNews): void;
  end(): void;
}

/** News of a quiet call are passed on at once, then at most this often. */
const restMs = 200;

/**
 * The events of one listener. Events of a call that wait are merged, so that at most one entry a call
 * waits, however slow the listener is.
 */
export function changeFeed(signal: AbortSignal, onEnd: () => void): ChangeFeed {
  const waiting = new Map<string, { news: CallNews; dueAtMs: number }>();
  const passedOnAtMs = new Map<string, number>();
  let hasEnded = signal.aborted;
  let wake = () => {};

  const end = () => {
    hasEnded = true;
    onEnd();
    wake();
  };
  signal.addEventListener('abort', end, { once: true });

  async function* changes() {
    try {
      while (!hasEnded) {
        const now = performance.now();
        const due = [...waiting].find(([, { dueAtMs }]) => dueAtMs <= now);
        if (!due) {
          await nextDue(now);
          continue;
        }
        const [callId, { news }] = due;
        waiting.delete(callId);
        passedOnAtMs.set(callId, now);
        for (const [id, at] of passedOnAtMs) if (now - at > restMs) passedOnAtMs.delete(id);
        yield news;
      }
    } finally {
      signal.removeEventListener('abort', end);
      hasEnded = true;
      onEnd();
    }
  }

  const nextDue = (now: number) =>
    new Promise<void>((resolve) => {
      const soonest = Math.min(...[...waiting.values()].map(({ dueAtMs }) => dueAtMs));
      const timer = soonest < Infinity ? setTimeout(() => wake(), soonest - now) : undefined;
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    changes: { [Symbol.asyncIterator]: changes },
    push(event) {
      const { callId } = event;
      const known = waiting.get(callId);
      const dueAtMs = known?.dueAtMs ?? (passedOnAtMs.get(callId) ?? -Infinity) + restMs;
      waiting.set(callId, { news: mergeCallEvents(known?.news, event), dueAtMs });
      wake();
    },
    pushToAll(news) {
      const isResyncing = waiting.get('')?.news === resyncNews;
      waiting.set('', { news: isResyncing ? resyncNews : news, dueAtMs: -Infinity });
      wake();
    },
    end,
  };
}
