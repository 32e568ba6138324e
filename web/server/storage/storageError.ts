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

export const serverFullMessage =
  'The server has no room left. Nothing was changed: tell your administrator, then try again.';

/** Whether the system, or the database (53100), said that no room or no quota is left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EDQUOT', '53100'].includes(code) || isDiskFull(error.cause);
}
