import { setTimeout as sleep } from 'node:timers/promises';
import { SpeechError } from './speechError.ts';

const attempts = 3;
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** Asks an engine again after a fault that may pass: three times, waiting as long as it asked to. */
export async function retrySpeech<Result>(
  ask: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof SpeechError) || !error.isRetryable || attempt === attempts)
        throw error;
      const waitMs = error.retryAfterMs ?? firstWaitMs * 2 ** (attempt - 1);
      await sleep(Math.min(waitMs, longestWaitMs), undefined, { signal });
    }
  }
}
