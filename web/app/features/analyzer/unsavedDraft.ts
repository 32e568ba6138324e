/** What somebody wrote and the server does not have yet. */
export interface UnsavedDraft {
  editorContent: string;
  whitelistedWords: string[];
  /** Hash of the text the server had when the draft was written: it may go in its place only then. */
  basedOn: string;
}

const keyOf = (userId: string, jobDescriptionId: string) =>
  `rapport.unsaved.${userId}.${jobDescriptionId}`;

/** Keeps a draft in this browser until it is saved; a browser that refuses keeps nothing. */
export function keepDraft(userId: string, jobDescriptionId: string, draft: UnsavedDraft): void {
  try {
    localStorage.setItem(keyOf(userId, jobDescriptionId), JSON.stringify(draft));
  } catch {
    // Private windows and full disks: the page itself still holds the text.
  }
}

export function dropDraft(userId: string, jobDescriptionId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, jobDescriptionId));
  } catch {
    // As above.
  }
}

/** The draft this person left here, if any. */
export function readDraft(userId: string, jobDescriptionId: string): UnsavedDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId, jobDescriptionId)) ?? '');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(draft: unknown): draft is UnsavedDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { editorContent, whitelistedWords, basedOn } = draft as Record<string, unknown>;
  return (
    typeof editorContent === 'string' &&
    typeof basedOn === 'string' &&
    Array.isArray(whitelistedWords) &&
    whitelistedWords.every((word) => typeof word === 'string')
  );
}
