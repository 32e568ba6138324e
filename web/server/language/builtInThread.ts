import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const reply = z.object({ id: z.int(), output: z.unknown(), isUnknown: z.boolean().optional() });

interface Waiting {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export interface BuiltInThread {
  /** @throws the signal's reason, or when the thread died. */
  run(
    task: string,
    input: unknown,
    options: { signal: AbortSignal; vectors?: Map<string, Float32Array> | undefined },
  ): Promise<unknown>;
}

/**
 * A thread for tasks of the built-in engine, started at the first one. It ends with the process; one that
 * dies is replaced at the next task. Whoever gives up waiting leaves it to those who still wait.
 */
export function builtInThread(): BuiltInThread {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const end = (error: unknown) => {
    const left = [...waiting.values()];
    waiting.clear();
    void worker?.terminate();
    worker = null;
    for (const item of left) item.reject(error);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./builtInWorker.ts', import.meta.url));
    started.unref();
    started.on('message', (message: unknown) => {
      const { id, output, isUnknown } = reply.parse(message);
      const found = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (isUnknown) found?.reject(new Error('The thread does not know this task.'));
      else found?.resolve(output);
    });
    started.on('error', (error) => {
      if (worker === started) end(error);
    });
    started.on('exit', () => {
      if (worker === started) end(new Error('The thread of the built-in engine ended.'));
    });
    return started;
  };

  return {
    run: (task, input, { signal, vectors }) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        const stop = () => {
          const found = waiting.get(id);
          waiting.delete(id);
          found?.reject(signal.reason);
        };
        const settle =
          <Value>(go: (value: Value) => void) =>
          (value: Value) => {
            signal.removeEventListener('abort', stop);
            go(value);
          };
        signal.addEventListener('abort', stop, { once: true });
        waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
        worker ??= start();
        worker.ref();
        worker.postMessage({ id, task, input, vectors });
      }),
  };
}
