import type { Span } from './splitSentences.ts';

/**
 * Keeps the longest of overlapping matches; of two equally long ones, the one listed first. The
 * result is in the order of the text.
 */
export function keepLongest<T extends Span>(matches: readonly T[], length: number): T[] {
  if (matches.length < 2) return [...matches];
  const taken = new Uint8Array(length);
  return matches
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      if (taken[start] === 1 || taken[end - 1] === 1) return false;
      taken.fill(1, start, end);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}

/** Those of the spans that touch none of the others. Both are in the order of the text. */
export function dropOverlapping<T extends Span>(spans: readonly T[], others: readonly Span[]): T[] {
  let index = 0;
  return spans.filter(({ start, end }) => {
    while ((others[index]?.end ?? Infinity) <= start) index += 1;
    return (others[index]?.start ?? Infinity) >= end;
  });
}
