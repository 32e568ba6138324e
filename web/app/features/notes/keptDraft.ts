/** What of a note being written outlives a reload of the page. */
export interface KeptDraft {
  id: string;
  text: string;
  timeMs: number | null;
}

/** Each person their own: on a shared machine nobody sees what another wrote. */
export const draftKey = (userId: string, callId: string): string =>
  `rapport-note-draft-${userId}-${callId}`;

/** What was written before the page was loaded anew; nothing where that cannot be read. */
export function recallDraft(key: string): Partial<KeptDraft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    const { id, text, timeMs } = kept as Record<string, unknown>;
    if (typeof id !== 'string' || typeof text !== 'string') return {};
    return { id, text, timeMs: typeof timeMs === 'number' ? timeMs : null };
  } catch {
    return {};
  }
}

/** Keeps it for as long as the browser's tab is open. */
export function keepDraft(key: string, { id, text, timeMs }: KeptDraft): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ id, text, timeMs }));
  } catch {
    // Storage is full or forbidden: only a reload would lose it.
  }
}
