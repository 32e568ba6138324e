import { eq, isNull, and } from 'drizzle-orm';
import { call as callTable, liveCapture, task } from '../../db/tables/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { startProcessing } from '../processing/startProcessing.ts';
import {
  silenceMs,
  watchCaptureQueue,
  writeLiveTranscriptQueue,
  type CapturePayload,
} from './captureQueues.ts';
import { endLiveCall } from './endLiveCall.ts';
import { writeLiveTranscript } from './writeLiveTranscript.ts';

/** What happens to a live call by itself: its end when it falls silent, and its transcript after the end. */
export function createCaptureJobs(): Job[] {
  const watchCapture: Job<CapturePayload> = {
    ...watchCaptureQueue,
    async run(payload, { database, send }) {
      const { callId } = payload;
      const [open] = await database.system
        .select({ capture: liveCapture, call: callTable })
        .from(liveCapture)
        .innerJoin(callTable, eq(callTable.id, liveCapture.callId))
        .where(and(eq(liveCapture.callId, callId), isNull(callTable.deletedAt)));
      // One watch goes on until a person ends the call; a silent one may become live again.
      if (!open || open.capture.endedBy === 'PERSON') return;
      const { lastHeardAt, endedAt } = open.capture;
      const dueMs = lastHeardAt.getTime() + silenceMs - Date.now();
      if (dueMs > 0) {
        await send(watchCaptureQueue, payload, { delaySec: Math.ceil(dueMs / 1000) });
        return;
      }
      if (!endedAt)
        await endLiveCall({
          db: database.system,
          actor: null,
          call: open.call,
          endedAt: lastHeardAt,
          endedBy: 'SILENCE',
          send,
        });
      // A browser that was away for a day still has its captions.
      if (-dueMs < dayMs) await send(watchCaptureQueue, payload, { delaySec: silenceMs / 1000 });
    },
  };
  const writeTranscript: Job<CapturePayload> = {
    ...writeLiveTranscriptQueue,
    run: ({ organizationId, callId }, { database, send }) =>
      database.system.transaction(async (tx) => {
        const [call] = await tx
          .select()
          .from(callTable)
          .where(eq(callTable.id, callId))
          .for('update');
        if (!call || call.deletedAt || call.status === 'LIVE') return;
        const steps = await tx.select().from(task).where(eq(task.callId, callId));
        const transcribe = steps.find(({ name }) => name === 'TRANSCRIBE');
        // The recording has been transcribed as a whole; the captions stay beside it.
        if (transcribe?.status === 'COMPLETED') return;
        await writeLiveTranscript(tx, call);
        // A recording that is being processed is measured at its end.
        if (transcribe) return;
        await startProcessing({
          ...{ tx, send, organizationId, callId, from: 'MEASURE', isWordsOnly: true },
        });
      }),
  };
  return [watchCapture, writeTranscript];
}

const dayMs = 86_400_000;
