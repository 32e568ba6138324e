import { z } from 'zod';
import { processingStepNames, type ProcessingStepName } from '../../../../shared/domain/call.ts';
import { defineQueue, type Queue } from '../../jobs/job.ts';

const callPayload = z.object({ organizationId: z.uuid(), callId: z.uuid() });
export type CallPayload = z.infer<typeof callPayload>;

/** An upload has its last byte: make it a recording. */
export const finishUploadQueue = defineQueue('finishUpload', z.object({ uploadId: z.uuid() }), {
  concurrency: 2,
});

/** Looks after uploads that are not finished: those that are whole, and those nobody continues. */
export const sweepUploadsQueue = defineQueue('sweepUploads', z.object({}));

/** A call was deleted: its files go too. */
export const removeCallFilesQueue = defineQueue(
  'removeCallFiles',
  callPayload.extend({ uploadId: z.uuid().optional() }),
);

const jobNames: Record<ProcessingStepName, string> = {
  PROBE: 'probeRecording',
  REMUX: 'remuxRecording',
  PEAKS: 'drawPeaks',
  TRANSCRIBE: 'transcribeRecording',
  ATTRIBUTE_SPEAKERS: 'attributeSpeakers',
  MEASURE: 'measureCall',
};

/** One queue a step. Recognition fills both cores by itself, so one runs at a time. */
export const stepQueues: Record<ProcessingStepName, Queue<CallPayload>> = {
  PROBE: defineQueue(jobNames.PROBE, callPayload, { concurrency: 2 }),
  REMUX: defineQueue(jobNames.REMUX, callPayload, { concurrency: 2 }),
  PEAKS: defineQueue(jobNames.PEAKS, callPayload),
  TRANSCRIBE: defineQueue(jobNames.TRANSCRIBE, callPayload),
  ATTRIBUTE_SPEAKERS: defineQueue(jobNames.ATTRIBUTE_SPEAKERS, callPayload),
  MEASURE: defineQueue(jobNames.MEASURE, callPayload, { concurrency: 2 }),
};

/** The step after this one, or null after the last. */
export const stepAfter = (name: ProcessingStepName): ProcessingStepName | null =>
  processingStepNames[processingStepNames.indexOf(name) + 1] ?? null;
