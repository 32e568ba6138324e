const mostPoints = 96;

/** The columns of a wave form: its lanes, and the sketch of them that a list row shows. */
export const peaksColumns = (lanes: number[][], peaksPerSecond: number) => ({
  lanes,
  peaksPerSecond,
  sketch: lanes.map(sketchOf),
});

/** At most 96 points, each the loudest of those it stands for. */
function sketchOf(lane: number[]): number[] {
  if (lane.length <= mostPoints) return lane;
  return Array.from({ length: mostPoints }, (_, index) => {
    const from = Math.floor((index * lane.length) / mostPoints);
    const to = Math.max(from + 1, Math.floor(((index + 1) * lane.length) / mostPoints));
    return Math.max(...lane.slice(from, to));
  });
}
