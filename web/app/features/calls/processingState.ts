import { processingStepNames, processingStepTitle } from '#shared/domain/call.ts';
import type { CallStatus, ProcessingStatus, ProcessingStepName } from '#shared/domain/call.ts';

/** What is known about the way of a recording from file to interview. */
export interface ProcessingFacts {
  status?: CallStatus;
  isProcessing: boolean;
  recordingProcessingStatus: ProcessingStatus;
  transcriptionStatus: ProcessingStatus;
  failureReason?: string | null | undefined;
  /** The first step that is not completed. */
  processingStep?: ProcessingStepName | null | undefined;
  /** How far it has come, 0..1. */
  processingProgress: number;
  /** How much of the file has arrived, 0..1; null once it is whole. */
  uploadedShare?: number | null | undefined;
}

type ProcessingState =
  | { kind: 'live' }
  | { kind: 'uploading'; percent: number }
  | { kind: 'waiting' }
  | { kind: 'processing'; title: string; percent: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready' };

const percentOf = (share: number): number => Math.max(0, Math.min(100, Math.floor(share * 100)));

/** Where a recording is on its way, as one line can say it. Percents are of the step, 0 to 100. */
export function processingStateOf(call: ProcessingFacts): ProcessingState {
  const { uploadedShare, processingStep: step, failureReason } = call;
  if (call.status === 'LIVE') return { kind: 'live' };
  if (typeof uploadedShare === 'number')
    return { kind: 'uploading', percent: percentOf(uploadedShare) };
  const hasFailed =
    call.recordingProcessingStatus === 'FAILED' || call.transcriptionStatus === 'FAILED';
  if (failureReason || (hasFailed && !step))
    return {
      kind: 'failed',
      reason: failureReason ?? 'Something went wrong while the recording was prepared.',
    };
  if (!step) {
    // A file that has just arrived has no steps yet: it is not ready, it waits.
    const isDone = !call.isProcessing && call.transcriptionStatus === 'COMPLETED';
    return { kind: isDone ? 'ready' : 'waiting' };
  }
  // Before the first step there is only a queue.
  if (step === processingStepNames[0] && call.processingProgress === 0) return { kind: 'waiting' };
  return {
    kind: 'processing',
    title: processingStepTitle(step),
    percent: percentOf(call.processingProgress),
  };
}
