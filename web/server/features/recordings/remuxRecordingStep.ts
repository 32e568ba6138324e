import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { call } from '../../db/tables/schema.ts';
import { remuxForPlayback } from '../../media/remuxForPlayback.ts';
import { callFileKey } from '../../storage/storageKey.ts';
import { probeResult } from './probeResult.ts';
import { removeReplacedFiles } from './removeReplacedFiles.ts';
import { saveRecordingFile } from './saveRecordingFile.ts';
import type { RecordingStep } from './recordingStage.ts';

/** Makes the copy people listen to, with an index at the front; from here on the recording plays. */
export const remuxRecordingStep: RecordingStep = {
  name: 'REMUX',
  async work(tools) {
    const { organizationId, id: callId } = tools.call;
    const probe = probeResult(tools.results);
    await removeReplacedFiles(tools, tools.results.PROBE);
    const output = join(tools.folder.path, 'playback');
    const made = await remuxForPlayback((await tools.original()).path, output, probe, tools);
    const { mimeType, extension } = made;
    const owner = { organizationId, callId };
    const storageKey = callFileKey(owner, 'playback', tools.task.id, extension);
    const stored = await tools.store(storageKey, output, mimeType);
    return async (tx) => {
      await saveRecordingFile(tx, {
        ...{ organizationId, callId, kind: 'PLAYBACK', storageKey, mimeType, ...stored },
        durationMs: probe.durationMs,
        hasVideo: Boolean(probe.video),
      });
      await tx.update(call).set({ recordingStatus: 'COMPLETED' }).where(eq(call.id, callId));
      return { isTranscoded: made.isTranscoded };
    };
  },
};
