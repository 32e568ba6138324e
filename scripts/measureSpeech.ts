// Usage: npm run measure-speech [-- --quick] [-- --audio FILE [--reference FILE] [--language en-US]]
// Transcribes real speech and the voiced demo interviews with the engine of the environment and with
// PocketSphinx. --quick: the first demo interview only, and no PocketSphinx.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chooseSpeechEngine } from '../web/server/speech/chooseSpeechEngine.ts';
import { pocketsphinxEngine } from '../web/server/speech/pocketsphinxEngine.ts';
import type { SpeechEngine } from '../web/server/speech/speechEngine.ts';
import { transcribeRecording } from '../web/server/speech/transcribeRecording.ts';
import { processorSeconds } from './processorSeconds.ts';
import { compareWords, matchWords } from './wordErrorRate.ts';

interface Word {
  text: string;
  /** Unknown for speech that nobody synthesized. */
  startMs?: number;
}
interface Recording {
  path: string;
  /** What was said in each channel; null when that is not known. */
  said: Word[][] | null;
}

const fixtures = fileURLToPath(new URL('../tests/fixtures/audio/', import.meta.url));

async function readDemo(name: string): Promise<Recording> {
  const { turns } = JSON.parse(await readFile(join(fixtures, `${name}.json`), 'utf8')) as {
    turns: { speaker: string; words: Word[] }[];
  };
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))];
  return {
    path: join(fixtures, `${name}.webm`),
    said: speakers.map((name) => turns.filter((t) => t.speaker === name).flatMap((t) => t.words)),
  };
}

async function readSpoken(path: string, referencePath: string | undefined): Promise<Recording> {
  if (!referencePath) return { path, said: null };
  const text = await readFile(referencePath, 'utf8');
  return { path, said: [text.split(/\s+/).map((word) => ({ text: word }))] };
}

/** Its beginning, whose steps beyond the engine have a target; the words are those of the whole, and not compared. */
async function readFirstMinute(name: string, folder: string): Promise<Recording> {
  const path = join(folder, `${name}-minute.webm`);
  const input = join(fixtures, `${name}.webm`);
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-i', input, '-t', '60', '-c', 'copy', path]);
  return { path, said: null };
}

/** Errors in the words and, for words recognized right, in when they begin. */
function compare(said: Word[][], heard: Word[][]) {
  let [errors, words] = [0, 0];
  const startErrorsMs: number[] = [];
  said.forEach((spoken, channel) => {
    const recognized = heard[channel] ?? [];
    const [left, right] = [spoken, recognized].map((list) =>
      compareWords(list.map(({ text }) => text)),
    );
    const match = matchWords(left ?? [], right ?? []);
    errors += match.errors;
    words += left?.length ?? 0;
    for (const [i, j] of match.pairs) {
      const startMs = spoken[left?.[i]?.source ?? -1]?.startMs;
      const foundMs = recognized[right?.[j]?.source ?? -1]?.startMs;
      const isFirst = left?.[i - 1]?.source !== left?.[i]?.source;
      if (startMs !== undefined && foundMs !== undefined && isFirst)
        startErrorsMs.push(Math.abs(foundMs - startMs));
    }
  });
  return { errors, words, startErrorsMs };
}

/** The engine, and how long at least one of its calls was running. */
function timed(engine: SpeechEngine): { engine: SpeechEngine; busyMs: () => number } {
  let [running, sinceMs, busyMs] = [0, 0, 0];
  const transcribe: SpeechEngine['transcribe'] = async (wavPath, options) => {
    if (running++ === 0) sinceMs = performance.now();
    try {
      return await engine.transcribe(wavPath, options);
    } finally {
      if (--running === 0) busyMs += performance.now() - sinceMs;
    }
  };
  return { engine: { ...engine, transcribe }, busyMs: () => busyMs };
}

async function measure({ path, said }: Recording, engine: SpeechEngine, language: string) {
  const workDir = await mkdtemp(join(tmpdir(), 'measure-speech-'));
  const { engine: observed, busyMs } = timed(engine);
  const [startedMs, startedSec] = [performance.now(), processorSeconds()];
  try {
    const { durationMs, turns, channelCount } = await transcribeRecording({
      ...{ mediaPath: path, workDir, engine: observed, language, done: new Map() },
      onChunk: () => undefined,
      signal: new AbortController().signal,
    });
    const wallMs = performance.now() - startedMs;
    const heard = (said ?? [[]]).map((_, channel) =>
      turns
        .filter((turn) => channelCount === 1 || turn.channel === channel)
        .flatMap((t) => t.words),
    );
    const result = said ? compare(said, heard) : null;
    const starts = (result?.startErrorsMs ?? []).toSorted((a, b) => a - b);
    const quantile = (share: number) =>
      starts.length > 0 ? starts[Math.floor(starts.length * share)] : '';
    return {
      engine: engine.name.replace(/.*\((.*)\)/, '$1'),
      recording: basename(path),
      'length s': Math.round(durationMs / 1000),
      words: result?.words ?? heard.flat().length,
      'word errors': result ? `${((result.errors / result.words) * 100).toFixed(1)} %` : '',
      'starts off, median ms': quantile(0.5),
      'p95 ms': quantile(0.95),
      'share of length': (wallMs / durationMs).toFixed(3),
      'processor share': (((processorSeconds() - startedSec) * 1000) / durationMs).toFixed(3),
      'beyond engine s': ((wallMs - busyMs()) / 1000).toFixed(2),
    };
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    audio: { type: 'string' },
    reference: { type: 'string' },
    language: { type: 'string', default: 'en-US' },
  },
});
const chosen = chooseSpeechEngine(process.env);
const engines = values.quick || values.audio ? [chosen] : [chosen, pocketsphinxEngine()];
const demos = values.quick ? ['demo-01'] : ['demo-01', 'demo-02', 'demo-03'];
const folder = await mkdtemp(join(tmpdir(), 'measure-speech-'));
const recordings = values.audio
  ? [await readSpoken(values.audio, values.reference)]
  : [
      await readSpoken(join(fixtures, 'speech/reading.ogg'), join(fixtures, 'speech/reading.txt')),
      await readFirstMinute('demo-01', folder),
      ...(await Promise.all(demos.map(readDemo))),
    ];
console.log(`${chosen.name} ${await chosen.version()}`);
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
);
const rows: Record<string, unknown>[] = [];
for (const engine of engines)
  for (const recording of recordings) rows.push(await measure(recording, engine, values.language));
console.table(rows);
await rm(folder, { recursive: true, force: true });
// The engine's process stays loaded for a minute otherwise.
process.exit(0);
