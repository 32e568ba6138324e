import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { findSherpaModel, type SherpaModel } from './findSherpaModel.ts';
import { matchLanguage } from './matchLanguage.ts';
import type { SpeechEngine } from './speechEngine.ts';
import { SherpaProcess, type SherpaConfig } from './sherpaProcess.ts';
import { SpeechError } from './speechError.ts';
import { speechRate } from './wavFile.ts';
import { whisperLanguages } from './whisperLanguages.ts';

export interface SherpaSettings {
  modelDir: string;
  languages?: readonly string[] | undefined;
  /** Who the engine is, where it is not just a folder that somebody named. */
  identity?: { id: SpeechEngine['id']; name: string; version: string };
}

/** A model on this machine's disk, run by sherpa-onnx in a process beside this one. */
export function sherpaEngine(settings: SherpaSettings): SpeechEngine {
  const recognizers = new Map<string, SherpaProcess>();
  let known: SherpaModel | undefined;
  const findModel = async () => (known ??= await findSherpaModel(settings.modelDir));
  const folderName = basename(settings.modelDir);
  const {
    id,
    name,
    version: modelVersion,
  } = settings.identity ?? {
    id: 'sherpa-onnx',
    name: `local model ${folderName}`,
    version: folderName,
  };
  const engine: SpeechEngine = {
    id,
    name,
    trust: 'good',
    version: async () => `${modelVersion}, sherpa-onnx ${loadSherpa().version}`,
    async languages() {
      if (settings.languages?.length) return [...settings.languages];
      const { kind, files } = await findModel();
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
    async transcribe(wavPath, { language, signal, isLive = false, withoutTimes = false }) {
      const code = matchLanguage(language, await engine.languages());
      const model = await findModel();
      // Only a Whisper is told its language when it loads.
      const key = model.kind === 'whisper' ? (code.split('-')[0] ?? code) : '';
      const recognizer = recognizers.get(key) ?? new SherpaProcess(configOf(model, key));
      recognizers.set(key, recognizer);
      const canAlign = !withoutTimes && /^en\b/i.test(code);
      return recognizer.recognize({ wavPath, isLive, canAlign }, signal);
    },
  };
  return engine;
}

function loadSherpa(): { version: string } {
  try {
    return createRequire(import.meta.url)('sherpa-onnx-node') as { version: string };
  } catch (cause) {
    throw new SpeechError(
      'NOT_INSTALLED',
      'The native part of sherpa-onnx cannot load on this machine. Set SPEECH_URL, or SPEECH_BUILT_IN=pocketsphinx.',
      { cause },
    );
  }
}

function configOf(model: SherpaModel, language: string): SherpaConfig {
  const files =
    model.kind === 'whisper'
      ? { whisper: { ...model.files['whisper'], language, task: 'transcribe' } }
      : model.files;
  return {
    featConfig: { sampleRate: speechRate, featureDim: 80 },
    modelConfig: { ...files, tokens: model.tokens, numThreads: 1, provider: 'cpu', debug: 0 },
  };
}
