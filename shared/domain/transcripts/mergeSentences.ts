import type { ReadSegment } from './transcriptReading.ts';

interface PartOfSentence extends ReadSegment {
  /** Of the cue; parts of one utterance differ only after the last dash. */
  id: string | null;
}

/** Longer silence inside a sentence is a new one. */
const longestPauseMs = 2000;

/**
 * Joins the cues that Teams makes of one sentence: parts of the same utterance by their identifier,
 * and what the same person goes on saying while the sentence has not ended.
 */
export function mergeSentences(parts: readonly PartOfSentence[]): ReadSegment[] {
  const merged: ReadSegment[] = [];
  let before: PartOfSentence | null = null;
  for (const part of parts) {
    const { id: _id, ...segment } = part;
    const last = merged.at(-1);
    if (last && before && belongsTo(before, part)) {
      last.text = `${last.text} ${segment.text}`.trim();
      last.endMs = Math.max(last.endMs ?? 0, segment.endMs ?? 0);
    } else {
      merged.push(segment);
    }
    before = part;
  }
  return merged;
}

function belongsTo(before: PartOfSentence, part: PartOfSentence): boolean {
  if (before.speaker !== part.speaker) return false;
  const stem = stemOf(part.id);
  if (stem !== null && stem === stemOf(before.id)) return true;
  const pauseMs = (part.startMs ?? Infinity) - (before.endMs ?? 0);
  return pauseMs >= 0 && pauseMs <= longestPauseMs && !/[.?!…。？！]["'”’)]*$/.test(before.text);
}

const stemOf = (id: string | null): string | null =>
  id?.includes('/') ? id.slice(0, id.lastIndexOf('-')) : null;
