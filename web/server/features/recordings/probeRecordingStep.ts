import { and, eq } from 'drizzle-orm';
import { call, recordingFile } from '../../db/tables/schema.ts';
import { MediaError } from '../../media/mediaError.ts';
import { probeMedia } from '../../media/probeMedia.ts';
import { removeReplacedFiles } from './removeReplacedFiles.ts';
import type { RecordingStep } from './recordingStage.ts';
import { silenceOriginal } from './silenceOriginal.ts';

/**
 * Looks what the file holds. What has no sound ends here: nothing of it could become a transcript. Where
 * passages were redacted, a copy without them takes the place of the file first.
 */
export const probeRecordingStep: RecordingStep = {
  name: 'PROBE',
  async work(tools) {
    const { call: callRow, original, signal } = tools;
    const { id, type, startTime } = callRow;
    await removeReplacedFiles(tools, tools.task.result);
    const found = await probeMedia((await original()).path, { signal });
    if (!found.audio) throw new MediaError('NO_AUDIO');
    const silenced = await silenceOriginal(tools, found);
    const probe = silenced?.probe ?? found;
    const { durationMs, mimeType } = probe;
    const hasVideo = Boolean(probe.video);
    return async (tx) => {
      await tx
        .update(recordingFile)
        .set({ mimeType, durationMs, hasVideo, ...silenced?.columns })
        .where(and(eq(recordingFile.callId, id), eq(recordingFile.kind, 'ORIGINAL')));
      await tx
        .update(call)
        .set({
          durationMs,
          endTime: new Date(startTime.getTime() + durationMs),
          ...(type === 'UPLOAD_AUDIO' && hasVideo && { type: 'UPLOAD_VIDEO' }),
        })
        .where(eq(call.id, id));
      return { probe, ...(silenced && { replaced: [silenced.replacedKey] }) };
    };
  },
};
