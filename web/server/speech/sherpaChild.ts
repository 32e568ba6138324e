/**
 * A process of its own that holds one sherpa-onnx model and decodes with it. The native library
 * ends the whole process when a model is damaged (seen with 1.13.8: "exit 255"), and a decode
 * cannot be broken off; apart from the server, neither does harm.
 */
import { createRequire } from 'node:module';
import type { SherpaAnswer, SherpaConfig, SherpaRequest, SherpaResult } from './sherpaProcess.ts';
import { readSamples, speechRate } from './wavFile.ts';

interface Recognizer {
  createStream(): { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void };
  decodeAsync(stream: object): Promise<SherpaResult>;
}
interface Sherpa {
  OfflineRecognizer: { createAsync(config: SherpaConfig): Promise<Recognizer> };
}

const config = JSON.parse(process.argv[2] ?? '{}') as SherpaConfig;
const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
const loading = sherpa.OfflineRecognizer.createAsync(config);
let queue = Promise.resolve();

process.on('message', (request: SherpaRequest) => {
  queue = queue.then(async () => {
    process.send?.(await answer(request));
  });
});
process.on('disconnect', () => process.exit(0));

async function answer({ id, wavPath }: SherpaRequest): Promise<SherpaAnswer> {
  try {
    const recognizer = await loading;
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples: await readAll(wavPath), sampleRate: speechRate });
    return { id, result: await recognizer.decodeAsync(stream) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

async function readAll(wavPath: string): Promise<Float32Array> {
  const pieces: Int16Array[] = [];
  for await (const piece of readSamples(wavPath)) pieces.push(piece);
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) for (const sample of piece) samples[at++] = sample / 32768;
  return samples;
}
