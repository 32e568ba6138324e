const mostPoints = 96;

/** Fewer points of a wave form, each the loudest of those it stands for. */
export const sketchOf = (lanes: readonly number[][]): number[][] =>
  lanes.map((lane) => {
    if (lane.length <= mostPoints) return lane;
    return Array.from({ length: mostPoints }, (_, index) => {
      const from = Math.floor((index * lane.length) / mostPoints);
      const to = Math.max(from + 1, Math.floor(((index + 1) * lane.length) / mostPoints));
      return Math.max(...lane.slice(from, to));
    });
  });
