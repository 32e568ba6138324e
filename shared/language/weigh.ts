/** Σ sign × weight, over the signs that have a weight. */
export function weigh<Sign extends string>(
  signs: Readonly<Record<Sign, number>>,
  weights: Readonly<Partial<Record<Sign, number>>>,
): number {
  let sum = 0;
  for (const sign in weights) sum += signs[sign] * (weights[sign] ?? 0);
  return sum;
}

export function likelihood(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
