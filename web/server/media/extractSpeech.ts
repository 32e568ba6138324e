import { join } from 'node:path';
import { decodeSound, trackPath, type SpeechTrack } from './decodeSound.ts';
import type { MediaProbe } from './probeMedia.ts';

export type { SpeechTrack } from './decodeSound.ts';

const soundDir = (workDir: string) => join(workDir, 'sound');

/** Where the sound of one channel lies inside a working folder. */
export const speechTrackPath = (workDir: string, channel: number): string =>
  trackPath(soundDir(workDir), channel);

/**
 * Writes the sound of a recording as 16 kHz mono WAV for the recognizer: two files when the recording is
 * stereo with a different voice in each channel, else one of all channels mixed. Throws MediaError.
 */
export async function extractSpeech(
  input: string,
  workDir: string,
  probe: MediaProbe,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<SpeechTrack[]> {
  return (await decodeSound(input, probe, { outDir: soundDir(workDir), signal })).tracks;
}
