import type { AiNoteGap } from '#shared/domain/aiNote.ts';
import type { AiNoteRow } from './aiNoteLoaders.ts';

/** Why a note shows nothing, or null when it shows `shown` sentences. */
export function noteGap(
  { status, sentences }: Pick<AiNoteRow, 'status' | 'sentences'>,
  shown: number,
): AiNoteGap | null {
  if (shown > 0) return null;
  if (sentences.some(({ isDeleted }) => !isDeleted)) return 'OUTDATED';
  if (sentences.length > 0) return 'DELETED';
  return status === 'ANSWERED' ? 'NO_EVIDENCE' : status;
}
