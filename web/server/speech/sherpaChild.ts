/**
 * A process that holds one sherpa-onnx model and recognizes words with it. The native library ends
 * the whole process when a model is damaged (seen with 1.13.8: "exit 255"), and a decode cannot be
 * aborted; apart from the server, neither does harm.
 */
import { createRequire } from 'node:module';
import { alignWords } from './alignWords.ts';
import { joinTokens } from './joinTokens.ts';
import type { SherpaAnswer, SherpaConfig, SherpaRequest, SherpaResult } from './sherpaProcess.ts';
import type { RecognizedWord } from './speechEngine.ts';
import { spreadWords } from './spreadWords.ts';
import { readSamples, readWavHeader, speechRate } from './wavFile.ts';

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
let lastDecode: Promise<unknown> = Promise.resolve();

process.on('message', (request: SherpaRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

async function answer({ id, wavPath, isEnglish }: SherpaRequest): Promise<SherpaAnswer> {
  try {
    // One decode at a time; the words of one chunk are aligned while the next is decoded.
    const decoding = lastDecode.then(() => decode(wavPath));
    lastDecode = decoding.catch(() => undefined);
    return { id, words: await placeWords(await decoding, wavPath, isEnglish) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

async function decode(wavPath: string): Promise<SherpaResult> {
  const recognizer = await loading;
  const stream = recognizer.createStream();
  stream.acceptWaveform({ samples: await readAll(wavPath), sampleRate: speechRate });
  return recognizer.decodeAsync(stream);
}

/** The model's own times where it gives them, else found in the sound, else spread over it. */
async function placeWords(
  { text, tokens = [], timestamps = [] }: SherpaResult,
  wavPath: string,
  isEnglish: boolean,
): Promise<RecognizedWord[]> {
  const { durationMs } = await readWavHeader(wavPath);
  if (tokens.length > 0 && timestamps.length === tokens.length)
    return joinTokens(tokens, timestamps, durationMs);
  const words = text.split(/\s+/).filter((word) => word !== '');
  const aligned = isEnglish ? await alignWords(wavPath, words) : null;
  return aligned ?? spreadWords(text, 0, durationMs, null);
}

async function readAll(wavPath: string): Promise<Float32Array> {
  const pieces: Int16Array[] = [];
  for await (const piece of readSamples(wavPath)) pieces.push(piece);
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) for (const sample of piece) samples[at++] = sample / 32768;
  return samples;
}
