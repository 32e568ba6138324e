import { and, eq } from 'drizzle-orm';
import { call, recordingFile } from '../../db/tables/schema.ts';
import { MediaError } from '../../media/mediaError.ts';
import { probeMedia } from '../../media/probeMedia.ts';
import type { RecordingStep } from './recordingStage.ts';

/** Looks what the file holds. What has no sound ends here: nothing of it could become a transcript. */
export const probeRecordingStep: RecordingStep = {
  name: 'PROBE',
  async work({ call: { id, type, startTime }, original, signal }) {
    const probe = await probeMedia((await original()).path, { signal });
    if (!probe.audio) throw new MediaError('NO_AUDIO');
    const { durationMs, mimeType } = probe;
    const hasVideo = Boolean(probe.video);
    return async (tx) => {
      await tx
        .update(recordingFile)
        .set({ mimeType, durationMs, hasVideo })
        .where(and(eq(recordingFile.callId, id), eq(recordingFile.kind, 'ORIGINAL')));
      await tx
        .update(call)
        .set({
          durationMs,
          endTime: new Date(startTime.getTime() + durationMs),
          ...(type === 'UPLOAD_AUDIO' && hasVideo && { type: 'UPLOAD_VIDEO' }),
        })
        .where(eq(call.id, id));
      return { probe };
    };
  },
};
