import { formatTimecode } from '#shared/domain/time.ts';
import type { Evidence } from './citing.ts';

interface EvidenceMark {
  startMs: number;
  /** What the mark stands for, more than one where quotes begin in the same second. */
  words: { startMs: number; endMs: number }[];
  quote: string;
}

/** One mark for each moment that reads as another, in order of time. */
export function marksOfEvidence(evidence: readonly Evidence[]): EvidenceMark[] {
  const marks = new Map<string, EvidenceMark>();
  for (const { startMs, endMs, quote } of evidence.toSorted((a, b) => a.startMs - b.startMs)) {
    const known = marks.get(formatTimecode(startMs));
    if (!known) marks.set(formatTimecode(startMs), { startMs, words: [{ startMs, endMs }], quote });
    else {
      known.words.push({ startMs, endMs });
      if (!known.quote.includes(quote)) known.quote = `${known.quote} … ${quote}`;
    }
  }
  return [...marks.values()];
}
