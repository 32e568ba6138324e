import { z } from 'zod';

const draftSchema = z.object({ text: z.string(), timeMs: z.number() });
/** Words that are not saved as a note yet, and the moment they were begun. */
export type NoteDraft = z.infer<typeof draftSchema>;

const keyOf = (captureId: string, cueId: string | null) => `draft:${captureId}:${cueId ?? ''}`;

/** Keeps what is being written through a closed panel. */
export function keepDraft(captureId: string, cueId: string | null, draft: NoteDraft | null): void {
  if (draft) localStorage.setItem(keyOf(captureId, cueId), JSON.stringify(draft));
  else dropDraft(captureId, cueId);
}

export function readDraft(captureId: string, cueId: string | null): NoteDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(captureId, cueId)) ?? ''));
  } catch {
    return null;
  }
}

export function dropDraft(captureId: string, cueId: string | null): void {
  localStorage.removeItem(keyOf(captureId, cueId));
}
