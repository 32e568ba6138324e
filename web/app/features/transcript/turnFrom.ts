/**
 * Where the turn after (1) or before (-1) the segment `at` begins; a turn is what one speaker says on end.
 * From within a turn, -1 leads to its own beginning. At either end it stays.
 */
export function turnFrom(
  segments: readonly { speakerId: string }[],
  at: number,
  direction: 1 | -1,
): number {
  const begins = (segment: number) =>
    segments[segment]?.speakerId !== segments[segment - 1]?.speakerId;
  for (let next = at + direction; next >= 0 && next < segments.length; next += direction)
    if (begins(next)) return next;
  return Math.max(0, at);
}
