import { resolve } from 'node:path';
import { MediaError } from './mediaError.ts';
import { runTool, type ToolOptions } from './runTool.ts';
import type { MediaContainer } from './sniffMedia.ts';

/** The reader ffmpeg must use, so that a file's content can never pick another one (HLS, concat…). */
const demuxers: Record<MediaContainer, string> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  matroska: 'matroska',
  wav: 'wav',
  mp3: 'mp3',
  ogg: 'ogg',
  flac: 'flac',
};

/** `-i` and what must stand before it: local files only, one fixed reader. */
export function inputArgs(path: string, container: MediaContainer): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe', '-f', demuxers[container]],
    ...['-i', `file:${resolve(path)}`],
  ];
}

/** An output named as a file whatever it looks like, so that no name is taken for a protocol. */
export function outputFile(path: string): string {
  return `file:${resolve(path)}`;
}

/** Wall-clock allowance for reading media once: 30 s and half the media's length. */
export function readingTimeMs(durationMs: number): number {
  return 30_000 + durationMs / 2;
}

/** Runs ffmpeg; throws a MediaError in plain words when it fails. Returns standard output. */
export async function runFfmpeg(args: readonly string[], options: ToolOptions): Promise<string> {
  const result = await runTool(
    'ffmpeg',
    ['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y', ...args],
    options,
  );
  if (result.exitCode !== 0) throw describeFailure(result.stderr);
  return result.stdout;
}

/** The MediaError that fits what ffmpeg or ffprobe printed. */
export function describeFailure(stderr: string): MediaError {
  if (/No space left on device/i.test(stderr)) return new MediaError('DISK_FULL', stderr);
  if (/moov atom not found|Truncat|partial file/i.test(stderr))
    return new MediaError('TRUNCATED', stderr);
  if (/No such file or directory/i.test(stderr)) return new MediaError('NOT_FOUND', stderr);
  if (/matches no streams|does not contain any stream/i.test(stderr))
    return new MediaError('NO_AUDIO', stderr);
  if (/File too large/i.test(stderr)) return new MediaError('TOO_LARGE', stderr);
  return new MediaError('NOT_MEDIA', stderr);
}
