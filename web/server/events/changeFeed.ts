export interface ChangeFeed {
  changes: AsyncIterable<{ callId: string; isDeleted: boolean }>;
  push(callId: string, isDeleted: boolean): void;
  end(): void;
}

/** A call is told at once when it was quiet, then at most this often. */
const restMs = 200;

/**
 * One listener's changes, taken one after the other. Bursts melt into one change a call, so what waits
 * is never more than one entry a call, however slow the reader.
 */
export function changeFeed(signal: AbortSignal, onEnd: () => void): ChangeFeed {
  const waiting = new Map<string, { isDeleted: boolean; dueAtMs: number }>();
  const toldAtMs = new Map<string, number>();
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
        const [callId, { isDeleted }] = due;
        waiting.delete(callId);
        toldAtMs.set(callId, now);
        for (const [id, at] of toldAtMs) if (now - at > restMs) toldAtMs.delete(id);
        yield { callId, isDeleted };
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
    push(callId, isDeleted) {
      const known = waiting.get(callId);
      const dueAtMs = known?.dueAtMs ?? (toldAtMs.get(callId) ?? -Infinity) + restMs;
      waiting.set(callId, { isDeleted: isDeleted || (known?.isDeleted ?? false), dueAtMs });
      wake();
    },
    end,
  };
}
