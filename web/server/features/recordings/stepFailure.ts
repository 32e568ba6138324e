import { FinalJobError } from '../../jobs/job.ts';
import { MediaError } from '../../media/mediaError.ts';
import { SpeechError } from '../../speech/speechError.ts';
import { isDiskFull, StorageError } from '../../storage/storageError.ts';

export interface StepFault {
  code: string;
  /** For people. */
  reason: string;
  /** Whether the same work may well succeed a little later. */
  isRetryable: boolean;
  /** Nobody foresaw it, so it belongs in the log. */
  isUnexpected: boolean;
}

const passingMediaFaults = ['TIMED_OUT', 'DISK_FULL', 'FAILED'];

/** What a fault of a step means: a sentence for the page, and whether to try again. */
export function stepFault(error: unknown): StepFault {
  const isUnexpected = false;
  if (error instanceof MediaError) {
    const isRetryable = passingMediaFaults.includes(error.code);
    return { code: error.code, reason: error.message, isRetryable, isUnexpected };
  }
  if (error instanceof SpeechError) {
    const { code, message: reason, isRetryable } = error;
    return { code, reason, isRetryable, isUnexpected };
  }
  if (error instanceof FinalJobError)
    return { code: error.code, reason: error.message, isRetryable: false, isUnexpected };
  if (error instanceof StorageError && error.code === 'NOT_FOUND') {
    const reason = 'The recording is no longer in the store. Upload it again.';
    return { code: error.code, reason, isRetryable: false, isUnexpected };
  }
  if (isDiskFull(error) || (error instanceof StorageError && error.code === 'FULL')) {
    const reason =
      'The server has no room left to process this recording. Tell your administrator, then try again.';
    return { code: 'DISK_FULL', reason, isRetryable: true, isUnexpected };
  }
  return {
    code: 'UNEXPECTED',
    reason: 'Something unexpected went wrong in this step. Try again, or tell your administrator.',
    isRetryable: true,
    isUnexpected: true,
  };
}
