import type { AskWeights } from './askWeights.ts';
import { isClosing, isDeferral, isReturn } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { Segment } from './interview.ts';
import type { AskedPlace } from './locateCues.ts';
import { askedTerms, overlap } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { scoreGoingOn } from './scoreGoingOn.ts';
import { addTerms, termsOf, wordsOf } from './termsOf.ts';

/** How far back a question that is "answered already" may have been answered, in candidate's segments. */
const coveredWithin = 6;
const aboutIt = 0.35;
const shortestAnswer = 6;
/** Whoever finds a question answered already gets a word for it, no answer: "Okay, sure." */
const acknowledgement = 10;

/** The candidate's segments in reply to each question of the guide, in order of the talk. */
export function findReplies(
  exchanges: readonly Exchange[],
  places: readonly AskedPlace[],
  model: CueModel,
  weights: AskWeights,
): Segment[][] {
  const found = model.cues.map((): Segment[] => []);
  let current: AskedPlace | undefined;
  const spoken: Segment[] = [];
  exchanges.forEach((exchange, at) => {
    const place = places.find((item) => item.exchange === at);
    if (place?.isCovered && exchange.replyWords <= acknowledgement) {
      for (const cue of place.cues) takeBack(cue, spoken, found, exchange, model);
      current = undefined;
      return;
    }
    if (place) current = place;
    else if (current && !goesOn(exchanges, at, current, model, weights)) current = undefined;
    let cue = current?.cues[0];
    for (const segment of exchange.replies) {
      if (isReturn(segment.text))
        cue = returnedTo(segment, exchange, places, at, found, model) ?? cue;
      else if (current && current.cues.length > 1 && current.cues.includes(cue ?? -1)) {
        cue = likeliest(segment, current.cues, cue, model);
      }
      if (cue !== undefined) found[cue]?.push(segment);
      spoken.push(segment);
    }
  });
  return found;
}

/** Whether what is said here still belongs to the question; else something outside the guide is talked of. */
function goesOn(
  exchanges: readonly Exchange[],
  at: number,
  { exchange, cues }: AskedPlace,
  model: CueModel,
  weights: AskWeights,
): boolean {
  if (exchanges[at]?.asking.some(({ text }) => isClosing(text))) return false;
  return cues.some((cue) => scoreGoingOn(exchanges, at, exchange, cue, model, weights) > 0);
}

/** Of questions asked in one breath, the one a segment speaks of; the one before when it speaks of none. */
function likeliest(
  { text }: Segment,
  cues: readonly number[],
  before: number | undefined,
  model: CueModel,
): number | undefined {
  const terms = termsOf(text);
  let best = before;
  let bestScore = 0;
  for (const cue of cues) {
    const score =
      overlap(terms, model.answers[cue] ?? new Map(), model.weightOf) + (cue === before ? 0.1 : 0);
    if (score > bestScore) [best, bestScore] = [cue, score];
  }
  return best;
}

/** The question a candidate comes back to: open ones first, then whichever the words fit best. */
function returnedTo(
  segment: Segment,
  { replies }: Exchange,
  places: readonly AskedPlace[],
  at: number,
  found: readonly Segment[][],
  model: CueModel,
): number | undefined {
  const terms = addTerms(termsOf(segment.text), new Map());
  for (const { text } of replies) addTerms(terms, termsOf(text), 0.6);
  const asked = [
    ...new Set(places.filter(({ exchange }) => exchange < at).flatMap(({ cues }) => cues)),
  ];
  const ranked = asked.map((cue) => {
    const isOpen = (found[cue] ?? []).every(
      ({ text }) => isDeferral(text) || wordsOf(text).length < shortestAnswer,
    );
    return {
      cue,
      score: overlap(terms, model.answers[cue] ?? new Map(), model.weightOf) + (isOpen ? 1 : 0),
    };
  });
  return ranked.sort((a, b) => b.score - a.score)[0]?.cue;
}

/** Moves what was said before to a question that the interviewer finds answered by it. */
function takeBack(
  cue: number,
  spoken: readonly Segment[],
  found: Segment[][],
  exchange: Exchange,
  model: CueModel,
): void {
  const subject = addTerms(new Map(model.answers[cue] ?? []), askedTerms(exchange), 0.7);
  const recent = spoken.slice(-coveredWithin);
  const fits = recent.map(({ text }) => overlap(termsOf(text), subject, model.weightOf));
  const from = fits.findIndex((fit) => fit > aboutIt);
  const taken = from < 0 ? [] : recent.slice(from);
  for (const segments of found) {
    for (const segment of taken) {
      const index = segments.indexOf(segment);
      if (index >= 0) segments.splice(index, 1);
    }
  }
  found[cue]?.push(...taken);
}
