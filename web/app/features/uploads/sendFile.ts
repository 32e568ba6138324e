import type { DetailedError, Upload } from 'tus-js-client';

/**
 * Each request waits for the disk at its end, so that few large ones are quick. The server keeps what a
 * broken one brought.
 */
export const requestBytes = 64 * 1024 * 1024;
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** A connection that died without a word (sleep, a lost router) shows only by its silence. */
const stallMs = 30_000;

export interface SendEvents {
  /** Bytes on their way, those not yet acknowledged included; also says that it goes on. */
  onProgress(sentBytes: number): void;
  /** Bytes the server says it has. */
  onReceived(receivedBytes: number): void;
  /** The connection is lost; it is tried again by itself. */
  onWaiting(): void;
  onDone(): void;
  /** It makes no sense to go on; `reason` is for the person. */
  onFailed(reason: string): void;
}

export interface Sending {
  /** Stops; what the server has stays there. */
  pause(): void;
  resume(): void;
}

interface SendOptions {
  firstWaitMs: number;
  longestWaitMs: number;
  stallMs: number;
  requestBytes: number;
}

const finalReasons: Record<number, string> = {
  400: 'The server did not accept this file. Choose it again, or export it once more.',
  401: 'You have been signed out. Sign in again, then choose Try again.',
  403: 'You may not add to this upload any more. Ask the person who began it.',
  404: 'This upload is no longer on the server. Cancel it and start a new one.',
  410: 'This upload is no longer on the server. Cancel it and start a new one.',
  413: 'The server does not take a file this large.',
  415: 'The server cannot read this kind of file.',
  507: 'The server has no room left. Tell a site admin, then choose Try again.',
};

/** What the server answered, or null when no answer came. */
function statusOf(error: Error | DetailedError): number | null {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return response ? response.getStatus() : null;
}

/**
 * Sends a file to where its upload lives, from the byte the server has. Tries again for as long as
 * the page is open: after a wait that doubles up to half a minute, and at once when the browser says
 * it is online again. Only an answer that cannot change ends it.
 */
export function sendFile(
  source: Upload['file'],
  uploadUrl: string,
  events: SendEvents,
  options: SendOptions = { firstWaitMs, longestWaitMs, stallMs, requestBytes },
): Sending {
  let upload: Upload | null = null;
  let isRunning = true;
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(retryTimer);
    clearTimeout(stallTimer);
    const stopped = upload;
    upload = null;
    void stopped?.abort();
  };

  const watchForSilence = () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(waitAndRetry, options.stallMs);
  };

  function waitAndRetry() {
    if (!isRunning) return;
    stop();
    const delayMs = Math.min(options.firstWaitMs * 2 ** failures, options.longestWaitMs);
    failures += 1;
    events.onWaiting();
    retryTimer = setTimeout(() => void start(), delayMs);
  }

  function end() {
    isRunning = false;
    stop();
    globalThis.removeEventListener?.('online', retryNow);
    globalThis.removeEventListener?.('offline', waitAndRetry);
  }

  function retryNow() {
    if (isRunning && upload === null) void start();
  }

  async function start() {
    clearTimeout(retryTimer);
    const tus = await import('tus-js-client').catch(() => null);
    if (!isRunning || upload) return;
    if (!tus) {
      waitAndRetry();
      return;
    }
    const current = new tus.Upload(source, {
      uploadUrl,
      chunkSize: options.requestBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress: (sentBytes) => {
        if (upload !== current) return;
        events.onProgress(sentBytes);
        watchForSilence();
      },
      onChunkComplete: (_size, receivedBytes) => {
        if (upload !== current) return;
        failures = 0;
        events.onReceived(receivedBytes);
      },
      onSuccess: () => {
        if (upload !== current) return;
        end();
        events.onDone();
      },
      onError: (error) => {
        if (upload !== current) return;
        const reason = finalReasons[statusOf(error) ?? 0];
        if (reason === undefined) {
          waitAndRetry();
          return;
        }
        end();
        events.onFailed(reason);
      },
    });
    upload = current;
    watchForSilence();
    current.start();
  }

  function run() {
    isRunning = true;
    failures = 0;
    globalThis.addEventListener?.('online', retryNow);
    globalThis.addEventListener?.('offline', waitAndRetry);
    void start();
  }

  run();
  return { pause: end, resume: run };
}
