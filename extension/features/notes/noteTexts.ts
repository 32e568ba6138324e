import type { NoteType, NoteVisibility } from '#shared/domain/note.ts';
import type { NoteVisibilityTexts } from '#shared/ui/NoteVisibilitySelect.tsx';
import { text, type TextKey } from '../../platform/text.ts';

const types: Record<NoteType, TextKey> = {
  NOTE: 'noteTypeNote',
  FOLLOW_UP: 'noteTypeFollowUp',
  HIGHLIGHT: 'noteTypeHighlight',
  CUE: 'noteTypeQuestion',
};
export const noteTypeText = (type: NoteType): string => text(types[type]);

const visibilities: Record<NoteVisibility, readonly [label: TextKey, hint: TextKey]> = {
  PUBLIC: ['seenByAll', 'seenByAllHint'],
  CALL_OWNER: ['seenByOwner', 'seenByOwnerHint'],
  PRIVATE: ['seenByMe', 'seenByMeHint'],
};
/** The choice of who sees a note, in the language of the browser. */
export const visibilityTexts: NoteVisibilityTexts = {
  name: () => text('whoSeesIt'),
  labelOf: (visibility) => text(visibilities[visibility][0]),
  hintOf: (visibility) => text(visibilities[visibility][1]),
};
