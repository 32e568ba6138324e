import { join } from 'node:path';
import { inputArgs, outputFile, runFfmpeg } from './runFfmpeg.ts';

const timeoutMs = 15_000;
/** A minute of speech. A gap in the times of a piece is filled with silence, and could be of any length. */
const maxFileBytes = 2_000_000;

/**
 * Writes both channels of a short WebM as 16 kHz mono WAV, from its first packet on.
 * @returns the left and the right one
 * @throws {MediaError}
 */
export async function splitChannels(
  path: string,
  folder: string,
  signal: AbortSignal,
): Promise<[string, string]> {
  const paths: [string, string] = [join(folder, 'left.wav'), join(folder, 'right.wav')];
  const wav = ['-ar', '16000', '-ac', '1', '-c:a', 'pcm_s16le', '-map_metadata', '-1', '-f', 'wav'];
  await runFfmpeg(
    [
      ...inputArgs(path, 'webm'),
      ...['-filter_complex'],
      '[0:a:0]aresample=async=1:first_pts=0,channelsplit=channel_layout=stereo[left][right]',
      ...['-map', '[left]', ...wav, outputFile(paths[0])],
      ...['-map', '[right]', ...wav, outputFile(paths[1])],
    ],
    { timeoutMs, maxFileBytes, signal },
  );
  return paths;
}
