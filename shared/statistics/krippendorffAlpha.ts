/** Ratings of one thing by as many people as rated it; each a place on the scale, from 0. */
export type RatedUnit = readonly number[];

/**
 * Krippendorff's alpha for ordinal ratings with any number of raters and missing values: 1 is perfect
 * agreement, 0 that of chance. Things rated by fewer than two people do not count. Null where nothing counts or
 * all ratings are the same, of which agreement cannot be told. K. Krippendorff, Computing Krippendorff's
 * Alpha-Reliability, 2011; written for this project from the formulas there.
 */
export function krippendorffAlpha(units: readonly RatedUnit[], levels: number): number | null {
  return alphaOf(coincidences(units, levels), levels);
}

/** How often two ratings of the same thing met: rows and columns are levels. */
function coincidences(units: readonly RatedUnit[], levels: number): Float64Array {
  const matrix = new Float64Array(levels * levels);
  for (const unit of units) {
    if (unit.length < 2) continue;
    unit.forEach((item, at) =>
      unit.forEach((other, place) => {
        if (at !== place)
          matrix[item * levels + other] =
            get(matrix, item * levels + other) + 1 / (unit.length - 1);
      }),
    );
  }
  return matrix;
}

function alphaOf(matrix: Float64Array, levels: number): number | null {
  const sums = Array.from({ length: levels }, (_, level) =>
    matrix.slice(level * levels, (level + 1) * levels).reduce((sum, value) => sum + value, 0),
  );
  const total = sums.reduce((sum, value) => sum + value, 0);
  let observed = 0;
  let expected = 0;
  for (let low = 0; low < levels; low++) {
    let between = (sums[low] ?? 0) / 2;
    for (let high = low + 1; high < levels; high++) {
      const distance = (between + (sums[high] ?? 0) / 2) ** 2;
      observed += get(matrix, low * levels + high) * distance;
      expected += (sums[low] ?? 0) * (sums[high] ?? 0) * distance;
      between += sums[high] ?? 0;
    }
  }
  return expected === 0 ? null : 1 - ((total - 1) * observed) / expected;
}

const get = (matrix: Float64Array, place: number): number => matrix[place] ?? 0;

export interface AlphaEstimate {
  alpha: number;
  /** Bounds of the 95 % interval. */
  low: number;
  high: number;
}

const resamples = 1000;

/**
 * Alpha with a 95 % percentile bootstrap interval (B. Efron, 1979). `clusters` are things that belong together,
 * such as all items of one interview: whole clusters are drawn, because ratings inside one are not independent.
 * The draws are the same each time, so the same ratings give the same interval.
 */
export function estimateAlpha(
  clusters: readonly (readonly RatedUnit[])[],
  levels: number,
): AlphaEstimate | null {
  const alpha = krippendorffAlpha(clusters.flat(), levels);
  if (alpha === null) return null;
  const matrices = clusters.map((units) => coincidences(units, levels));
  const random = sequence(clusters.length);
  const drawn: number[] = [];
  for (let round = 0; round < resamples; round++) {
    const sum = new Float64Array(levels * levels);
    for (let pick = 0; pick < matrices.length; pick++) {
      const matrix = matrices[Math.floor(random() * matrices.length)];
      matrix?.forEach((value, place) => (sum[place] = get(sum, place) + value));
    }
    const found = alphaOf(sum, levels);
    if (found !== null) drawn.push(found);
  }
  drawn.sort((a, b) => a - b);
  const quantile = (share: number) => drawn[Math.round(share * (drawn.length - 1))] ?? alpha;
  return { alpha, low: quantile(0.025), high: quantile(0.975) };
}

/** Numbers in 0..1 that are the same for the same seed: Mulberry32 by Tommy Ettinger, public domain. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
