import { z } from 'zod';
import { processingStepNames, type ProcessingStepName } from '../../../../shared/domain/call.ts';
import type { Job } from '../../jobs/job.ts';

/**
 * The names and payloads of this feature's jobs, for those who only queue them (commands, the upload
 * handler). The workers are the same objects with a `run`, made by `createRecordingJobs`.
 */
const queue = <Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  concurrency: number,
): Job<Payload> => ({
  name,
  payload,
  concurrency,
  run: () =>
    Promise.reject(new Error(`${name} was queued, but this process has no worker for it.`)),
});

const callPayload = z.object({ organizationId: z.uuid(), callId: z.uuid() });
export type CallPayload = z.infer<typeof callPayload>;

/** An upload has its last byte: make it a recording. */
export const finishUploadQueue = queue('finishUpload', z.object({ uploadId: z.uuid() }), 2);

/** Looks after uploads that are not finished: those that are whole, and those nobody continues. */
export const sweepUploadsQueue = queue('sweepUploads', z.object({}), 1);

/** A call was deleted: its files go too. */
export const removeCallFilesQueue = queue(
  'removeCallFiles',
  callPayload.extend({ uploadId: z.uuid().optional() }),
  1,
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
export const stepQueues: Record<ProcessingStepName, Job<CallPayload>> = {
  PROBE: queue(jobNames.PROBE, callPayload, 2),
  REMUX: queue(jobNames.REMUX, callPayload, 2),
  PEAKS: queue(jobNames.PEAKS, callPayload, 1),
  TRANSCRIBE: queue(jobNames.TRANSCRIBE, callPayload, 1),
  ATTRIBUTE_SPEAKERS: queue(jobNames.ATTRIBUTE_SPEAKERS, callPayload, 1),
  MEASURE: queue(jobNames.MEASURE, callPayload, 2),
};

/** The step after this one, or null after the last. */
export const stepAfter = (name: ProcessingStepName): ProcessingStepName | null =>
  processingStepNames[processingStepNames.indexOf(name) + 1] ?? null;
