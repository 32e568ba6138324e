export type ScoreTone = 'grey' | 'red' | 'yellow' | 'green';

/** A score as the list shows it: none is 0, one below 0 is 1; its colour, and the same in words. */
export function listScore({
  score,
  error,
}: {
  score?: number | null | undefined;
  error?: string | null | undefined;
}): { value: number; tone: ScoreTone; words: string } {
  const value = (score ?? 0) < 0 ? 1 : (score ?? 0);
  const tone = value === 0 ? 'grey' : value < 40 ? 'red' : value < 80 ? 'yellow' : 'green';
  if (error) return { value, tone, words: 'The analysis failed' };
  return { value, tone, words: value === 0 ? 'No score yet' : `Score ${value} of 100` };
}
