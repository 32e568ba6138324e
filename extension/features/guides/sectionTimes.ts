/**
 * How long the interview has been in each section of the guide: from a question that was asked until the
 * next one, wherever that belongs; the last one runs on. Times in milliseconds since the start.
 */
export function sectionTimes(
  asked: readonly { competency: string | null; timeMs: number }[],
  nowMs: number,
): Map<string | null, number> {
  const times = new Map<string | null, number>();
  const inOrder = asked.toSorted((item, other) => item.timeMs - other.timeMs);
  for (const [at, { competency, timeMs }] of inOrder.entries()) {
    const untilMs = inOrder[at + 1]?.timeMs ?? Math.max(nowMs, timeMs);
    times.set(competency, (times.get(competency) ?? 0) + untilMs - timeMs);
  }
  return times;
}
