import { join } from 'node:path';
import { recordingPeaks } from '../../db/tables/schema.ts';
import { drawThumbnail } from '../../media/drawThumbnail.ts';
import { MediaError } from '../../media/mediaError.ts';
import { callFileKey } from '../../storage/storageKey.ts';
import { peaksColumns } from '../transcripts/peaksColumns.ts';
import { probeResult } from './probeResult.ts';
import { saveRecordingFile } from './saveRecordingFile.ts';
import { transcribeRecordingQueue } from '../processing/recordingQueues.ts';
import type { RecordingStep, StepTools } from './recordingStage.ts';

const mimeType = 'image/jpeg';

/**
 * Draws the sketch of the sound and, of a video, a picture for lists. The sound decoded on the way is left to
 * the next stage.
 */
export const drawPeaksStep: RecordingStep = {
  name: 'PEAKS',
  async work(tools) {
    const { organizationId, id: callId } = tools.call;
    const { peaks } = await tools.decode();
    const thumbnail = probeResult(tools.results).video ? await storeThumbnail(tools) : null;
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
      await tools.folder.handOver();
      await tools.send(transcribeRecordingQueue, tools.payload, { tx });
    };
  },
};

/** Null when no frame can be drawn: the recording is no worse for that. */
async function storeThumbnail(tools: StepTools) {
  const output = join(tools.folder.path, 'thumbnail.jpg');
  const { path } = await tools.original();
  try {
    await drawThumbnail(path, output, probeResult(tools.results), { signal: tools.signal });
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
  const owner = { organizationId: tools.call.organizationId, callId: tools.call.id };
  const storageKey = callFileKey(owner, 'thumbnail', tools.task.id, 'jpg');
  return { storageKey, ...(await tools.store(storageKey, output, mimeType)) };
}
