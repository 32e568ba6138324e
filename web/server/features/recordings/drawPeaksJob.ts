import { join } from 'node:path';
import { recordingPeaks } from '../../db/tables/schema.ts';
import { drawPeaks } from '../../media/drawPeaks.ts';
import { drawThumbnail } from '../../media/drawThumbnail.ts';
import { MediaError } from '../../media/mediaError.ts';
import { callFileKey } from '../../storage/storageKey.ts';
import { peaksColumns } from './peaksColumns.ts';
import { probeResult } from './probeResult.ts';
import { saveRecordingFile } from './saveRecordingFile.ts';
import { stepJob, type RecordingJobsOptions, type StepTools } from './stepJob.ts';

const mimeType = 'image/jpeg';

/** Draws the sketch of the sound and, of a video, a picture for lists. */
export const drawPeaksJob = (options: RecordingJobsOptions) =>
  stepJob('PEAKS', options, async (tools) => {
    const { organizationId, id: callId } = tools.call;
    const { path } = await tools.original();
    const probe = probeResult(tools);
    const peaks = await drawPeaks(path, probe, { signal: tools.signal });
    const thumbnail = probe.video ? await storeThumbnail(tools, path) : null;
    return async (tx) => {
      const drawn = peaksColumns(peaks.channels, peaks.perSecond);
      await tx
        .insert(recordingPeaks)
        .values({ callId, organizationId, ...drawn })
        .onConflictDoUpdate({ target: recordingPeaks.callId, set: drawn });
      if (thumbnail)
        await saveRecordingFile(tx, {
          ...{ organizationId, callId, kind: 'THUMBNAIL', mimeType, ...thumbnail },
        });
    };
  });

/** Null when no frame can be drawn: the recording is no worse for that. */
async function storeThumbnail(tools: StepTools, path: string) {
  const { storage, workDir, signal, step } = tools;
  const output = join(workDir, 'thumbnail.jpg');
  try {
    await drawThumbnail(path, output, probeResult(tools), { signal });
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
  const owner = { organizationId: tools.call.organizationId, callId: tools.call.id };
  const storageKey = callFileKey(owner, 'thumbnail', step.id, 'jpg');
  const stored = await storage.put(storageKey, output, { mimeType, isFinal: true, signal });
  return { storageKey, ...stored };
}
