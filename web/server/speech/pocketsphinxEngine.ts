import { MediaError } from '../media/mediaError.ts';
import { findPocketsphinxModels, type PocketsphinxModel } from './findPocketsphinxModels.ts';
import { matchLanguage } from './matchLanguage.ts';
import { findPocketsphinx, runPocketsphinx } from './runPocketsphinx.ts';
import type { RecognizedWord, SpeechEngine } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';
import { readWavHeader } from './wavFile.ts';

const notInstalled =
  'No speech engine is installed. Run npm start with a network once to fetch the speech model, install the packages pocketsphinx and pocketsphinx-en-us, or set SPEECH_URL.';

/** The engine for machines without the Moonshine model: PocketSphinx, from the system's packages. */
export function pocketsphinxEngine({ modelRoots }: { modelRoots?: string[] } = {}): SpeechEngine {
  let known: PocketsphinxModel[] = [];
  /** Walks the folders until a model is found; every opening of an interview asks for languages. */
  const findModels = async () => {
    if (known.length === 0) known = await findPocketsphinxModels(modelRoots);
    return known;
  };
  return {
    id: 'pocketsphinx',
    name: 'fallback engine (PocketSphinx)',
    trust: 'rough',
    async version() {
      return (await findPocketsphinx()) === 'pocketsphinx' ? '5' : '0.8';
    },
    async languages() {
      return (await findModels()).map(({ language }) => language);
    },
    async check() {
      if ((await findPocketsphinx()) === null || (await findModels()).length === 0)
        return { ok: false, reason: notInstalled };
      return { ok: true };
    },
    async transcribe(wavPath, { language, signal }) {
      const models = await findModels();
      if (models.length === 0) throw new SpeechError('NOT_INSTALLED', notInstalled);
      const code = matchLanguage(
        language,
        models.map((model) => model.language),
      );
      const model = models.find((candidate) => candidate.language === code);
      if (!model) throw new SpeechError('NOT_INSTALLED', notInstalled);
      return recognize(model, wavPath, signal);
    },
  };
}

async function recognize(
  model: PocketsphinxModel,
  wavPath: string,
  signal: AbortSignal,
): Promise<RecognizedWord[]> {
  const program = await findPocketsphinx();
  if (program === null) throw new SpeechError('NOT_INSTALLED', notInstalled);
  const { durationMs } = await readWavHeader(wavPath);
  try {
    const timeoutMs = 60_000 + durationMs * 10;
    const { acoustic, languageModel, dictionary } = model;
    const args = ['-hmm', acoustic, '-lm', languageModel, '-dict', dictionary];
    return await runPocketsphinx(program, args, wavPath, { signal, timeoutMs });
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    if (error.code === 'TOOL_MISSING') throw new SpeechError('NOT_INSTALLED', notInstalled);
    throw new SpeechError('TIMED_OUT', 'The speech engine PocketSphinx took too long.', {
      isRetryable: true,
      cause: error,
    });
  }
}
