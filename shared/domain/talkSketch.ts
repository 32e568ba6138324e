/**
 * Who spoke when, as lanes of 0..1: the part of each stretch that somebody of the lane was speaking.
 * Stands for the wave form where there is a transcript but no recording.
 */
export function talkSketch(
  segments: readonly { lane: number; startMs: number; endMs: number }[],
  laneCount: number,
  points = 96,
): number[][] {
  const endMs = Math.max(1, ...segments.map((segment) => segment.endMs));
  const stretchMs = endMs / points;
  const lanes = Array.from({ length: laneCount }, () => new Array<number>(points).fill(0));
  for (const { lane, startMs, endMs: until } of segments) {
    const values = lanes[lane];
    if (!values) continue;
    const last = Math.min(points - 1, Math.floor((until - 1) / stretchMs));
    for (let point = Math.floor(startMs / stretchMs); point <= last; point++) {
      const from = Math.max(startMs, point * stretchMs);
      const to = Math.min(until, (point + 1) * stretchMs);
      const value = (values[point] ?? 0) + Math.max(0, to - from) / stretchMs;
      values[point] = Math.min(1, Math.round(value * 100) / 100);
    }
  }
  return lanes;
}
