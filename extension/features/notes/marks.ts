import type { NoteType } from '#shared/domain/note.ts';
import type { TextKey } from '../../platform/text.ts';

/** A moment marked by one key, without words of one's own. */
export interface Mark {
  key: string;
  label: TextKey;
  type: NoteType;
}

export const marks: readonly Mark[] = [
  { key: 's', label: 'markStrong', type: 'HIGHLIGHT' },
  { key: 'c', label: 'markConcern', type: 'HIGHLIGHT' },
  { key: 'f', label: 'markFollowUp', type: 'FOLLOW_UP' },
];
