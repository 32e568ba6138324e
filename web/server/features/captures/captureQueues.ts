import { z } from 'zod';
import type { Job } from '../../jobs/job.ts';

const payload = z.object({ organizationId: z.uuid(), callId: z.uuid() });
export type CapturePayload = z.infer<typeof payload>;

const queue = (name: string): Job<CapturePayload> => ({
  name,
  payload,
  concurrency: 1,
  run: () =>
    Promise.reject(new Error(`${name} was queued, but this process has no worker for it.`)),
});

/** A meeting whose captions have stopped for this long is over, whatever became of the browser. */
export const silenceMs = 30 * 60_000;

/** Ends a capture that has fallen silent. */
export const watchCaptureQueue = queue('watchCapture');

/** Makes the captions of a meeting that is over its transcript. */
export const writeLiveTranscriptQueue = queue('writeLiveTranscript');
