import { Worker } from 'node:worker_threads';
import { SpeechError } from './speechError.ts';
import type { SoundTask } from './soundWorker.ts';
import type { TimeSpan } from './speechEngine.ts';

/** Where somebody speaks, and the chunks to hand to an engine; both in order. */
export interface SpeechPlan {
  speech: TimeSpan[];
  chunks: TimeSpan[];
}

/** Finds speech in a 16 kHz mono WAV and plans its chunks, away from the caller's thread. */
export function planSpeech(
  wavPath: string,
  durationMs: number,
  signal?: AbortSignal,
): Promise<SpeechPlan> {
  return run({ name: 'planSpeech', wavPath, durationMs }, signal);
}

/** The side (0 or 1) of each turn, or null when its voices are not plainly two, off this thread. */
export function partVoicesInThread(
  turns: readonly TimeSpan[],
  wavPath: string,
  signal?: AbortSignal,
): Promise<number[] | null> {
  const spans = turns.map(({ startMs, endMs }) => ({ startMs, endMs }));
  return run({ name: 'partVoices', wavPath, turns: spans }, signal);
}

/** Runs one task on a thread that ends with it, or with the signal. Throws SpeechError `FAILED`. */
function run<Output>(task: SoundTask, signal?: AbortSignal): Promise<Output> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  const worker = new Worker(new URL('./soundWorker.ts', import.meta.url), { workerData: task });
  const fail = (error: Error) => reject(new SpeechError('FAILED', error.message, { cause: error }));
  const onAbort = () => {
    reject(signal?.reason);
    void worker.terminate();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.once('message', resolve);
  worker.once('error', fail);
  worker.once('exit', () => {
    signal?.removeEventListener('abort', onAbort);
    fail(new Error('The sound could not be analyzed.'));
  });
  return promise;
}
