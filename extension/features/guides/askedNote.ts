import { text } from '../../platform/text.ts';

import type { NewNote } from '../notes/noteMessages.ts';

/** The note that says a question was asked, at this moment of the interview. */
export const askedNote = (captureId: string, cueId: string, timeMs: number): NewNote => ({
  ...{ captureId, timeMs, cueId },
  noteId: crypto.randomUUID(),
  text: text('asked'),
  type: 'CUE',
  visibility: 'PUBLIC',
  isTick: true,
});
