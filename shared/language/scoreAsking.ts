import type { AskWeights } from './askWeights.ts';
import type { Exchange } from './exchanges.ts';
import type { FitSigns } from './fitSigns.ts';
import type { CueModel } from './matchCues.ts';
import { placeSigns } from './placeSigns.ts';

/**
 * For every place in the talk (rows) and every question of the guide (columns): the log-odds, by weighed
 * signs, that it was asked there rather than nothing of the guide. No scores where nothing is said by an
 * interviewer.
 */
export function scoreAsking(
  exchanges: readonly Exchange[],
  fits: readonly (readonly FitSigns[])[],
  model: CueModel,
  weights: AskWeights,
): number[][] {
  return exchanges.map((exchange, at) => {
    if (exchange.asking.length === 0) return [];
    const place = weigh(placeSigns(exchanges, at, model.weightOf), weights.place);
    return (fits[at] ?? []).map((fit) => weights.any + place + weigh(fit, weights.fit));
  });
}

/** Σ sign × weight. */
export function weigh<Sign extends string>(
  signs: Readonly<Record<Sign, number>>,
  weights: Readonly<Record<Sign, number>>,
): number {
  let sum = 0;
  for (const sign in weights) sum += signs[sign] * weights[sign];
  return sum;
}
