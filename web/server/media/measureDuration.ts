import { inputArgs, runFfmpeg } from './runFfmpeg.ts';
import type { MediaContainer } from './sniffMedia.ts';

/**
 * The length of a recording in milliseconds, counted from its packets. A browser's recorder writes
 * WebM without a duration, an MP3 of varying bit rate without a table is guessed wrong by a third,
 * and a cut file keeps the promise of the whole one; packets tell the truth in every case.
 */
export async function measureDuration(
  path: string,
  container: MediaContainer,
  hasAudio: boolean,
  running: { signal: AbortSignal | undefined; timeoutMs: number },
): Promise<number> {
  let tail = '';
  let lastUs = 0;
  await runFfmpeg(
    [
      ...inputArgs(path, container),
      ...(hasAudio ? ['-map', '0:a:0'] : []),
      ...['-map', '0:V:0?', '-c', 'copy', '-f', 'null', '-progress', 'pipe:1', '-'],
    ],
    {
      ...running,
      onOutput: (piece) => {
        tail = (tail + piece.toString('latin1')).slice(-4096);
        for (const [, us] of tail.matchAll(/out_time_us=(\d+)\n/g))
          lastUs = Math.max(lastUs, Number(us));
      },
    },
  );
  return Math.round(lastUs / 1000);
}
