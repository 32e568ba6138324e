import type { RememberedDraft, UploadDraft } from './uploadDraft.ts';

/** Each person their own: on a shared machine nobody sees what another chose. */
const keyOf = (userId: string): string => `rapport-last-upload-${userId}`;

const isChoice = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Record<string, unknown>)['value'] === 'string' &&
  typeof (value as Record<string, unknown>)['label'] === 'string';

/** What this person chose last time; nothing when it cannot be read. */
export function recallDraft(userId: string): Partial<RememberedDraft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    const { position, stage, guide, languageCode } = kept as Record<string, unknown>;
    return {
      ...(isChoice(position) && { position: position as UploadDraft['position'] }),
      ...(isChoice(stage) && { stage: stage as UploadDraft['stage'] }),
      ...(isChoice(guide) && { guide: guide as UploadDraft['guide'] }),
      ...(typeof languageCode === 'string' && { languageCode }),
    };
  } catch {
    return {};
  }
}

/** Keeps what the next upload most likely shares with this one. Who saw it is chosen each time. */
export function rememberDraft(userId: string, draft: UploadDraft): void {
  const { position, stage, guide, languageCode } = draft;
  try {
    const kept = JSON.stringify({ position, stage, guide, languageCode });
    localStorage.setItem(keyOf(userId), kept);
  } catch {
    // Storage is full or forbidden: the next form simply begins empty.
  }
}
