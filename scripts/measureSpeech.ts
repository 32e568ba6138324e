// Usage: node scripts/measureSpeech.ts [--runs 3] [--audio FILE [--reference FILE]] [--language en-US]
import { availableParallelism, cpus } from 'node:os';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { speechTrackPath } from '../web/server/media/extractSpeech.ts';
import { attributeSpeakers } from '../web/server/speech/attributeSpeakers.ts';
import { chooseSpeechEngine } from '../web/server/speech/chooseSpeechEngine.ts';
import { runLanes } from '../web/server/speech/runLanes.ts';
import type { SpeechEngine } from '../web/server/speech/speechEngine.ts';
import {
  transcribeRecording,
  type RecordedTranscript,
} from '../web/server/speech/transcribeRecording.ts';
import { cutWav } from '../web/server/speech/wavFile.ts';
import { wordErrorRate } from '../web/server/speech/wordErrorRate.ts';
import { speakInterviews, type SpokenInterview } from './speakInterviews.ts';

const cache = fileURLToPath(new URL('../.cache/speech/', import.meta.url));

interface Measured {
  transcript: RecordedTranscript;
  pipelineMs: number;
  bareMs: number;
}

/**
 * Times the pipeline on a file, and then the engine alone on the very same chunks, two at a time
 * as the pipeline does; each is the median of `runs`.
 */
async function measure(
  mediaPath: string,
  engine: SpeechEngine,
  language: string,
  runs: number,
): Promise<Measured> {
  const workDir = join(cache, 'work');
  const { signal } = new AbortController();
  const pipeline: number[] = [];
  const bare: number[] = [];
  let transcript: RecordedTranscript | null = null;
  for (let run = 0; run < runs; run++) {
    await rm(workDir, { recursive: true, force: true });
    const keys: string[] = [];
    const onChunk = (key: string) => void keys.push(key);
    const startedAt = performance.now();
    transcript = await transcribeRecording({
      ...{ mediaPath, workDir, engine, language, done: new Map(), onChunk, signal },
    });
    pipeline.push(performance.now() - startedAt);
    const inOrder = keys.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const chunks = await Promise.all(inOrder.map((key) => cutChunk(workDir, key)));
    const bareAt = performance.now();
    await runLanes(chunks, 2, signal, async (wavPath) => {
      await engine.transcribe(wavPath, { language, signal });
    });
    bare.push(performance.now() - bareAt);
  }
  if (!transcript) throw new Error('--runs must be 1 or more.');
  return { transcript, pipelineMs: median(pipeline), bareMs: median(bare) };
}

/** A chunk's key ends in "channel/start-end", so the same sound can be cut again. */
async function cutChunk(workDir: string, key: string): Promise<string> {
  const [, channel, startMs, endMs] = /(\d)\/(\d+)-(\d+)$/.exec(key)?.map(Number) ?? [];
  const wavPath = join(workDir, `bare-${channel}-${startMs}.wav`);
  await cutWav(speechTrackPath(workDir, channel ?? 0), wavPath, {
    startMs: startMs ?? 0,
    endMs: endMs ?? 0,
  });
  return wavPath;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function textOf({ turns }: RecordedTranscript): string {
  return turns.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
}

function timesOf({ transcript, pipelineMs, bareMs }: Measured) {
  return {
    'audio s': (transcript.durationMs / 1000).toFixed(1),
    'real-time factor': (pipelineMs / transcript.durationMs).toFixed(3),
    'engine alone s': (bareMs / 1000).toFixed(2),
    'pipeline s': (pipelineMs / 1000).toFixed(2),
    overhead: `${((pipelineMs / bareMs - 1) * 100).toFixed(0)} %`,
  };
}

/** Share of turns in the one-channel mix that are given to the right one of the two voices. */
async function speakersRight({ monoPath, turns }: SpokenInterview, engine: SpeechEngine) {
  const { transcript } = await measure(monoPath, engine, 'en-US', 1);
  const wavPath = speechTrackPath(join(cache, 'work'), 0);
  const { speakers, turnSpeaker } = await attributeSpeakers(transcript, { wavPath });
  if (speakers[0]?.basis !== 'voice') return 'not told apart';
  const right = transcript.turns.filter(({ startMs, endMs }, index) => {
    const middle = (startMs + endMs) / 2;
    const spoken = turns.find((turn) => middle >= turn.startMs && middle <= turn.endMs);
    const isFirstVoice = turnSpeaker[index] === speakers[0]?.key;
    return spoken !== undefined && (spoken.voice === turns[0]?.voice) === isFirstVoice;
  });
  return `${right.length} of ${transcript.turns.length} turns`;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    audio: { type: 'string' },
    reference: { type: 'string' },
    language: { type: 'string', default: 'en-US' },
  },
});
const runs = Math.max(1, Number(values.runs) || 1);
const engine = chooseSpeechEngine(process.env);
console.log(`${engine.name} ${await engine.version()}, ${runs} runs, medians`);
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`);
await mkdir(cache, { recursive: true });

const rows: Record<string, unknown>[] = [];
if (values.audio) {
  const measured = await measure(values.audio, engine, values.language, runs);
  const text = textOf(measured.transcript);
  const reference = values.reference ? await readFile(values.reference, 'utf8') : null;
  const errors = reference === null ? null : wordErrorRate(reference, text);
  rows.push({
    recording: basename(values.audio),
    words: text.split(' ').filter(Boolean).length,
    turns: measured.transcript.turns.length,
    'word errors': errors ? `${(errors.rate * 100).toFixed(1)} %` : 'no reference',
    ...timesOf(measured),
  });
} else {
  for (const interview of await speakInterviews(cache)) {
    const measured = await measure(interview.stereoPath, engine, values.language, runs);
    const said = interview.turns.map(({ text }) => text).join(' ');
    const { rate, referenceWords } = wordErrorRate(said, textOf(measured.transcript));
    rows.push({
      recording: interview.name,
      words: referenceWords,
      turns: `${measured.transcript.turns.length} of ${interview.turns.length}`,
      'word errors': `${(rate * 100).toFixed(1)} %`,
      ...timesOf(measured),
      'speakers, one channel': await speakersRight(interview, engine),
    });
  }
}
console.table(rows);
await rm(join(cache, 'work'), { recursive: true, force: true });
