import { newUuid } from '#shared/domain/newUuid.ts';

/** What somebody wrote and the server does not have yet. */
interface UnsavedDraft {
  editorContent: string;
  whitelistedWords: string[];
  /** States of the server it may have been written on: it may go in its place only on one of those. */
  basedOn: string[];
  keptAtMs: number;
}
export interface FoundDraft extends UnsavedDraft {
  key: string;
}

const prefixOf = (userId: string, jobDescriptionId: string) =>
  `rapport.unsaved.${userId}.${jobDescriptionId}.`;

/** Every page keeps its draft under a key of its own, so that two tabs do not take each other's away. */
export const newDraftKey = (userId: string, jobDescriptionId: string): string =>
  prefixOf(userId, jobDescriptionId) + newUuid();

/** Keeps a draft in this browser until it is saved; a browser that refuses keeps nothing. */
export function keepDraft(key: string, draft: Omit<UnsavedDraft, 'keptAtMs'>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, keptAtMs: Date.now() }));
  } catch {
    // Private windows and full disks: the page itself still holds the text.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** The newest draft this person left here, if any. */
export function readDraft(userId: string, jobDescriptionId: string): FoundDraft | null {
  const prefix = prefixOf(userId, jobDescriptionId);
  try {
    return (
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
          return isDraft(draft) ? [{ ...draft, key }] : [];
        })
        .toSorted((item, other) => other.keptAtMs - item.keptAtMs)[0] ?? null
    );
  } catch {
    return null;
  }
}

const areTexts = (all: unknown): boolean =>
  Array.isArray(all) && all.every((item) => typeof item === 'string');

function isDraft(draft: unknown): draft is UnsavedDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { editorContent, whitelistedWords, basedOn, keptAtMs } = draft as Record<string, unknown>;
  return (
    typeof editorContent === 'string' &&
    typeof keptAtMs === 'number' &&
    areTexts(basedOn) &&
    areTexts(whitelistedWords)
  );
}
