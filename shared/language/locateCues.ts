import { alignCues } from './alignCues.ts';
import type { AskWeights } from './askWeights.ts';
import { isClosing, isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { GuideCue, Segment } from './interview.ts';
import { askedTerms, halfAsked, overlap, saturate } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { questionStrength } from './questionStrength.ts';
import { scoreAsking } from './scoreAsking.ts';
import { termsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';

/** A place where one question of the guide was asked, or several in one breath. */
export interface AskedPlace {
  /** Index of the exchange. */
  exchange: number;
  /** Indexes into the guide. */
  cues: number[];
  /** The segment each of them was asked in. */
  segmentIds: string[];
  /** Whether the interviewer only notes that it was answered already. */
  isCovered: boolean;
}

/** Finds where the guide's questions were asked, in order of the talk. */
export function locateCues(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  model: CueModel,
  weights: AskWeights,
): AskedPlace[] {
  const scores = scoreAsking(exchanges, guide, model, weights).map((row, at) =>
    exchanges[at]?.asking.some(({ text }) => isClosing(text)) ? [] : row,
  );
  const chosen = alignCues(scores, weights.steps);
  const places: AskedPlace[] = [];
  chosen.forEach((cue, at) => {
    const exchange = exchanges[at];
    if (cue === null || exchange === undefined) return;
    const terms = askedTerms(exchange);
    for (const term of model.cues[cue]?.keys() ?? []) terms.delete(term);
    const also = guide
      .map((_, other) => other)
      .filter(
        (other) => !chosen.includes(other) && isAlsoAsked(terms, other, model, weights.steps),
      );
    const cues = [cue, ...also];
    places.push({
      exchange: at,
      cues,
      segmentIds: cues.map((one) => askedIn(exchange.asking, one, model)),
      isCovered: exchange.asking.some(({ text }) => isCovered(text)),
    });
  });
  return places;
}

/** Whether a second question was asked in the same breath, by the words the first has no part in. */
function isAlsoAsked(
  terms: Terms,
  other: number,
  model: CueModel,
  { secondAsked }: AskWeights['steps'],
): boolean {
  const shared = overlap(terms, model.cues[other] ?? new Map(), model.weightOf);
  return saturate(shared, halfAsked) > secondAsked;
}

function askedIn(asking: readonly Segment[], cue: number, model: CueModel): string {
  const terms = model.cues[cue] ?? new Map();
  const ranked = asking.map(({ id, text }) => ({
    id,
    score: overlap(termsOf(text), terms, model.weightOf) + questionStrength(text),
  }));
  return ranked.sort((a, b) => b.score - a.score)[0]?.id ?? '';
}
