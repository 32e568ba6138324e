import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ChannelComparison } from './channelComparison.ts';
import { MediaError } from './mediaError.ts';
import { PeakLanes, type Peaks } from './peakLanes.ts';
import type { MediaProbe } from './probeMedia.ts';
import { inputArgs, outputFile, readingTimeMs, runFfmpeg } from './runFfmpeg.ts';

export interface SpeechTrack {
  channel: number;
  wavPath: string;
}

export interface DecodedSound {
  peaks: Peaks;
  /** In `outDir`: two when each channel of a stereo recording has its own voice, else one of all mixed. */
  tracks: SpeechTrack[];
}

/** What the wave form and the comparison of channels are made of; a telephone's rate is plenty. */
const sketchRate = 8000;
const toWav = ['-ar', '16000', '-ac', '1', '-c:a', 'pcm_s16le', '-map_metadata', '-1', '-f', 'wav'];

/**
 * Sound starts where the recording starts: a track that begins late, or has holes where packets
 * were lost, is filled with silence, so that times in the sound are times in the player.
 */
const keepClock = 'aresample=async=1:first_pts=0';

/**
 * Decodes a recording once: its wave form and, with `outDir`, its sound as 16 kHz mono WAV for the
 * recognizer. `outDir` exists afterwards only when it is complete. Throws MediaError (`NO_AUDIO`, …).
 */
export async function decodeSound(
  input: string,
  probe: MediaProbe,
  { outDir, signal }: { outDir?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<DecodedSound> {
  if (!probe.audio) throw new MediaError('NO_AUDIO');
  const channels = probe.audio.channels === 2 ? 2 : 1;
  const lanes = new PeakLanes({ sampleRate: sketchRate, channels, durationMs: probe.durationMs });
  const comparison = new ChannelComparison(sketchRate);
  const draft = outDir && `${outDir}.draft`;
  if (draft) await mkdir(draft, { recursive: true });
  await runFfmpeg(
    [
      ...inputArgs(input, probe.container),
      ...['-filter_complex', filterGraph(channels, draft !== undefined)],
      ...['-map', '[sketch]', '-ac', String(channels), '-ar', String(sketchRate)],
      ...['-f', 's16le', 'pipe:1'],
      ...(draft ? wavOutputs(channels, draft) : []),
    ],
    {
      signal,
      timeoutMs: readingTimeMs(probe.durationMs),
      onOutput: wholeFrames(channels, (samples) => {
        lanes.add(samples);
        if (channels === 2) comparison.add(samples);
      }),
    },
  );
  const isApart = channels === 2 && comparison.hasSeparateVoices();
  const tracks = outDir && draft ? await keepTracks(draft, outDir, isApart) : [];
  return { peaks: lanes.draw(isApart), tracks };
}

/** The tracks that `decodeSound` has left in a folder, or null when it has not. */
export async function findSound(outDir: string): Promise<SpeechTrack[] | null> {
  const names: string[] = await readdir(outDir).catch(() => []);
  const tracks = [0, 1]
    .map((channel) => ({ channel, wavPath: trackPath(outDir, channel) }))
    .filter(({ channel }) => names.includes(`channel-${channel}.wav`));
  return tracks.length > 0 ? tracks : null;
}

export const trackPath = (dir: string, channel: number) => join(dir, `channel-${channel}.wav`);

/** Both ways of a stereo recording are written, since only its end tells whether the channels differ. */
function filterGraph(channels: 1 | 2, isKept: boolean): string {
  const source = `[0:a:0]${keepClock}`;
  if (!isKept) return `${source}[sketch]`;
  return channels === 1
    ? `${source},asplit=2[sketch][mixed]`
    : `${source},asplit=3[sketch][mixed][both];[both]channelsplit=channel_layout=stereo[left][right]`;
}

function wavOutputs(channels: 1 | 2, dir: string): string[] {
  const wav = (label: string, name: string) => [
    ...['-map', `[${label}]`, ...toWav],
    outputFile(join(dir, name)),
  ];
  return [
    ...wav('mixed', 'mixed.wav'),
    ...(channels === 2 ? [...wav('left', 'channel-0.wav'), ...wav('right', 'channel-1.wav')] : []),
  ];
}

async function keepTracks(draft: string, outDir: string, isApart: boolean): Promise<SpeechTrack[]> {
  const mixed = join(draft, 'mixed.wav');
  if (isApart) await rm(mixed);
  else {
    await rm(trackPath(draft, 1), { force: true });
    await rename(mixed, trackPath(draft, 0));
  }
  await rm(outDir, { recursive: true, force: true });
  await rename(draft, outDir);
  return (await findSound(outDir)) ?? [];
}

/** Hands pieces of a stream of 16-bit samples over in whole frames. */
function wholeFrames(channels: 1 | 2, onSamples: (samples: Int16Array) => void) {
  const frameBytes = 2 * channels;
  let rest: Buffer = Buffer.alloc(0);
  return (piece: Buffer): void => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const whole = bytes.length - (bytes.length % frameBytes);
    rest = Buffer.from(bytes.subarray(whole));
    // Copied because a pooled buffer may start at an odd byte.
    onSamples(new Int16Array(Uint8Array.from(bytes.subarray(0, whole)).buffer));
  };
}
