import { drafts } from '../../lib/createDrafts.ts';

/** What of a note being written outlives the page. */
export interface KeptDraft {
  id: string;
  text: string;
  timeMs: number | null;
}

/** What was written before; nothing where that cannot be read. */
export function recallDraft(key: string): Partial<KeptDraft> {
  const kept = drafts.get(key);
  if (typeof kept !== 'object' || kept === null) return {};
  const { id, text, timeMs } = kept as Record<string, unknown>;
  if (typeof id !== 'string' || typeof text !== 'string') return {};
  return { id, text, timeMs: typeof timeMs === 'number' ? timeMs : null };
}

export function keepDraft(key: string, { id, text, timeMs }: KeptDraft): void {
  if (text === '') drafts.drop(key);
  else drafts.keep(key, { id, text, timeMs });
}
