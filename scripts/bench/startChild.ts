// A server under measurement runs in a process of its own, so that the client does not slow it down from inside.
import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface Child<Ready> {
  /** What the child said when it was ready. */
  ready: Ready;
  /** Sends a message and waits for the next one the child sends. */
  ask<Reply>(message: unknown): Promise<Reply>;
  /** Bytes of memory now, and the most since the last call of `forgetPeak`. */
  memory(): Promise<{ bytes: number; peakBytes: number }>;
  forgetPeak(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a file of this folder; `input` is its first argument, as JSON. */
export async function startChild<Ready>(file: string, input: unknown): Promise<Child<Ready>> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, [JSON.stringify(input)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const next = <Reply>() =>
    new Promise<Reply>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`${file} ended with code ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as Reply);
      });
    });
  const ready = await next<Ready>();
  const status = (): Promise<string> => readFile(`/proc/${child.pid}/status`, 'utf8');
  const kilobytes = (text: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? NaN) * 1024;
  return {
    ready,
    ask: (message) => {
      const reply = next();
      child.send(message as object);
      return reply as Promise<never>;
    },
    memory: async () => {
      const text = await status();
      return { bytes: kilobytes(text, 'VmRSS'), peakBytes: kilobytes(text, 'VmHWM') };
    },
    forgetPeak: () => writeFile(`/proc/${child.pid}/clear_refs`, '5'),
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
