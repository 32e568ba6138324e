import { acceptCues, plainCues } from './acceptCues.ts';
import { alignCues } from './alignCues.ts';
import type { AskWeights } from './askWeights.ts';
import { isClosing, isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import { fitSigns } from './fitSigns.ts';
import type { FitSigns } from './fitSigns.ts';
import type { GuideCue, Segment } from './interview.ts';
import { askedTerms, halfAsked, overlap, saturate } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { ownEvidence } from './ownEvidence.ts';
import type { EvidenceFound } from './ownEvidence.ts';
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
  /** Those of `cues` that stand here by place and reply alone: perhaps asked in words that are not known. */
  unsure: number[];
  /** Whether the interviewer only notes that it was answered already. */
  isCovered: boolean;
}

const longQuestion = 12;
/** "… and also what would you want to make?": a second question needs less to be heard. */
const joins =
  /\b(?:also|plus|as well|two (?:\w+ )?(?:things|questions)|in one (?:go|breath)|and (?:then )?(?:how|what|when|which|where|could|would|do|are|can|is))\b/;
const joinedShare = 0.6;

/**
 * Finds where the guide's questions were asked, in order of the talk. Where enough of the guide is plainly
 * heard, the others keep the place that fits them best, and are told to be unsure. Where it is not, the
 * interview may have followed another guide: a question without enough evidence of its own has no place
 * then, however well its turn and the shape of a reply would fit; what it took is free for another.
 */
export function locateCues(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  model: CueModel,
  weights: AskWeights,
): AskedPlace[] {
  const fits = fitSigns(exchanges, guide, model);
  const scores = scoreAsking(exchanges, fits, model, weights).map((row, at) =>
    exchanges[at]?.asking.some(({ text }) => isClosing(text)) ? [] : row,
  );
  const accepted = (places: readonly AskedPlace[]) =>
    acceptCues(bestEvidence(places, exchanges, guide, fits, model), weights.accept);
  const withDoubts = (places: readonly AskedPlace[]) => {
    const plain = plainCues(bestEvidence(places, exchanges, guide, fits, model), weights.accept);
    return places.map((place) => ({ ...place, unsure: place.cues.filter((cue) => !plain[cue]) }));
  };
  const fitting = placesOf(scores, exchanges, model, weights);
  const first = accepted(fitting);
  const heard = first.filter(Boolean).length;
  if (heard > 0 && heard >= weights.accept.heardOfGuide * guide.length) return withDoubts(fitting);
  const left = scores.map((row) =>
    row.map((score, cue) => (first[cue] ? score : Number.NEGATIVE_INFINITY)),
  );
  const places = placesOf(left, exchanges, model, weights);
  const second = accepted(places);
  return withDoubts(
    places.flatMap((place) => {
      const kept = place.cues.flatMap((cue, index) => (second[cue] ? [index] : []));
      if (kept.length === 0) return [];
      return {
        ...place,
        cues: kept.map((index) => place.cues[index] ?? 0),
        segmentIds: kept.map((index) => place.segmentIds[index] ?? ''),
      };
    }),
  );
}

/** The best-fitting places, whether or not anything but place and shape speaks for them. */
export function placesOf(
  scores: readonly (readonly number[])[],
  exchanges: readonly Exchange[],
  model: CueModel,
  weights: AskWeights,
): AskedPlace[] {
  const chosen = alignCues(scores, weights.steps);
  const open = model.cues.map((_, cue) =>
    scores.some((row) => (row[cue] ?? Number.NEGATIVE_INFINITY) > Number.NEGATIVE_INFINITY),
  );
  const places: AskedPlace[] = [];
  chosen.forEach((cue, at) => {
    const exchange = exchanges[at];
    if (cue === null || exchange === undefined) return;
    const terms = askedTerms(exchange);
    for (const term of model.cues[cue]?.keys() ?? []) terms.delete(term);
    const spoken = exchange.asking.map(({ text }) => wordsOf(text).join(' ')).join(' ');
    const least = weights.steps.secondAsked * (joins.test(spoken) ? joinedShare : 1);
    const also = model.cues
      .map((_, other) => other)
      .filter((other) => open[other] && !chosen.includes(other))
      .filter((other) => isAlsoAsked(terms, other, model, least));
    const cues = [cue, ...also];
    places.push({
      exchange: at,
      cues,
      segmentIds: cues.map((item) => askedIn(exchange.asking, item, model)),
      unsure: [],
      isCovered: exchange.asking.some(({ text }) => isCovered(text)),
    });
  });
  return places;
}

/** For each question of the guide the evidence at its place; of several places, where most is shared. */
export function bestEvidence(
  places: readonly AskedPlace[],
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  fits: readonly (readonly FitSigns[])[],
  model: CueModel,
): (EvidenceFound | undefined)[] {
  return guide.map((question, cue) => {
    const found = places.flatMap(({ exchange: at, cues }) => {
      const [exchange, fit] = [exchanges[at], fits[at]?.[cue]];
      if (!cues.includes(cue) || exchange === undefined || fit === undefined) return [];
      return ownEvidence(exchange, question, fit, model.weightOf);
    });
    return (
      found.find(({ isVerbatim }) => isVerbatim) ?? found.sort((a, b) => b.shared - a.shared)[0]
    );
  });
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
