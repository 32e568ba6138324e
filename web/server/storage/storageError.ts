/** A fault of the store of recordings; the message can be shown to people. */
export class StorageError extends Error {
  readonly code: 'NOT_FOUND' | 'BAD_KEY' | 'FULL';
  constructor(code: StorageError['code'], message: string) {
    super(message);
    this.name = 'StorageError';
    this.code = code;
  }
}

export const notStored = (key: string) =>
  new StorageError('NOT_FOUND', `The stored file ${key} is no longer there.`);

export const storageFull = () =>
  new StorageError(
    'FULL',
    'The server has no room left for this recording. Please tell your administrator.',
  );

/** Whether the system said that no room (or no quota) is left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
