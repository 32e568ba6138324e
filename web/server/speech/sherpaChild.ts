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
import { recognizeText } from './recognizeText.ts';
import { spreadWords } from './spreadWords.ts';
import { readStretch, readWavHeader, speechRate } from './wavFile.ts';

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
/** Decodes of recordings at a time. The native library runs each on a thread of its own, with one model in memory. */
const lanes: Promise<unknown>[] = Array.from({ length: 2 }, () => Promise.resolve());
let lastLane = 0;

process.on('message', (request: SherpaRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

async function answer({ id, wavPath, isLive, canAlign }: SherpaRequest): Promise<SherpaAnswer> {
  try {
    const found = await (isLive ? recognize(wavPath) : recognizeInTurn(wavPath));
    if ('timed' in found) return { id, words: found.timed };
    return { id, words: await placeWords(found.words, wavPath, canAlign) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

/** The words of a chunk are aligned while the next chunk is decoded. */
function recognizeInTurn(wavPath: string): ReturnType<typeof recognize> {
  const lane = lastLane++ % lanes.length;
  const recognizing = (lanes[lane] ?? Promise.resolve()).then(() => recognize(wavPath));
  lanes[lane] = recognizing.catch(() => undefined);
  return recognizing;
}

/** Words with the model's own times where it gives them. */
async function recognize(
  wavPath: string,
): Promise<{ timed: RecognizedWord[] } | { words: string[] }> {
  const samples = Float32Array.from(await readStretch(wavPath), (sample) => sample / 32768);
  const decoded = await decode(samples);
  const { tokens = [], timestamps = [] } = decoded;
  if (tokens.length > 0 && timestamps.length === tokens.length)
    return { timed: joinTokens(tokens, timestamps, (samples.length * 1000) / speechRate) };
  return { words: await recognizeText(samples, decode, decoded) };
}

async function decode(samples: Float32Array): Promise<SherpaResult> {
  const recognizer = await loading;
  const stream = recognizer.createStream();
  stream.acceptWaveform({ samples, sampleRate: speechRate });
  return recognizer.decodeAsync(stream);
}

/** Times found in the sound, else the words spread over it. */
async function placeWords(
  words: readonly string[],
  wavPath: string,
  canAlign: boolean,
): Promise<RecognizedWord[]> {
  const aligned = canAlign ? await alignWords(wavPath, words) : null;
  if (aligned) return aligned;
  const { durationMs } = await readWavHeader(wavPath);
  return spreadWords(words.join(' '), 0, durationMs, null);
}
