import { LanguageError } from '../../language/languageError.ts';

/** A model that is down or busy is tried this often before people are told. */
const mostTries = 4;
/** The same for faults nobody foresaw, and workers that died. */
const mostUnexpected = 8;
const unexpected = 'Something unexpected went wrong. Try again, or tell your administrator.';

/**
 * Why a generation ends as failed, for people; null when it is to be tried again. `retryCount` is how
 * often its job has failed or been lost before.
 */
export function finalReason(error: unknown, retryCount: number): string | null {
  if (!(error instanceof LanguageError))
    return retryCount + 1 >= mostUnexpected ? unexpected : null;
  const isWorthAnother = error.code !== 'BAD_OUTPUT' && retryCount + 1 < mostTries;
  return isWorthAnother ? null : error.message;
}
