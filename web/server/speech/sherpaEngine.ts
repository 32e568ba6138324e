import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { findSherpaModel, type SherpaModel } from './findSherpaModel.ts';
import { joinTokens } from './joinTokens.ts';
import { matchLanguage } from './matchLanguage.ts';
import { spreadWords } from './spreadWords.ts';
import type { RecognizedWord, SpeechEngine } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';
import { readSamples, readWavHeader, speechRate } from './wavFile.ts';
import { whisperLanguages } from './whisperLanguages.ts';

interface SherpaResult {
  text: string;
  tokens?: string[];
  timestamps?: number[];
}
interface Recognizer {
  createStream(): { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void };
  decodeAsync(stream: object): Promise<SherpaResult>;
}
interface Sherpa {
  version: string;
  OfflineRecognizer: { createAsync(config: object): Promise<Recognizer> };
}

/** A model on this machine's disk, run in this process by sherpa-onnx (decoding off the main thread). */
export function sherpaEngine(settings: {
  modelDir: string;
  languages?: readonly string[] | undefined;
}): SpeechEngine {
  const loaded = new Map<string, Promise<Recognizer>>();
  const engine: SpeechEngine = {
    id: 'sherpa-onnx',
    name: `local model ${basename(settings.modelDir)}`,
    trust: 'good',
    version: async () => `${basename(settings.modelDir)}, sherpa-onnx ${loadSherpa().version}`,
    async languages() {
      if (settings.languages?.length) return [...settings.languages];
      const { kind, files } = await findSherpaModel(settings.modelDir);
      const isEnglishOnly = Object.values(files['whisper'] ?? {}).some((f) => /\.en[.-]/.test(f));
      // A folder does not say what its model speaks; a multilingual Whisper is the exception.
      return kind === 'whisper' && !isEnglishOnly ? [...whisperLanguages] : ['en-US'];
    },
    async check() {
      try {
        loadSherpa();
        await findSherpaModel(settings.modelDir);
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: error instanceof Error ? error.message : String(error) };
      }
    },
    async transcribe(wavPath, { language, signal }) {
      const code = matchLanguage(language, await engine.languages());
      const model = await findSherpaModel(settings.modelDir);
      // Only a Whisper is told its language when it loads.
      const key = model.kind === 'whisper' ? (code.split('-')[0] ?? code) : '';
      const loading = loaded.get(key) ?? loadRecognizer(model, key);
      loaded.set(key, loading);
      loading.catch(() => loaded.delete(key));
      const recognizer = await loading;
      signal.throwIfAborted();
      const stream = recognizer.createStream();
      stream.acceptWaveform({ samples: await readAll(wavPath), sampleRate: speechRate });
      const result = await recognizer.decodeAsync(stream);
      signal.throwIfAborted();
      const { durationMs } = await readWavHeader(wavPath);
      return toWords(result, durationMs);
    },
  };
  return engine;
}

function loadSherpa(): Sherpa {
  try {
    return createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
  } catch (cause) {
    throw new SpeechError(
      'NOT_INSTALLED',
      'The native part of sherpa-onnx cannot load on this machine. Unset SPEECH_MODEL_DIR or use SPEECH_URL.',
      { cause },
    );
  }
}

async function loadRecognizer(model: SherpaModel, language: string): Promise<Recognizer> {
  const files =
    model.kind === 'whisper'
      ? { whisper: { ...model.files['whisper'], language, task: 'transcribe' } }
      : model.files;
  try {
    return await loadSherpa().OfflineRecognizer.createAsync({
      featConfig: { sampleRate: speechRate, featureDim: 80 },
      modelConfig: { ...files, tokens: model.tokens, numThreads: 1, provider: 'cpu', debug: 0 },
    });
  } catch (cause) {
    throw new SpeechError('FAILED', 'The model in SPEECH_MODEL_DIR could not be loaded.', {
      cause,
    });
  }
}

async function readAll(wavPath: string): Promise<Float32Array> {
  const pieces: Float32Array[] = [];
  for await (const piece of readSamples(wavPath))
    pieces.push(Float32Array.from(piece, (sample) => sample / 32768));
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return samples;
}

/** Token times where the model gives them, else words spread over the sound. */
function toWords(result: SherpaResult, durationMs: number): RecognizedWord[] {
  const { tokens = [], timestamps = [], text } = result;
  if (tokens.length > 0 && timestamps.length === tokens.length)
    return joinTokens(tokens, timestamps, durationMs);
  return spreadWords(text, 0, durationMs, null);
}
