/** [text, startMs, endMs, confidence 0..1 or null when the engine gives none] */
export type Word = [text: string, startMs: number, endMs: number, confidence: number | null];

export const speakerRoles = ['INTERVIEWER', 'CANDIDATE', 'UNKNOWN'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];

/** How we know who spoke: own channel, a guess by voice, a name somebody gave, or not at all. */
export const speakerBases = ['CHANNEL', 'VOICE', 'NAMED', 'NONE'] as const;
export type SpeakerBasis = (typeof speakerBases)[number];

/** Words the engine itself doubts are shown as such below this. */
export const lowConfidence = 0.5;

export interface TranscriptSegment {
  id: string;
  speakerId: string;
  startMs: number;
  endMs: number;
  text: string;
  words: Word[];
}

/**
 * Index of the segment being spoken at `timeMs`, or of the last one begun; -1 before the first.
 * Segments stand in order of `startMs`.
 */
export function segmentIndexAt(segments: readonly { startMs: number }[], timeMs: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.startMs ?? Infinity) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the word being spoken at `timeMs` inside a segment; -1 between words. */
export function wordIndexAt(words: readonly Word[], timeMs: number): number {
  const index = segmentIndexAt(
    words.map(([, startMs]) => ({ startMs })),
    timeMs,
  );
  const word = words[index];
  return word && timeMs < word[2] + 150 ? index : -1;
}
