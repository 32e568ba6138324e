import type { NoteSentence } from '../domain/aiNote.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { CitedSentence, Evidence } from './interview.ts';

/**
 * What a part of the notes holds after an engine has written it anew. What people did wins: an edited
 * sentence stays as edited (in the place of a new one on the same words), a deleted one stays deleted,
 * one's own stay last. Everything else is the engine's new text. Quotes that the transcript holds in
 * another segment now, as after a new transcription, move there; those it no longer holds go.
 */
export function mergeSentences(
  segments: readonly { id: string; text: string }[],
  before: readonly NoteSentence[],
  fresh: readonly CitedSentence[],
  newId: () => string,
): NoteSentence[] {
  const kept = before
    .filter(
      ({ editedText, isDeleted, writtenById }) => editedText !== null || isDeleted || writtenById,
    )
    .map((sentence) => ({ ...sentence, evidence: relocate(segments, sentence) }));
  const left = new Set(kept);
  const merged = fresh.map((sentence): NoteSentence => {
    const same = kept.find((item) => left.has(item) && isSame(item, sentence));
    if (same) left.delete(same);
    const old = before.find(
      (item) => !kept.some(({ id }) => id === item.id) && isSame(item, sentence),
    );
    return (
      same ?? {
        id: old?.id ?? newId(),
        text: sentence.text,
        evidence: sentence.evidence,
        editedText: null,
        editedById: null,
        writtenById: null,
        isDeleted: false,
      }
    );
  });
  const ids = new Set<string>();
  return [...merged, ...left]
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .sort((a, b) => Number(a.writtenById !== null) - Number(b.writtenById !== null));
}

/** Whether two sentences rest on the same words, or say the same. */
function isSame(
  item: { text: string; evidence: readonly Evidence[] },
  other: { text: string; evidence: readonly Evidence[] },
): boolean {
  const key = (evidence: readonly Evidence[]) =>
    evidence
      .map(({ segmentId, quote }) => `${segmentId} ${quote}`)
      .sort()
      .join('\n');
  if (item.text === other.text) return true;
  return item.evidence.length > 0 && key(item.evidence) === key(other.evidence);
}

function relocate(
  segments: readonly { id: string; text: string }[],
  { text, evidence }: NoteSentence,
): Evidence[] {
  const stands = (item: Evidence) =>
    checkEvidence({ segments: segments.map(({ id, text: spoken }) => ({ id, text: spoken })) }, [
      { text, evidence: [item] },
    ]).length > 0;
  return evidence.flatMap((item) => {
    if (stands(item)) return [item];
    const moved = segments
      .filter((segment) => segment.text.includes(item.quote))
      .map(({ id }) => ({ segmentId: id, quote: item.quote }))
      .find(stands);
    return moved ? [moved] : [];
  });
}
