import { processingStepTitle } from '../../../../shared/domain/call.ts';
import type {
  CallStatus,
  ProcessingStatus,
  ProcessingStepName,
} from '../../../../shared/domain/call.ts';

/** What is known about the way of a recording from file to interview. */
export interface ProcessingFacts {
  status?: CallStatus;
  isProcessing: boolean;
  recordingProcessingStatus: ProcessingStatus;
  transcriptionStatus: ProcessingStatus;
  failureReason?: string | null | undefined;
  processingSteps: readonly {
    name: ProcessingStepName;
    status: ProcessingStatus;
    progress: number;
  }[];
  upload?: { isComplete: boolean; receivedBytes: number; sizeBytes: number } | null | undefined;
}

export type ProcessingState =
  | { kind: 'live' }
  | { kind: 'uploading'; percent: number }
  | { kind: 'waiting' }
  | { kind: 'processing'; title: string; percent: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready' };

const percentOf = (share: number): number => Math.max(0, Math.min(100, Math.floor(share * 100)));

/** Where a recording is on its way, as one line can say it. Percents are of the step, 0 to 100. */
export function processingStateOf(call: ProcessingFacts): ProcessingState {
  const { upload, processingSteps: steps } = call;
  if (call.status === 'LIVE') return { kind: 'live' };
  if (upload && !upload.isComplete)
    return { kind: 'uploading', percent: percentOf(upload.receivedBytes / upload.sizeBytes) };
  const running = steps.find(({ status }) => status === 'IN_PROGRESS');
  if (running)
    return {
      kind: 'processing',
      title: processingStepTitle(running.name),
      percent: percentOf(running.progress),
    };
  if (call.recordingProcessingStatus === 'FAILED' || call.transcriptionStatus === 'FAILED')
    return {
      kind: 'failed',
      reason: call.failureReason ?? 'Something went wrong while the recording was prepared.',
    };
  const next = steps.find(({ status }) => status === 'PENDING' || status === 'DISPATCHED');
  if (!next) {
    // A file that has just arrived has no steps yet: it is not ready, it waits.
    const isDone = !call.isProcessing && call.transcriptionStatus === 'COMPLETED';
    return { kind: isDone ? 'ready' : 'waiting' };
  }
  // Between two steps the next one is what it is about; before the first there is only a queue.
  if (!steps.some(({ status }) => status === 'COMPLETED')) return { kind: 'waiting' };
  return { kind: 'processing', title: processingStepTitle(next.name), percent: 0 };
}
