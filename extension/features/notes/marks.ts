import type { NoteType } from '#shared/domain/note.ts';

/** A moment marked by one key, without words of one's own. */
export interface Mark {
  key: string;
  label: string;
  type: NoteType;
}

export const marks: readonly Mark[] = [
  { key: 's', label: 'Strong', type: 'HIGHLIGHT' },
  { key: 'c', label: 'Concern', type: 'HIGHLIGHT' },
  { key: 'f', label: 'Follow up', type: 'FOLLOW_UP' },
];
