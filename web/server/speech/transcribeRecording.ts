import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extractSpeech, type SpeechTrack } from '../media/extractSpeech.ts';
import { probeMedia, type MediaProbe } from '../media/probeMedia.ts';
import { buildTurns, type SpokenTurn } from './buildTurns.ts';
import { retrySpeech } from './retrySpeech.ts';
import { runLanes } from './runLanes.ts';
import { planSpeech } from './soundProcess.ts';
import type { RecognizedWord, SpeechEngine, TimeSpan } from './speechEngine.ts';
import { cutWav } from './wavFile.ts';

export interface RecordedTranscript {
  durationMs: number;
  channelCount: 1 | 2;
  /** In order of their start; times are of the recording. */
  turns: SpokenTurn[];
}

export interface TranscribeOptions {
  mediaPath: string;
  /** An empty or earlier working folder; the caller removes it, sound and all, when done. */
  workDir: string;
  engine: SpeechEngine;
  /** BCP-47. */
  language: string;
  /** Words of chunks an earlier run has finished, by chunk key. */
  done: ReadonlyMap<string, RecognizedWord[]>;
  /** Awaited after each chunk, never twice at once; `progress` is 0..1 of all speech. */
  onChunk: (chunkKey: string, words: RecognizedWord[], progress: number) => Promise<void> | void;
  signal: AbortSignal;
  /** The sound, where it is decoded already: the recording itself is then not read. */
  tracks?: SpeechTrack[];
  /** What probeMedia said, to spare a second look. */
  probe?: MediaProbe;
}

interface Chunk extends TimeSpan {
  key: string;
  track: SpeechTrack;
}

const parallelChunks = 2;

/**
 * Turns a recording into timed words and turns. Work is in chunks of 25 s at most, two at a time;
 * chunks found in `done` are not heard again, so a run that was broken off goes on where it was.
 * Throws MediaError, SpeechError or the signal's reason; no child process is left behind.
 */
export async function transcribeRecording(options: TranscribeOptions): Promise<RecordedTranscript> {
  const { mediaPath, workDir, engine, language, done, signal } = options;
  const probe = options.probe ?? (await probeMedia(mediaPath, { signal }));
  const tracks = options.tracks ?? (await extractSpeech(mediaPath, workDir, probe, { signal }));
  const heard = await Promise.all(
    tracks.map(async (track) => {
      const plan = await planSpeech(track.wavPath, probe.durationMs, signal);
      const prefix = `${engine.id}/${language}/${track.channel}`;
      const chunks = plan.chunks.map((span): Chunk => ({
        ...span,
        track,
        key: `${prefix}/${span.startMs}-${span.endMs}`,
      }));
      return { channel: track.channel, speech: plan.speech, chunks };
    }),
  );
  const words = await hearChunks(
    heard.flatMap(({ chunks }) => chunks),
    done,
    options,
  );
  return {
    durationMs: probe.durationMs,
    channelCount: tracks.length > 1 ? 2 : 1,
    turns: buildTurns(
      heard.map(({ channel, speech, chunks }) => ({
        channel,
        speech,
        words: chunks.flatMap(({ key }) => words.get(key) ?? []),
      })),
    ),
  };
}

/** The words of every chunk, by key, at times of the recording. */
async function hearChunks(
  chunks: Chunk[],
  done: ReadonlyMap<string, RecognizedWord[]>,
  { workDir, engine, language, onChunk, signal }: TranscribeOptions,
): Promise<Map<string, RecognizedWord[]>> {
  const lengthOf = ({ startMs, endMs }: TimeSpan) => endMs - startMs;
  const totalMs = chunks.reduce((sum, chunk) => sum + lengthOf(chunk), 0);
  const words = new Map<string, RecognizedWord[]>();
  let finishedMs = 0;
  for (const chunk of chunks) {
    const known = done.get(chunk.key);
    if (known === undefined) continue;
    words.set(chunk.key, known);
    finishedMs += lengthOf(chunk);
  }
  let reporting = Promise.resolve();
  const waiting = chunks.filter(({ key }) => !words.has(key));
  await runLanes(waiting, parallelChunks, signal, async (chunk, laneSignal) => {
    const wavPath = join(workDir, `chunk-${chunk.track.channel}-${chunk.startMs}.wav`);
    try {
      await cutWav(chunk.track.wavPath, wavPath, chunk);
      const found = await retrySpeech(
        () => engine.transcribe(wavPath, { language, signal: laneSignal }),
        laneSignal,
      );
      const placed = found.map((word) => ({
        ...word,
        startMs: word.startMs + chunk.startMs,
        endMs: word.endMs + chunk.startMs,
      }));
      words.set(chunk.key, placed);
      finishedMs += lengthOf(chunk);
      const progress = finishedMs / totalMs;
      reporting = reporting.then(() => onChunk(chunk.key, placed, progress));
      await reporting;
    } finally {
      await rm(wavPath, { force: true });
    }
  });
  return words;
}
