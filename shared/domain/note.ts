/** CUE notes an answer to a question of the guide; HIGHLIGHT marks a passage and needs no words. */
export const noteTypes = ['NOTE', 'FOLLOW_UP', 'HIGHLIGHT', 'CUE'] as const;
export type NoteType = (typeof noteTypes)[number];

export const noteVisibilities = ['PUBLIC', 'CALL_OWNER', 'PRIVATE'] as const;
export type NoteVisibility = (typeof noteVisibilities)[number];

export const maxNoteLength = 10_000;

/** What the rule needs to know about the person who asks. */
export interface NoteReader {
  userId: string;
  permissions: ReadonlySet<string>;
  /** Positions of whose interviews the reader sees the notes of others, by a role in the hiring team. */
  teamNotesPositionIds: readonly string[];
}

/** What the rule needs to know about a note. */
export interface NoteFacts {
  authorId: string;
  visibility: NoteVisibility;
  /** Of the interview it was taken in. */
  callOwnerId: string;
  callPositionId: string | null;
}

/** Whether somebody who sees an interview reads what others noted in it for everyone. */
export const readsOthersNotes = (
  { permissions, teamNotesPositionIds }: NoteReader,
  positionId: string | null,
): boolean =>
  permissions.has('ACCESS_OTHERS_NOTES') ||
  (positionId !== null && teamNotesPositionIds.includes(positionId));

/**
 * Whether somebody who sees the interview sees a note in it. The author always does; the interview's
 * owner unless it is private; anybody else only what is for all, and only with the right to read others'
 * notes. The database predicate (`visibleNotes`) says the same in SQL; a test holds the two together.
 */
export function isNoteVisible(reader: NoteReader, note: NoteFacts): boolean {
  if (note.authorId === reader.userId) return true;
  if (note.visibility === 'PRIVATE') return false;
  if (note.callOwnerId === reader.userId) return true;
  return note.visibility === 'PUBLIC' && readsOthersNotes(reader, note.callPositionId);
}

/** What the rule needs to know about a reply. */
export interface ReplyFacts {
  authorId: string;
  visibility: NoteVisibility;
  /** Of the interview the note was taken in. */
  callOwnerId: string;
}

/**
 * Whether somebody who sees a note sees a reply under it. Its author always does; the interview's owner
 * unless it is private; the others what is for everyone. `visibleReplies` says the same in SQL.
 */
export function isReplyVisible({ userId }: Pick<NoteReader, 'userId'>, reply: ReplyFacts): boolean {
  if (reply.authorId === userId || reply.visibility === 'PUBLIC') return true;
  return reply.visibility === 'CALL_OWNER' && reply.callOwnerId === userId;
}

/** What somebody thinks of a highlighted passage. */
export const highlightResponses = ['HELPFUL', 'NOT_HELPFUL'] as const;
export type HighlightResponse = (typeof highlightResponses)[number];

const typeLabels: Record<NoteType, string> = {
  NOTE: 'Note',
  FOLLOW_UP: 'Follow-up',
  HIGHLIGHT: 'Highlight',
  CUE: 'Question',
};
export const noteTypeLabel = (type: NoteType): string => typeLabels[type];

const visibilityTexts: Record<NoteVisibility, { label: string; description: string }> = {
  PUBLIC: {
    label: 'Everyone',
    description: "Everyone who sees this interview and may read others' notes",
  },
  CALL_OWNER: { label: 'Interview owner', description: 'You and the owner of this interview' },
  PRIVATE: { label: 'Only me', description: 'Nobody else, site admins included' },
};
export const noteVisibilityLabel = (v: NoteVisibility): string => visibilityTexts[v].label;
export const noteVisibilityDescription = (v: NoteVisibility): string =>
  visibilityTexts[v].description;
