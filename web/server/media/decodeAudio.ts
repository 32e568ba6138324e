import { MediaError } from './mediaError.ts';
import type { MediaProbe } from './probeMedia.ts';
import { inputArgs, readingTimeMs, runFfmpeg } from './runFfmpeg.ts';

/**
 * Sound starts where the recording starts: a track that begins late, or has holes where packets
 * were lost, is filled with silence, so that times in the sound are times in the player.
 */
export const keepClock = 'aresample=async=1:first_pts=0';

/**
 * Decodes a recording and hands it over in pieces of interleaved 16-bit samples; nothing is kept.
 * Throws MediaError.
 */
export async function decodeAudio(
  input: string,
  probe: MediaProbe,
  options: { sampleRate: number; channels: 1 | 2; signal?: AbortSignal | undefined },
  onSamples: (samples: Int16Array) => void,
): Promise<void> {
  if (!probe.audio) throw new MediaError('NO_AUDIO');
  const frameBytes = 2 * options.channels;
  let rest: Buffer = Buffer.alloc(0);
  await runFfmpeg(
    [
      ...inputArgs(input, probe.container),
      ...['-map', '0:a:0', '-af', keepClock],
      ...['-ac', String(options.channels), '-ar', String(options.sampleRate)],
      ...['-f', 's16le', 'pipe:1'],
    ],
    {
      signal: options.signal,
      timeoutMs: readingTimeMs(probe.durationMs),
      onOutput: (piece) => {
        const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
        const whole = bytes.length - (bytes.length % frameBytes);
        rest = Buffer.from(bytes.subarray(whole));
        // Copied because a pooled buffer may start at an odd byte.
        onSamples(new Int16Array(Uint8Array.from(bytes.subarray(0, whole)).buffer));
      },
    },
  );
}
