import type { PageNote } from './notesPage.ts';

/**
 * Whether the summary has only what the notes left over. The built-in engine quotes the interview, and no
 * sentence stands on a page twice: where half of the guide or more was asked, asides are left for its summary.
 */
export const isSummaryLeftOver = (
  isBuiltIn: boolean,
  notes: readonly Pick<PageNote, 'gap'>[],
): boolean =>
  isBuiltIn &&
  notes.length > 0 &&
  notes.filter(({ gap }) => gap !== 'NOT_ASKED').length * 2 >= notes.length;
