/** Why speech could not be turned into words. */
export type SpeechErrorCode =
  | 'NOT_INSTALLED'
  | 'LANGUAGE_MISSING'
  | 'UNREACHABLE'
  | 'TIMED_OUT'
  | 'BUSY'
  | 'REFUSED'
  | 'BAD_REPLY'
  | 'FAILED';

/** A fault of a speech engine, with a sentence that can be shown to people as it is. */
export class SpeechError extends Error {
  readonly code: SpeechErrorCode;
  /** Whether the same request may well succeed a little later. */
  readonly isRetryable: boolean;
  /** How long the engine asked to be left alone, milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(
    code: SpeechErrorCode,
    message: string,
    {
      isRetryable = false,
      retryAfterMs = null as number | null,
      cause = undefined as unknown,
    } = {},
  ) {
    super(message, { cause });
    this.name = 'SpeechError';
    this.code = code;
    this.isRetryable = isRetryable;
    this.retryAfterMs = retryAfterMs;
  }
}
