import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import core from '@energetic-ai/core';
import embeddings from '@energetic-ai/embeddings';
import { z } from 'zod';
import { sentenceModelFolder } from './sentenceModel.ts';

// The Universal Sentence Encoder on a thread: about 15 ms a sentence, which no HTTP answer should wait for.
const port = parentPort;
if (!port) throw new Error('sentenceMeaningWorker.ts runs as a worker thread');

const request = z.object({ id: z.int(), texts: z.array(z.string()) });
/** A batch shares the cost of the graph's 300 operations; larger ones fall out of the processor's cache. */
const batchSize = 8;

// `initModel` starts the backend and reads the weights side by side; on a busy machine the weights won.
await core.ready();
const model = await embeddings.initModel(async () => ({
  model: await core.loadGraphModel(pathToFileURL(join(sentenceModelFolder, 'model.json')).href),
  vocabulary: JSON.parse(await readFile(join(sentenceModelFolder, 'vocab.json'), 'utf8')),
}));

async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  // A batch is padded to its longest text, so texts of like length go together.
  const order = texts.map((_, index) => index).sort((a, b) => length(texts, a) - length(texts, b));
  for (let at = 0; at < order.length; at += batchSize) {
    const batch = order.slice(at, at + batchSize);
    const rows = await model.embed(batch.map((index) => texts[index] ?? ''));
    for (const [row, index] of batch.entries()) vectors[index] = Float32Array.from(rows[row] ?? []);
  }
  return vectors;
}

function length(texts: readonly string[], index: number): number {
  return texts[index]?.length ?? 0;
}

let last = Promise.resolve();
port.on('message', (message: unknown) => {
  const { id, texts } = request.parse(message);
  last = last.then(async () => {
    try {
      const vectors = await embed(texts);
      port.postMessage(
        { id, vectors },
        vectors.map((vector) => vector.buffer as ArrayBuffer),
      );
    } catch (error) {
      port.postMessage({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  });
});
