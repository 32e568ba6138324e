import type { Word } from './transcript.ts';

/** A word of a transcript by its place. */
export interface WordPlace {
  segment: number;
  word: number;
}

/** What a transcript row needs of a segment to be drawn and followed. */
export interface SpokenSegment {
  startMs: number;
  endMs: number;
  text: string;
  words: readonly Word[];
}

/** Talk at once is looked for this far back: longer overlaps do not occur between people. */
const overlapReach = 8;
/** A word stays the current one this long after its end, so that the mark does not flicker. */
const wordHoldMs = 150;

/**
 * Where a recording is at `timeMs`: the segment being spoken, or the last one begun, and the word in
 * it (-1 between words). Null before the first segment. Segments stand in order of `startMs`.
 * Costs two binary searches, because it runs at every frame.
 */
export function spokenAt(segments: readonly SpokenSegment[], timeMs: number): WordPlace | null {
  const last = lastBegun(segments, timeMs, startOfSegment);
  if (last < 0) return null;
  const earliest = Math.max(0, last - overlapReach);
  let segment = last;
  while (segment > earliest && (segments[segment]?.endMs ?? 0) < timeMs) segment--;
  if ((segments[segment]?.endMs ?? 0) < timeMs) segment = last;
  const current = segments[segment];
  const words = current ? wordsOf(current) : [];
  const index = lastBegun(words, timeMs, startOfWord);
  const word = words[index];
  return { segment, word: word && timeMs < word[2] + wordHoldMs ? index : -1 };
}

const timedWords = new WeakMap<SpokenSegment, readonly Word[]>();

/** The words of a segment; where only text is known, the segment's time is shared out by length. */
export function wordsOf(segment: SpokenSegment): readonly Word[] {
  if (segment.words.length > 0) return segment.words;
  const known = timedWords.get(segment);
  if (known) return known;
  const parts = segment.text.split(/\s+/).filter(Boolean);
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  const timeAt = (count: number) =>
    Math.round(segment.startMs + ((segment.endMs - segment.startMs) * count) / letters);
  let before = 0;
  const words = parts.map((part): Word => {
    const startMs = timeAt(before);
    before += part.length;
    return [part, startMs, timeAt(before), null];
  });
  timedWords.set(segment, words);
  return words;
}

const startOfSegment = (segment: SpokenSegment): number => segment.startMs;
const startOfWord = (word: Word): number => word[1];

function lastBegun<T>(items: readonly T[], timeMs: number, startOf: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && startOf(item) <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
