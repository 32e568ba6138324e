import { alignCues } from './alignCues.ts';
import type { AskWeights } from './askWeights.ts';
import { isClosing, isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { GuideCue, Segment } from './interview.ts';
import { askedTerms, halfAsked, overlap, saturate } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { isSmallTalk, questionStrength } from './questionStrength.ts';
import { scoreAsking } from './scoreAsking.ts';
import { termsOf, wordsOf } from './termsOf.ts';
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

const longQuestion = 12;
/** "… and also what would you want to make?": a second question needs less to be heard. */
const joins =
  /\b(?:also|plus|as well|two (?:\w+ )?(?:things|questions)|in one (?:go|breath)|and (?:then )?(?:how|what|when|which|where|could|would|do|are|can|is))\b/;
const joinedShare = 0.6;

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
    const spoken = exchange.asking.map(({ text }) => wordsOf(text).join(' ')).join(' ');
    const least = weights.steps.secondAsked * (joins.test(spoken) ? joinedShare : 1);
    const also = guide
      .map((_, other) => other)
      .filter((other) => !chosen.includes(other) && isAlsoAsked(terms, other, model, least));
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
function isAlsoAsked(terms: Terms, other: number, model: CueModel, least: number): boolean {
  const shared = overlap(terms, model.cues[other] ?? new Map(), model.weightOf);
  return saturate(shared, halfAsked) > least;
}

/** The segment that asks: by its words, its shape and its length; of equals the last. */
function askedIn(asking: readonly Segment[], cue: number, model: CueModel): string {
  const terms = model.cues[cue] ?? new Map();
  let best = { id: '', score: -1 };
  for (const { id, text } of asking) {
    const length = Math.min(wordsOf(text).length, longQuestion) / longQuestion;
    const score =
      overlap(termsOf(text), terms, model.weightOf) +
      questionStrength(text) * (0.5 + 0.5 * length) -
      (isSmallTalk(text) ? 0.5 : 0);
    if (score >= best.score) best = { id, score };
  }
  return best.id;
}
