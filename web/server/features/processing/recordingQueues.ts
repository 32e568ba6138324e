import { z } from 'zod';
import type { ProcessingStepName } from '#shared/domain/call.ts';
import { defineQueue } from '../../jobs/job.ts';

const callPayload = z.object({ organizationId: z.uuid(), callId: z.uuid() });
export type CallPayload = z.infer<typeof callPayload>;

const stagePayload = callPayload.extend({
  /** The order this belongs to; a later one makes it void. */
  generation: z.int(),
});
export type StagePayload = z.infer<typeof stagePayload>;

/** An upload has its last byte: make it a recording. */
export const finishUploadQueue = defineQueue('finishUpload', z.object({ uploadId: z.uuid() }), {
  concurrency: 2,
});

/** Looks after uploads that are not finished: those that are whole, and those nobody continues. */
export const sweepUploadsQueue = defineQueue('sweepUploads', z.object({}));

/** Deletes interviews that are older than their organizations keep them, or than this organization does. */
export const sweepRetentionQueue = defineQueue(
  'sweepRetention',
  z.object({ organizationId: z.uuid().optional() }),
);

/** A call was deleted: its files go too. */
export const removeCallFilesQueue = defineQueue(
  'removeCallFiles',
  callPayload.extend({ uploadId: z.uuid().optional() }),
);

/** From the file to a recording that plays. Two, so that a long video does not keep the next one waiting. */
export const prepareRecordingQueue = defineQueue('prepareRecording', stagePayload, {
  concurrency: 2,
});

/** From the sound to the measured transcript. Recognition fills the machine, so one runs at a time. */
export const transcribeRecordingQueue = defineQueue('transcribeRecording', stagePayload);

export const stageQueueOf = (step: ProcessingStepName) =>
  step === 'PROBE' || step === 'REMUX' || step === 'PEAKS'
    ? prepareRecordingQueue
    : transcribeRecordingQueue;
