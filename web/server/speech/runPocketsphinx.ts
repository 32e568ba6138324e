import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hasTool } from '../media/hasTool.ts';
import { runTool, type ToolOptions } from '../media/runTool.ts';
import { parseCtm, parsePocketsphinx } from './parsePocketsphinx.ts';
import type { RecognizedWord } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';
import { readWavHeader } from './wavFile.ts';

/**
 * The programs that can do it, best first. Version 5 came with one program of subcommands. Of 0.8,
 * the batch program levels the sound over the whole chunk rather than as it comes in, which took
 * word errors on three synthetic interviews from 16.0 to 12.1 % (21 November 2026).
 */
const programs = ['pocketsphinx', 'pocketsphinx_batch', 'pocketsphinx_continuous'] as const;
export type PocketsphinxProgram = (typeof programs)[number];

/** The best of PocketSphinx's programs on this machine, or null. */
export async function findPocketsphinx(): Promise<PocketsphinxProgram | null> {
  for (const program of programs) if (await hasTool(program)) return program;
  return null;
}

/**
 * Words of one WAV with a model and a grammar or language model in PocketSphinx's own arguments. The
 * program's own removal of silence is off: the sound is cut by voice activity already, and so times
 * stay exact. Throws SpeechError `FAILED`, or MediaError.
 */
export async function runPocketsphinx(
  program: PocketsphinxProgram,
  model: readonly string[],
  wavPath: string,
  options: ToolOptions,
): Promise<RecognizedWord[]> {
  const settings = [...model, '-logfn', '/dev/null'];
  if (program === 'pocketsphinx_batch') return runBatch(settings, wavPath, options);
  const args =
    program === 'pocketsphinx'
      ? ['single', ...settings, wavPath]
      : [...settings, '-remove_silence', 'no', '-time', 'yes', '-infile', wavPath];
  const { exitCode, stdout, stderr } = await runTool(program, args, options);
  if (exitCode !== 0) throw failed(stderr);
  return parsePocketsphinx(stdout);
}

/** The batch program takes a list of bare names and writes a file, so it gets a folder of its own. */
async function runBatch(
  settings: string[],
  wavPath: string,
  options: ToolOptions,
): Promise<RecognizedWord[]> {
  const { dataStart } = await readWavHeader(wavPath);
  const folder = await mkdtemp(join(tmpdir(), 'pocketsphinx-'));
  try {
    await symlink(resolve(wavPath), join(folder, 'speech.wav'));
    await writeFile(join(folder, 'list'), 'speech\n');
    const { exitCode, stderr } = await runTool(
      'pocketsphinx_batch',
      [
        ...settings,
        ...[
          '-adcin',
          'yes',
          '-adchdr',
          String(dataStart),
          '-cmn',
          'batch',
          '-remove_silence',
          'no',
        ],
        ...['-cepdir', folder, '-cepext', '.wav', '-ctl', join(folder, 'list')],
        ...['-ctm', join(folder, 'words.ctm')],
      ],
      options,
    );
    if (exitCode !== 0) throw failed(stderr);
    const words = await readFile(join(folder, 'words.ctm'), 'utf8').catch((cause: unknown) => {
      throw failed(cause);
    });
    return parseCtm(words);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function failed(cause: unknown): SpeechError {
  return new SpeechError('FAILED', 'The speech engine PocketSphinx stopped without an answer.', {
    isRetryable: true,
    cause,
  });
}
