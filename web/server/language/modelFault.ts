import { APICallError } from 'ai';
import { LanguageError } from './languageError.ts';

/** What a failed question to a model means, in words for people. `where` names the service. */
export function modelFault(error: unknown, where: string): LanguageError {
  if (error instanceof LanguageError) return error;
  const failed = APICallError.isInstance(error) ? error : null;
  const status = failed?.statusCode;
  if (failed === null || status === undefined)
    return new LanguageError(
      'UNAVAILABLE',
      `The language model at ${where} cannot be reached. Check that it is running, then try again.`,
      { cause: error },
    );
  const options = {
    cause: error,
    retryAfterMs: readRetryAfter(failed.responseHeaders?.['retry-after']),
  };
  if (status === 429)
    return new LanguageError(
      'RATE_LIMITED',
      `The language model at ${where} has too much to do at the moment. Try again a little later.`,
      options,
    );
  if (status === 401 || status === 403)
    return new LanguageError(
      'UNAVAILABLE',
      `The language model at ${where} refused the key. Ask your administrator to check it.`,
      options,
    );
  if (status >= 500)
    return new LanguageError(
      'UNAVAILABLE',
      `The language model at ${where} had a fault of its own (${status}). Try again a little later.`,
      options,
    );
  if (status >= 400)
    return new LanguageError(
      'UNAVAILABLE',
      `The language model at ${where} refused the request (${status}). Ask your administrator to check its address and name.`,
      options,
    );
  return new LanguageError(
    'BAD_OUTPUT',
    `What the language model at ${where} answered cannot be read. Try again.`,
    options,
  );
}

/** Seconds or a date, as HTTP allows, in ms from now; null when absent or unreadable. */
function readRetryAfter(value: string | undefined): number | null {
  if (value === undefined) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
