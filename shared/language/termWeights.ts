import type { Terms } from './termsOf.ts';

/**
 * How much a shared term tells: log(N / df) / log(N) over what is said, which is near 1 for a term
 * heard once and near 0 for one heard all the time, divided by √(cues that hold it), since a term of
 * many questions tells little about which of them is asked.
 */
export function termWeights(
  documents: readonly Terms[],
  cues: readonly Terms[],
): (term: string) => number {
  const spoken = frequencies(documents);
  const asked = frequencies(cues);
  const total = Math.max(documents.length, 20) + 1;
  return (term) => {
    const rarity = Math.log(total / (1 + (spoken.get(term) ?? 0))) / Math.log(total);
    return Math.max(0.05, rarity) / Math.sqrt(Math.max(1, asked.get(term) ?? 1));
  };
}

function frequencies(documents: readonly Terms[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const term of document.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
