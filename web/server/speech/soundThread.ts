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

/** How long a thread waits for another task. */
const idleMs = 60_000;
/** A recording has two channels at most. */
const mostIdle = 2;

/** Threads without a task: to start one and load its model takes 0.2 s of processor. */
const idle = new Map<Worker, () => void>();

/**
 * Runs one task on a thread. Throws SpeechError `FAILED`, or the signal's reason at once; the thread then ends its task
 * unheard, because the native library ends the whole process when its thread is taken away in the middle of a call.
 */
function run<Output>(task: SoundTask, signal?: AbortSignal): Promise<Output> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  const thread = takeThread();
  const fail = (error: Error) => reject(new SpeechError('FAILED', error.message, { cause: error }));
  const onExit = () => fail(new Error('The sound could not be analyzed.'));
  const onAbort = () => {
    reject(signal?.reason);
    thread.unref();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  thread.on('error', fail);
  thread.on('exit', onExit);
  thread.once('message', (output: Output) => {
    thread.off('error', fail);
    thread.off('exit', onExit);
    putAside(thread);
    resolve(output);
  });
  thread.postMessage(task);
  return promise.finally(() => signal?.removeEventListener('abort', onAbort));
}

function takeThread(): Worker {
  for (const [thread, stopWaiting] of idle) {
    stopWaiting();
    thread.ref();
    return thread;
  }
  return new Worker(new URL('./soundWorker.ts', import.meta.url));
}

function putAside(thread: Worker): void {
  if (idle.size >= mostIdle) {
    void thread.terminate();
    return;
  }
  const stopWaiting = () => {
    clearTimeout(timer);
    idle.delete(thread);
    thread.off('error', stopWaiting);
    thread.off('exit', stopWaiting);
  };
  const timer = setTimeout(() => {
    stopWaiting();
    void thread.terminate();
  }, idleMs).unref();
  idle.set(thread, stopWaiting);
  thread.on('error', stopWaiting);
  thread.on('exit', stopWaiting);
  thread.unref();
}
