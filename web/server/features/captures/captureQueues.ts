import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

const payload = z.object({ organizationId: z.uuid(), callId: z.uuid() });
export type CapturePayload = z.infer<typeof payload>;

/** A meeting whose captions have stopped for this long is over, whatever became of the browser. */
export const silenceMs = 30 * 60_000;

/** Ends a capture that has fallen silent. */
export const watchCaptureQueue = defineQueue('watchCapture', payload);

/** Makes the captions of a meeting that is over its transcript. */
export const writeLiveTranscriptQueue = defineQueue('writeLiveTranscript', payload);
