import { LanguageError } from '../language/languageError.ts';
import { MediaError } from '../media/mediaError.ts';
import { SpeechError } from '../speech/speechError.ts';
import { isDiskFull, StorageError } from '../storage/storageError.ts';
import { FinalJobError } from './job.ts';

export interface TaskFault {
  code: string;
  /** For people. */
  reason: string;
  /** Whether the same work may well succeed a little later. */
  isRetryable: boolean;
  /** Nobody foresaw it, so it belongs in the log. */
  isUnexpected: boolean;
  /** How long an engine asked to be left alone; null where it did not say. */
  retryAfterMs: number | null;
}

const passingMediaFaults = ['TIMED_OUT', 'DISK_FULL', 'FAILED'];

/** What a fault means: a sentence for the page, and whether to try again. */
export function describeFault(error: unknown): TaskFault {
  const fault = (code: string, reason: string, isRetryable: boolean): TaskFault => ({
    ...{ code, reason, isRetryable, isUnexpected: false, retryAfterMs: null },
  });
  if (error instanceof MediaError)
    return fault(error.code, error.message, passingMediaFaults.includes(error.code));
  if (error instanceof SpeechError) return fault(error.code, error.message, error.isRetryable);
  if (error instanceof LanguageError)
    return {
      ...fault(error.code, error.message, error.code !== 'BAD_OUTPUT'),
      retryAfterMs: error.retryAfterMs,
    };
  if (error instanceof FinalJobError) return fault(error.code, error.message, false);
  if (error instanceof StorageError && error.code === 'NOT_FOUND')
    return fault(error.code, 'The recording is no longer in the store. Upload it again.', false);
  if (isDiskFull(error) || (error instanceof StorageError && error.code === 'FULL'))
    return fault(
      'DISK_FULL',
      'The server has no room left for this work. Tell your administrator, then try again.',
      true,
    );
  return {
    ...fault(
      'UNEXPECTED',
      'Something unexpected went wrong. Try again, or tell your administrator.',
      true,
    ),
    isUnexpected: true,
  };
}
