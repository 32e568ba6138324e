const mostPoints = 96;

/** The columns of a wave form: its lanes, and the sketch of them that a list row shows. */
export const peaksColumns = (lanes: number[][], peaksPerSecond: number) => ({
  lanes,
  peaksPerSecond,
  sketch: lanes.map(sketchOf),
});

/** At most 96 bytes in base64, each 255 times the loudest of the values it stands for. */
function sketchOf(lane: number[]): string {
  const points = Math.min(mostPoints, lane.length);
  return Buffer.from(
    Array.from({ length: points }, (_, index) => {
      const from = Math.floor((index * lane.length) / points);
      const to = Math.max(from + 1, Math.floor(((index + 1) * lane.length) / points));
      return Math.round(Math.min(1, Math.max(0, ...lane.slice(from, to))) * 255);
    }),
  ).toString('base64');
}
