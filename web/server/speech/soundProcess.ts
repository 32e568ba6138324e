import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SpeechError } from './speechError.ts';
import type { SoundAnswer, SoundTask } from './soundChild.ts';
import type { TimeSpan } from './speechEngine.ts';

/** Where somebody speaks, and the chunks to hand to an engine; both in order. */
export interface SpeechPlan {
  speech: TimeSpan[];
  chunks: TimeSpan[];
}

/** Finds speech in a 16 kHz mono WAV and plans its chunks, in another process. */
export function planSpeech(
  wavPath: string,
  durationMs: number,
  signal?: AbortSignal,
): Promise<SpeechPlan> {
  return run({ name: 'planSpeech', wavPath, durationMs }, signal);
}

/** The side (0 or 1) of each turn, or null when its voices are not plainly two, in another process. */
export function partVoicesApart(
  turns: readonly TimeSpan[],
  wavPath: string,
  signal?: AbortSignal,
): Promise<number[] | null> {
  const spans = turns.map(({ startMs, endMs }) => ({ startMs, endMs }));
  return run({ name: 'partVoices', wavPath, turns: spans }, signal);
}

/** How long a process waits for another task. */
const idleMs = 60_000;
/** A recording has two channels at most. */
const mostIdle = 2;

/** Processes without a task: to start one and load its model takes longer than to look through half a minute of sound. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/** Runs one task in a process, which ends with the signal. Throws SpeechError `FAILED`, or the signal's reason. */
function run<Output>(task: SoundTask, signal?: AbortSignal): Promise<Output> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Output>();
  const child = takeProcess();
  const fail = (cause: unknown) =>
    reject(new SpeechError('FAILED', 'The sound could not be analyzed.', { cause }));
  const onAbort = () => {
    reject(signal?.reason);
    child.kill('SIGKILL');
  };
  const onMessage = (answer: SoundAnswer) => {
    putAside(child);
    if ('fault' in answer) fail(answer.fault);
    else resolve(answer.output as Output);
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  child.on('error', fail);
  child.on('exit', fail);
  child.on('message', onMessage);
  child.send(task, (error) => error && fail(error));
  return promise.finally(() => {
    signal?.removeEventListener('abort', onAbort);
    child.off('error', fail);
    child.off('exit', fail);
    child.off('message', onMessage);
  });
}

function takeProcess(): ChildProcess {
  for (const [child, timer] of idle) {
    clearTimeout(timer);
    idle.delete(child);
    if (!child.connected) continue;
    child.ref();
    child.channel?.ref();
    return child;
  }
  const child = fork(fileURLToPath(new URL('./soundChild.ts', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => {
    // Whoever waits for it hears of it above.
  });
  return child;
}

/** An idle process keeps no program alive. */
function putAside(child: ChildProcess): void {
  if (idle.size >= mostIdle) {
    child.kill('SIGKILL');
    return;
  }
  const end = () => {
    idle.delete(child);
    child.kill('SIGKILL');
  };
  idle.set(child, setTimeout(end, idleMs).unref());
  child.unref();
  child.channel?.unref();
}
