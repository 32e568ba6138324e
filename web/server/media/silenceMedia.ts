import type { MediaProbe } from './probeMedia.ts';
import { inputArgs, outputFile, runFfmpeg } from './runFfmpeg.ts';

/** Estimated word times are off by some tens of milliseconds; no syllable may be left at the edges. */
const marginMs = 100;

/**
 * Writes a copy of a recording in which the spans are silent and, of a video, black. Everything is encoded
 * again, so that no byte of them remains; other tracks than the first of each kind, and all metadata, are
 * left out. Throws MediaError.
 */
export async function silenceMedia(
  input: string,
  output: string,
  spans: readonly { startMs: number; endMs: number }[],
  probe: MediaProbe,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<{ extension: string; mimeType: string }> {
  const { video, durationMs } = probe;
  const during = `'${spans
    .map(({ startMs, endMs }) => [Math.max(0, startMs - marginMs), endMs + marginMs])
    .map(([from = 0, to = 0]) => `between(t,${from / 1000},${to / 1000})`)
    .join('+')}'`;
  const picture = [
    ...['-map', '0:V:0', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
    ...['-pix_fmt', 'yuv420p', '-vf'],
    `scale='trunc(min(1920,iw)/2)*2':-2,drawbox=enable=${during}:x=0:y=0:w=iw:h=ih:color=black:t=fill`,
  ];
  await runFfmpeg(
    [
      ...['-max_pixels', String(8192 * 8192), ...inputArgs(input, probe.container)],
      ...(video ? picture : ['-vn']),
      ...[
        '-map',
        '0:a:0',
        '-c:a',
        'aac',
        '-b:a',
        '160k',
        '-af',
        `volume=enable=${during}:volume=0`,
      ],
      ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
      ...['-flags:v', '+bitexact', '-flags:a', '+bitexact'],
      ...['-movflags', '+faststart', '-f', 'mp4', outputFile(output)],
    ],
    { signal, timeoutMs: 60_000 + durationMs * (video ? 3 : 1) },
  );
  return video
    ? { extension: 'mp4', mimeType: 'video/mp4' }
    : { extension: 'm4a', mimeType: 'audio/mp4' };
}
