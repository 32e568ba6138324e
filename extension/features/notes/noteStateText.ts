import type { NoteRecord } from '../../platform/captureStore.ts';
import { text } from '../../platform/text.ts';

/** Where a note is: never "saved" before it is on the disk. */
export function noteStateText({ state, problem }: Pick<NoteRecord, 'state' | 'problem'>): string {
  switch (state) {
    case 'waiting':
      return text('noteWaiting');
    case 'sent':
      return text('stateSaved');
    case 'leaving':
      return text('noteDeleting');
    case 'refused':
      return problem ?? text('noteRefused');
  }
}
