export interface TwoClusters {
  /** 0 or 1 for each point. */
  side: (0 | 1)[];
  centers: [number[], number[]];
  /** Mean silhouette, -1..1: how much nearer points are to their own cluster than to the other. */
  silhouette: number;
}

/**
 * Parts points into two groups by 2-means, starting from the two that lie farthest apart along the
 * first coordinate, and says how clear the parting is. Null for fewer than four points.
 */
export function clusterInTwo(points: readonly number[][]): TwoClusters | null {
  if (points.length < 4) return null;
  const byFirst = [...points].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  let centers: [number[], number[]] = [byFirst[0] ?? [], byFirst.at(-1) ?? []];
  let side: (0 | 1)[] = [];
  for (let round = 0; round < 50; round++) {
    const next = points.map((point) =>
      distance(point, centers[0]) <= distance(point, centers[1]) ? 0 : 1,
    );
    if (next.every((value, index) => value === side[index])) break;
    side = next;
    centers = [centerOf(points, side, 0) ?? centers[0], centerOf(points, side, 1) ?? centers[1]];
  }
  return { side, centers, silhouette: silhouetteOf(points, side) };
}

function silhouetteOf(points: readonly number[][], side: readonly (0 | 1)[]): number {
  const meanDistance = (from: number, to: 0 | 1) => {
    let sum = 0;
    let count = 0;
    points.forEach((point, index) => {
      if (index === from || side[index] !== to) return;
      sum += distance(points[from] ?? [], point);
      count += 1;
    });
    return count === 0 ? null : sum / count;
  };
  let total = 0;
  side.forEach((own, index) => {
    const within = meanDistance(index, own);
    const across = meanDistance(index, own === 0 ? 1 : 0);
    // A point alone in its group says nothing of how tight that group is.
    if (within !== null && across !== null)
      total += (across - within) / Math.max(within, across, 1e-9);
  });
  return total / points.length;
}

function centerOf(
  points: readonly number[][],
  side: readonly (0 | 1)[],
  wanted: 0 | 1,
): number[] | null {
  const members = points.filter((_, index) => side[index] === wanted);
  const [first] = members;
  if (!first) return null;
  return first.map(
    (_, axis) => members.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / members.length,
  );
}

function distance(a: readonly number[], b: readonly number[]): number {
  // A loop, since this runs for every pair of turns: an hour of talk has a million pairs.
  let sum = 0;
  for (let axis = 0; axis < a.length; axis++) sum += ((a[axis] ?? 0) - (b[axis] ?? 0)) ** 2;
  return Math.sqrt(sum);
}
