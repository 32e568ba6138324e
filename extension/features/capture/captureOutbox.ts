import type { SeenCaption } from '../../platform/captureStore.ts';
import type { CaptionEvent } from '../../sites/siteReader.ts';

const firstBackOffMs = 250;
const longestBackOffMs = 5_000;
const mostAtOnce = 100;

export interface CaptureOutbox {
  put(event: CaptionEvent): void;
  /** Resolves when everything put so far has been acknowledged. */
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

  async function sendAll(): Promise<void> {
    let failures = 0;
    while (waiting.size > 0 && !signal.aborted) {
      const batch = [...waiting.values()].slice(0, mostAtOnce);
      try {
        await handOver(batch);
        failures = 0;
        for (const { utteranceId, revision } of batch)
          if (waiting.get(utteranceId)?.revision === revision) waiting.delete(utteranceId);
      } catch {
        const ms = Math.min(longestBackOffMs, firstBackOffMs * 2 ** failures);
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
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
    flush: send,
  };
}
