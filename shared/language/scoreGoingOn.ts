import type { AskWeights } from './askWeights.ts';
import type { Exchange } from './exchanges.ts';
import { goesOnSigns } from './goesOnSigns.ts';
import type { CueModel } from './matchCues.ts';
import { weigh } from './scoreAsking.ts';

/** Log-odds that the replies at `at` still answer the question of the guide asked at `asked`. */
export function scoreGoingOn(
  exchanges: readonly Exchange[],
  at: number,
  asked: number,
  cue: number,
  model: CueModel,
  weights: AskWeights,
): number {
  const question = model.answers[cue] ?? new Map();
  const signs = goesOnSigns(exchanges, at, at - asked, question, model.weightOf);
  return weights.goesOnAnyway + weigh(signs, weights.goesOn);
}
