export type LanguageErrorCode = 'TIMEOUT' | 'RATE_LIMITED' | 'UNAVAILABLE' | 'BAD_OUTPUT';

/** A language engine that did not do its task. The message is for people. */
export class LanguageError extends Error {
  readonly code: LanguageErrorCode;
  /** How long the engine asked to be left alone, in ms. */
  readonly retryAfterMs: number | null;

  constructor(
    code: LanguageErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number | null } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'LanguageError';
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
