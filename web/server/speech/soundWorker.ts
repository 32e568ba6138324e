/**
 * A thread that analyzes the sound of recordings, one task after another. Voice activity takes about 15 s of processor
 * for an hour of sound, and no HTTP answer waits for that.
 */
import { parentPort } from 'node:worker_threads';
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

// A task that throws ends the thread, and whoever ordered it hears of the error.
parentPort?.on('message', async (task: SoundTask) => parentPort?.postMessage(await run(task)));
