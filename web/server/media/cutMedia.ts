import { inputArgs, outputFile, runFfmpeg } from './runFfmpeg.ts';
import { sniffMedia } from './sniffMedia.ts';

const sound = ['-c:a', 'aac', '-b:a', '128k'];
const picture = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
  ...['-vf', "scale='trunc(min(1280,iw)/2)*2':-2"],
];

/**
 * Writes a passage of a recording as MP4. It is converted, because copied streams can only begin at key
 * frames and would hold words from before the passage. Throws MediaError.
 */
export async function cutMedia(
  input: string,
  output: string,
  { startMs, endMs, hasVideo }: { startMs: number; endMs: number; hasVideo: boolean },
): Promise<void> {
  const durationMs = endMs - startMs;
  await runFfmpeg(
    [
      ...['-max_pixels', String(8192 * 8192), '-ss', String(startMs / 1000)],
      ...inputArgs(input, await sniffMedia(input)),
      ...['-t', String(durationMs / 1000)],
      ...(hasVideo ? ['-map', '0:V:0', ...picture] : ['-vn']),
      ...['-map', '0:a:0', ...sound, '-map_metadata', '-1', '-map_chapters', '-1'],
      ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
      ...['-movflags', '+faststart', '-f', 'mp4', outputFile(output)],
    ],
    { timeoutMs: 60_000 + durationMs * (hasVideo ? 3 : 1) },
  );
}
