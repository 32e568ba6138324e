import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ChannelComparison } from './channelComparison.ts';
import { decodeAudio, keepClock } from './decodeAudio.ts';
import { MediaError } from './mediaError.ts';
import type { MediaProbe } from './probeMedia.ts';
import { inputArgs, outputFile, readingTimeMs, runFfmpeg } from './runFfmpeg.ts';

export interface SpeechTrack {
  channel: number;
  wavPath: string;
}

const comparedRate = 8000;
const toWav = ['-ar', '16000', '-ac', '1', '-c:a', 'pcm_s16le', '-map_metadata', '-1', '-f', 'wav'];

/** Where the sound of one channel lies inside a working folder. */
export function speechTrackPath(outDir: string, channel: number): string {
  return join(outDir, `channel-${channel}.wav`);
}

/**
 * Writes the sound as 16 kHz mono WAV for the recognizer: two files when the recording is stereo
 * with a different voice in each channel, else one with all channels mixed. The clock of the
 * recording is kept. Throws MediaError (`NO_AUDIO`, …).
 */
export async function extractSpeech(
  input: string,
  outDir: string,
  probe: MediaProbe,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<SpeechTrack[]> {
  if (!probe.audio) throw new MediaError('NO_AUDIO');
  await mkdir(outDir, { recursive: true });
  const isApart = await hasSeparateVoices(input, probe, signal);
  const channels = isApart ? [0, 1] : [0];
  const graph = isApart
    ? `[0:a:0]${keepClock},channelsplit=channel_layout=stereo[c0][c1]`
    : `[0:a:0]${keepClock}[c0]`;
  const tracks = channels.map((channel) => ({
    channel,
    wavPath: speechTrackPath(outDir, channel),
  }));
  await runFfmpeg(
    [
      ...inputArgs(input, probe.container),
      ...['-filter_complex', graph],
      ...tracks.flatMap(({ channel, wavPath }) => [
        ...['-map', `[c${channel}]`, ...toWav],
        outputFile(wavPath),
      ]),
    ],
    { signal, timeoutMs: readingTimeMs(probe.durationMs) },
  );
  return tracks;
}

async function hasSeparateVoices(
  input: string,
  probe: MediaProbe,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  if (probe.audio?.channels !== 2) return false;
  const comparison = new ChannelComparison(comparedRate);
  await decodeAudio(input, probe, { sampleRate: comparedRate, channels: 2, signal }, (samples) =>
    comparison.add(samples),
  );
  return comparison.hasSeparateVoices();
}
