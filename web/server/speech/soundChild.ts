/**
 * A process that analyzes the sound of recordings, one task after another. Voice activity takes about 15 s of
 * processor for an hour of sound, and no HTTP answer waits for that. The native library ends its whole process when
 * a thread is taken away in the middle of a call; a process can be ended at any moment.
 */
import { findSpeech } from './findSpeech.ts';
import { partVoices } from './partVoices.ts';
import { planChunks } from './planChunks.ts';
import type { TimeSpan } from './speechEngine.ts';

export type SoundTask =
  | { name: 'planSpeech'; wavPath: string; durationMs: number }
  | { name: 'partVoices'; wavPath: string; turns: TimeSpan[] };
export type SoundAnswer = { output: unknown } | { fault: string };

async function run(task: SoundTask): Promise<unknown> {
  if (task.name === 'partVoices') return partVoices(task.turns, task.wavPath);
  const speech = await findSpeech(task.wavPath);
  return { speech, chunks: await planChunks(task.wavPath, speech, task.durationMs) };
}

async function answer(task: SoundTask): Promise<SoundAnswer> {
  try {
    return { output: await run(task) };
  } catch (error) {
    return { fault: String(error) };
  }
}

process.on('message', (task: SoundTask) => {
  void answer(task).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));
