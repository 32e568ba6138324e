import { shortestClipMs, snapToWords } from '#shared/domain/clip.ts';
import type { Word } from '#shared/domain/transcript.ts';

export interface Passage {
  startMs: number;
  endMs: number;
}

/** How far an edge moves where there are no words to move by. */
const stepMs = 250;

/** The passage as the server will cut it. */
export const snapPassage = (words: readonly Word[], passage: Passage): Passage =>
  snapToWords([{ words }], passage);

/** Moves one edge to the word before or after, and never across the other edge. Words in order of time. */
export function moveEdge(
  words: readonly Word[],
  passage: Passage,
  edge: keyof Passage,
  direction: 1 | -1,
  durationMs: number,
): Passage {
  const moved = { ...passage, [edge]: nextEdge(words, passage[edge], edge, direction) };
  const isInside = moved.startMs >= 0 && moved.endMs <= Math.max(durationMs, passage.endMs);
  return isInside && moved.endMs - moved.startMs >= shortestClipMs ? moved : passage;
}

function nextEdge(
  words: readonly Word[],
  fromMs: number,
  edge: keyof Passage,
  direction: 1 | -1,
): number {
  const edges = words.map((word) => (edge === 'startMs' ? word[1] : word[2]));
  const next =
    direction === 1 ? edges.find((atMs) => atMs > fromMs) : edges.findLast((atMs) => atMs < fromMs);
  return next ?? (words.length > 0 ? fromMs : fromMs + direction * stepMs);
}

/** The words of a passage. */
export const passageWords = (words: readonly Word[], { startMs, endMs }: Passage): string =>
  words
    .filter(([, from, to]) => (from + to) / 2 >= startMs && (from + to) / 2 <= endMs)
    .map(([text]) => text)
    .join(' ');
