/**
 * A thread that analyzes the sound of one recording. Voice activity takes about 15 s of processor
 * for an hour of sound, and no HTTP answer waits for that.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { findSpeech } from './findSpeech.ts';
import { partVoices } from './partVoices.ts';
import { planChunks } from './planChunks.ts';
import type { TimeSpan } from './speechEngine.ts';

export type SoundTask =
  | { name: 'planSpeech'; wavPath: string; durationMs: number }
  | { name: 'partVoices'; wavPath: string; turns: TimeSpan[] };

async function run(task: SoundTask): Promise<unknown> {
  if (task.name === 'partVoices') return partVoices(task.turns, task.wavPath);
  const speech = await findSpeech(task.wavPath);
  return { speech, chunks: await planChunks(task.wavPath, speech, task.durationMs) };
}

parentPort?.postMessage(await run(workerData as SoundTask));
