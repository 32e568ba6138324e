import { alignCues } from './alignCues.ts';
import { askWeights } from './askWeights.ts';
import { isClosing, isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import { fillGaps } from './fillGaps.ts';
import type { GuideCue, Segment } from './interview.ts';
import { askedTerms, askingWords, matchCues, overlap } from './matchCues.ts';
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

const asksAtLeast = 0.5;
/** Without the shape of a question, a long reply shows that something was asked. */
const longReply = 22;

/** Finds where the guide's questions were asked, in order of the talk. */
export function locateCues(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  model: CueModel,
): AskedPlace[] {
  const matches = matchCues(exchanges, model);
  const asked = exchanges.map((exchange) => isAsking(exchange));
  const scores = exchanges.map((exchange, at) =>
    asked[at] ? scoreAsking(matches[at] ?? [], exchange, exchanges[at - 1], model, guide) : [],
  );
  const certain = withoutWeakRepeats(
    alignCues(scores),
    (at, cue) => matches[at]?.[cue]?.asked ?? 0,
    (at, cue) => scores[at]?.[cue] ?? 0,
  );
  const chosen = fillGaps(certain, scores, exchanges, model);
  const places: AskedPlace[] = [];
  chosen.forEach((cue, at) => {
    const exchange = exchanges[at];
    if (cue === null || exchange === undefined) return;
    const terms = askedTerms(exchange);
    for (const term of model.cues[cue]?.keys() ?? []) terms.delete(term);
    const also = guide
      .map((_, other) => other)
      .filter((other) => !chosen.includes(other) && isAlsoAsked(terms, other, model));
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

/**
 * Of the places where one question seems asked, keeps the likeliest, and the others only where its own
 * words are heard again; a place where only the moment fits is somebody else's follow-up.
 */
function withoutWeakRepeats(
  chosen: readonly (number | null)[],
  wordsAt: (at: number, cue: number) => number,
  scoreAt: (at: number, cue: number) => number,
): (number | null)[] {
  const likeliest = new Map<number, number>();
  chosen.forEach((cue, at) => {
    if (cue === null) return;
    const best = likeliest.get(cue);
    if (best === undefined || scoreAt(at, cue) > scoreAt(best, cue)) likeliest.set(cue, at);
  });
  return chosen.map((cue, at) =>
    cue === null || likeliest.get(cue) === at || wordsAt(at, cue) >= askWeights.askedAgain
      ? cue
      : null,
  );
}

/** Whether a second question was asked in the same breath, by the words the first has no part in. */
function isAlsoAsked(terms: Terms, other: number, model: CueModel): boolean {
  const shared = overlap(terms, model.cues[other] ?? new Map(), model.weightOf);
  return shared / (shared + askWeights.half) > askWeights.secondAsked;
}

function isAsking(exchange: Exchange): boolean {
  if (exchange.asking.length === 0) return false;
  if (exchange.asking.some(({ text }) => isClosing(text))) return false;
  if (exchange.asking.some(({ text }) => isCovered(text))) return true;
  if (exchange.strength >= asksAtLeast) return true;
  return exchange.replyWords >= longReply && askingWords(exchange) >= 6;
}

function askedIn(asking: readonly Segment[], cue: number, model: CueModel): string {
  const terms = model.cues[cue] ?? new Map();
  const ranked = asking.map(({ id, text }) => ({
    id,
    score: overlap(termsOf(text), terms, model.weightOf) + questionStrength(text),
  }));
  return ranked.sort((a, b) => b.score - a.score)[0]?.id ?? '';
}
