import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { call } from '../../db/tables/schema.ts';
import { remuxForPlayback } from '../../media/remuxForPlayback.ts';
import { callFileKey } from '../../storage/storageKey.ts';
import { probeResult } from './probeResult.ts';
import { saveRecordingFile } from './saveRecordingFile.ts';
import { stepJob, type RecordingJobsOptions } from './stepJob.ts';

/** Makes the copy people listen to, with an index at the front; from here on the recording plays. */
export const remuxRecordingJob = (options: RecordingJobsOptions) =>
  stepJob('REMUX', options, async (tools) => {
    const { storage, workDir, signal, step } = tools;
    const { organizationId, id: callId } = tools.call;
    const probe = probeResult(tools);
    const output = join(workDir, 'playback');
    const made = await remuxForPlayback((await tools.original()).path, output, probe, { signal });
    const { mimeType, extension } = made;
    const storageKey = callFileKey({ organizationId, callId }, 'playback', step.id, extension);
    const stored = await storage.put(storageKey, output, { mimeType, isFinal: true, signal });
    return async (tx) => {
      await saveRecordingFile(tx, {
        ...{ organizationId, callId, kind: 'PLAYBACK', storageKey, mimeType, ...stored },
        durationMs: probe.durationMs,
        hasVideo: Boolean(probe.video),
      });
      await tx.update(call).set({ recordingStatus: 'COMPLETED' }).where(eq(call.id, callId));
      return { isTranscoded: made.isTranscoded };
    };
  });
