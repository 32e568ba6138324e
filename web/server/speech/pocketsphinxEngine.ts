import { hasTool } from '../media/hasTool.ts';
import { MediaError } from '../media/mediaError.ts';
import { runTool } from '../media/runTool.ts';
import { findPocketsphinxModels } from './findPocketsphinxModels.ts';
import { matchLanguage } from './matchLanguage.ts';
import { parsePocketsphinx } from './parsePocketsphinx.ts';
import type { RecognizedWord, SpeechEngine } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';
import { readWavHeader } from './wavFile.ts';

const notInstalled =
  'The built-in speech engine is not installed. Install the packages pocketsphinx and pocketsphinx-en-us, or set SPEECH_URL.';

/** The engine that works with nothing configured: PocketSphinx, from the system's packages. */
export function pocketsphinxEngine({ modelRoots }: { modelRoots?: string[] } = {}): SpeechEngine {
  const findModels = () => findPocketsphinxModels(modelRoots);
  return {
    id: 'pocketsphinx',
    name: 'built-in engine (PocketSphinx)',
    trust: 'rough',
    async version() {
      return (await isVersion5()) ? '5' : '0.8';
    },
    async languages() {
      return (await findModels()).map(({ language }) => language);
    },
    async check() {
      const hasProgram = (await isVersion5()) || (await hasTool('pocketsphinx_continuous'));
      if (!hasProgram || (await findModels()).length === 0)
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
      const settings = [
        ...['-hmm', model.acoustic, '-lm', model.languageModel, '-dict', model.dictionary],
        ...['-logfn', '/dev/null'],
      ];
      return recognize(wavPath, settings, signal);
    },
  };
}

/** Version 5 came with one program of subcommands in place of pocketsphinx_continuous. */
async function isVersion5(): Promise<boolean> {
  return hasTool('pocketsphinx');
}

async function recognize(
  wavPath: string,
  settings: string[],
  signal: AbortSignal,
): Promise<RecognizedWord[]> {
  const { durationMs } = await readWavHeader(wavPath);
  // Its own silence removal is off: the sound is cut by voice activity already, and times stay exact.
  const [program, args] = (await isVersion5())
    ? ['pocketsphinx', ['single', ...settings, wavPath]]
    : [
        'pocketsphinx_continuous',
        [...settings, '-remove_silence', 'no', '-time', 'yes', '-infile', wavPath],
      ];
  try {
    const { exitCode, stdout, stderr } = await runTool(program, args, {
      signal,
      timeoutMs: 60_000 + durationMs * 10,
    });
    if (exitCode === 0) return parsePocketsphinx(stdout);
    throw new SpeechError('FAILED', 'The built-in speech engine stopped without an answer.', {
      isRetryable: true,
      cause: stderr,
    });
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    if (error.code === 'TOOL_MISSING') throw new SpeechError('NOT_INSTALLED', notInstalled);
    throw new SpeechError('TIMED_OUT', 'The built-in speech engine took too long.', {
      isRetryable: true,
      cause: error,
    });
  }
}
