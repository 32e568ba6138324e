// Imported by fitWeights.ts: logistic and softmax regression with a penalty on large weights, by Adam.

/** One observation of a yes or no: the first weight is that of no sign at all. */
export interface Sample {
  signs: readonly number[];
  isTrue: boolean;
  share: number;
}

/** One choice among options or none of them, whose score is 0; several options may be right. */
export interface Choice {
  options: readonly (readonly number[])[];
  right: readonly number[];
  share: number;
}

const rate = 0.05;

/** Weights of "any" and of each sign. */
export function fitLogistic(samples: readonly Sample[], penalty: number, steps: number): number[] {
  const size = samples[0]?.signs.length ?? 0;
  const all = samples.reduce((sum, { share }) => sum + share, 0);
  return adam(size, penalty, steps, (weights, slope) => {
    for (const { signs, isTrue, share } of samples) {
      const miss = (share * ((isTrue ? 1 : 0) - 1 / (1 + Math.exp(-score(signs, weights))))) / all;
      addTo(slope, signs, miss);
    }
  });
}

export function fitChoices(choices: readonly Choice[], penalty: number, steps: number): number[] {
  const size = choices.find(({ options }) => options.length > 0)?.options[0]?.length ?? 0;
  const all = choices.reduce((sum, { share }) => sum + share, 0);
  return adam(size, penalty, steps, (weights, slope) => {
    for (const { options, right, share } of choices) {
      const odds = options.map((signs) => Math.exp(Math.min(30, score(signs, weights))));
      const sum = odds.reduce((total, odd) => total + odd, 1);
      options.forEach((signs, index) => {
        const wanted = right.includes(index) ? 1 / right.length : 0;
        addTo(slope, signs, (share * (wanted - (odds[index] ?? 0) / sum)) / all);
      });
    }
  });
}

function score(signs: readonly number[], weights: Float64Array): number {
  let sum = weights[0] ?? 0;
  for (let at = 0; at < signs.length; at += 1) sum += (signs[at] ?? 0) * (weights[at + 1] ?? 0);
  return sum;
}

function addTo(slope: Float64Array, signs: readonly number[], miss: number): void {
  slope[0] = (slope[0] ?? 0) + miss;
  for (let at = 0; at < signs.length; at += 1)
    slope[at + 1] = (slope[at + 1] ?? 0) + miss * (signs[at] ?? 0);
}

function adam(
  size: number,
  penalty: number,
  steps: number,
  addSlope: (weights: Float64Array, slope: Float64Array) => void,
): number[] {
  const weights = new Float64Array(size + 1);
  const mean = new Float64Array(size + 1);
  const square = new Float64Array(size + 1);
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(size + 1);
    addSlope(weights, slope);
    weights.forEach((weight, at) => {
      const pull = (slope[at] ?? 0) - (at > 0 ? penalty * weight : 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pull;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * pull * pull;
      const spread = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = weight + (rate * (mean[at] ?? 0)) / (1 - 0.9 ** step) / spread;
    });
  }
  return [...weights];
}
