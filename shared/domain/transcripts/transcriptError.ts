export type TranscriptFault =
  'EMPTY' | 'TOO_LARGE' | 'NOT_A_TRANSCRIPT' | 'DAMAGED' | 'TOO_NEW' | 'NO_WORDS' | 'NO_TIMES';

/** Why a transcript cannot be read or written, in a sentence to show as it is. */
export class TranscriptError extends Error {
  readonly code: TranscriptFault;

  constructor(code: TranscriptFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TranscriptError';
    this.code = code;
  }
}
