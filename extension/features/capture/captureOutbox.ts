import type { SeenCaption } from '../../platform/captureStore.ts';
import type { CaptionEvent } from '../../sites/siteReader.ts';

/** Captions that grow are handed over at most this often: each time costs several processes a few messages and a write. */
const paceMs = 500;
const firstBackOffMs = 250;
const longestBackOffMs = 5_000;
const mostAtOnce = 100;

export interface CaptureOutbox {
  put(event: CaptionEvent): void;
  /** Hands over what waits at once. Resolves when everything put so far has been acknowledged. */
  flush(): Promise<void>;
}

/**
 * Hands captions over until they are acknowledged, one message at a time. What changes meanwhile goes
 * along once, in its last revision, so that nothing piles up.
 */
export function createCaptureOutbox(
  handOver: (captions: SeenCaption[]) => Promise<unknown>,
  signal: AbortSignal,
): CaptureOutbox {
  const waiting = new Map<string, SeenCaption>();
  let sending: Promise<void> | null = null;
  let isHurried = false;
  let endPause = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  async function sendAll(): Promise<void> {
    let failures = 0;
    // What a page changes at once goes together.
    await Promise.resolve();
    while (waiting.size > 0 && !signal.aborted) {
      const batch = [...waiting.values()].slice(0, mostAtOnce);
      try {
        await handOver(batch);
        failures = 0;
        for (const { utteranceId, revision } of batch)
          if (waiting.get(utteranceId)?.revision === revision) waiting.delete(utteranceId);
      } catch {
        failures += 1;
      }
      const backOffMs = Math.min(longestBackOffMs, firstBackOffMs * 2 ** (failures - 1));
      if (failures > 0) await pause(backOffMs);
      else if (!isHurried) await pause(paceMs);
    }
  }
  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
  return {
    put({ type, utteranceId, revision, speaker, text, observedAt }) {
      const firstSeenAt = waiting.get(utteranceId)?.firstSeenAt ?? observedAt;
      waiting.set(utteranceId, {
        ...{ utteranceId, revision, speaker, text, firstSeenAt },
        lastSeenAt: observedAt,
        isFinal: type === 'finalize',
      });
      void send();
    },
    flush: () => {
      isHurried = true;
      endPause();
      return send();
    },
  };
}
