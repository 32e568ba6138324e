import type { NoteRecord } from '../../platform/captureStore.ts';

/** Where a note is: never "saved" before it is on the disk. */
export function noteStateText({ state, problem }: Pick<NoteRecord, 'state' | 'problem'>): string {
  switch (state) {
    case 'waiting':
      return 'Saved here, waiting to send';
    case 'sent':
      return 'Saved';
    case 'leaving':
      return 'Deleting';
    case 'refused':
      return problem ?? 'The server did not take it.';
  }
}
