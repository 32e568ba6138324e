import { untilReconnect } from './connection.ts';
import { isConnectionError } from './connectionError.ts';
import { reportWaiting } from './waitingWork.ts';

const firstRetryMs = 4000;
const longestRetryMs = 60_000;

interface SendOptions<Answer> {
  send: () => Promise<Answer>;
  /** Before it is sent again: whether the server has it, because only its answer was lost. */
  hasArrived: () => Promise<boolean>;
  /** Names it in the banner that says what waits for the connection. */
  label: string;
}

/**
 * Sends something, and without a connection again once there is one; until then closing the tab asks first.
 * Resolves to the answer, or to null where that was lost. Throws what the server refuses.
 */
export async function sendWhenConnected<Answer>(
  options: SendOptions<Answer>,
): Promise<Answer | null> {
  let stopHolding: (() => void) | null = null;
  try {
    for (let retryMs = firstRetryMs; ; retryMs = Math.min(2 * retryMs, longestRetryMs)) {
      try {
        if (stopHolding !== null && (await options.hasArrived())) return null;
        return await options.send();
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        stopHolding ??= holdPage(options.label);
        await untilReconnect(retryMs);
      }
    }
  } finally {
    stopHolding?.();
  }
}

function holdPage(label: string): () => void {
  const stopReporting = reportWaiting(label);
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', refuse);
  return () => {
    stopReporting();
    window.removeEventListener('beforeunload', refuse);
  };
}
