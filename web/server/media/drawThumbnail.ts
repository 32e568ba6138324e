import { stat } from 'node:fs/promises';
import { MediaError } from './mediaError.ts';
import type { MediaProbe } from './probeMedia.ts';
import { inputArgs, outputFile, readingTimeMs, runFfmpeg } from './runFfmpeg.ts';

/** Lets only frames through that are less than 90 % black. */
const brightFrame = [
  'blackframe=amount=0:threshold=32',
  'metadata=mode=select:key=lavfi.blackframe.pblack:value=90:function=less',
].join(',');

/**
 * Writes a JPEG 480 pixels wide of a telling frame: from a tenth into the recording (10 s at most),
 * the first one that is not black, else simply the first. Throws MediaError (`NO_VIDEO`, …).
 */
export async function drawThumbnail(
  input: string,
  output: string,
  probe: MediaProbe,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  if (!probe.video) throw new MediaError('NO_VIDEO');
  const startSec = Math.min(10, probe.durationMs / 10_000);
  const attempts = [
    { from: startSec, filter: `${brightFrame},` },
    { from: 0, filter: '' },
  ];
  for (const { from, filter } of attempts) {
    await runFfmpeg(
      [
        ...['-max_pixels', String(8192 * 8192), '-ss', from.toFixed(3), '-t', '20'],
        ...inputArgs(input, probe.container),
        ...['-map', '0:V:0', '-an', '-vf', `${filter}scale=480:-2`],
        ...['-frames:v', '1', '-q:v', '4', '-map_metadata', '-1', '-f', 'image2', '-update', '1'],
        outputFile(output),
      ],
      { signal, timeoutMs: readingTimeMs(60_000) },
    ).catch((error: unknown) => {
      if (filter === '' || signal?.aborted) throw error;
    });
    if (await isWritten(output)) return;
  }
  throw new MediaError('NOT_MEDIA', 'no frame decodes');
}

async function isWritten(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  return (info?.size ?? 0) > 0;
}
