import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { hasSentenceModel } from './sentenceModel.ts';
import { storedMeaning } from './storedMeaning.ts';

/** A vector takes 2 KB, so these take 16 MB: about thirty interviews. */
const keptTexts = 8_192;
/** The thread holds about 150 MB, which it gives back when there is nothing to do. */
const idleMs = 60_000;

const reply = z.object({
  id: z.int(),
  vectors: z.array(z.instanceof(Float32Array)).optional(),
  fault: z.string().optional(),
});

interface Pending {
  resolve(vectors: Float32Array[]): void;
  reject(error: Error): void;
}

/** Vectors by text, the most recently used last. */
const kept = new Map<string, Float32Array>();
const pending = new Map<number, Pending>();
let worker: Worker | null = null;
let lastId = 0;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * The meaning of each text as 512 numbers of length 1, in the order of `texts`; compare them with
 * `similarity`. Undefined where the weights are not installed. Only the first 128 word pieces of a text count.
 */
export async function embedSentences(
  texts: readonly string[],
): Promise<Float32Array[] | undefined> {
  if (!hasSentenceModel()) return undefined;
  const distinct = [...new Set(texts)];
  const found = new Map<string, Float32Array>();
  for (const text of distinct) {
    const vector = kept.get(text) ?? storedMeaning(text);
    if (vector) found.set(text, vector);
  }
  const missing = distinct.filter((text) => !found.has(text));
  const vectors = missing.length > 0 ? await runWorker(missing) : [];
  for (const [index, text] of missing.entries())
    found.set(text, vectors[index] ?? new Float32Array());
  for (const [text, vector] of found) keep(text, vector);
  return texts.map((text) => found.get(text) ?? new Float32Array());
}

function keep(text: string, vector: Float32Array): void {
  kept.delete(text);
  kept.set(text, vector);
  for (const oldest of kept.keys()) {
    if (kept.size <= keptTexts) break;
    kept.delete(oldest);
  }
}

function runWorker(texts: readonly string[]): Promise<Float32Array[]> {
  return new Promise((resolve, reject) => {
    clearTimeout(idleTimer);
    const id = (lastId += 1);
    pending.set(id, { resolve, reject });
    worker ??= startWorker();
    worker.ref();
    worker.postMessage({ id, texts });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./sentenceMeaningWorker.ts', import.meta.url));
  const end = (error: Error) => {
    if (worker !== started) return;
    worker = null;
    const unanswered = [...pending.values()];
    pending.clear();
    for (const { reject } of unanswered) reject(error);
  };
  started.on('message', (message: unknown) => {
    const { id, vectors, fault } = reply.parse(message);
    const waiter = pending.get(id);
    pending.delete(id);
    if (vectors) waiter?.resolve(vectors);
    else waiter?.reject(new Error(`Sentence meaning failed: ${fault}`));
    if (pending.size > 0) return;
    started.unref();
    idleTimer = setTimeout(() => {
      worker = null;
      void started.terminate();
    }, idleMs).unref();
  });
  started.on('error', end);
  started.on('exit', () => end(new Error('The thread for sentence meaning ended.')));
  return started;
}
