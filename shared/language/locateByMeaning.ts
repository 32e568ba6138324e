import type { MeaningWeights } from './meaningWeights.ts';
import { isClosing } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { GuideCue, Segment } from './interview.ts';
import { overlap } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { matchPlaces } from './matchPlaces.ts';
import type { Meaning } from './meaning.ts';
import { meaningSigns } from './meaningSigns.ts';
import type { MeaningSigns } from './meaningSigns.ts';
import { placeSigns } from './placeSigns.ts';
import type { PlaceSigns } from './placeSigns.ts';
import { isSmallTalk, questionStrength } from './questionStrength.ts';
import { similarity } from './similarity.ts';
import { termsOf, wordsOf } from './termsOf.ts';
import { likelihood, weigh } from './weigh.ts';
import { isReadOut, wordSigns } from './wordSigns.ts';
import type { WordSigns } from './wordSigns.ts';

export type AskSigns = PlaceSigns & WordSigns & MeaningSigns;

/** Where one question of the guide was most likely asked. */
export interface CuePlace {
  /** Index of the exchange. */
  exchange: number;
  /** The segment that asks. */
  segmentId: string;
  /** How likely it was asked there, 0 to 1. */
  likely: number;
  /** The likeliest segments, at most three, the best first. */
  moments: string[];
}

/** What tells whether a question was asked at its best place. */
export interface AcceptSigns {
  /** Log-odds of the place, and how far they are above the next best place. */
  odds: number;
  margin: number;
  /** Mean log-odds of the three best other questions of the guide. */
  bestOthers: number;
  /** The share of the guide's questions with a better place. */
  rank: number;
  /** Whether its meaning is nearest here of all places, and how far it is above other questions here. */
  isNearest: number;
  askAboveOthers: number;
  /** How likely it belongs there when each place asks one question, and whether that keeps the order. */
  share: number;
  order: number;
  /** Signs of that place: nothing in it asks, how near its meaning and its words are. */
  noQuestion: number;
  askAboveMean: number;
  ofBestPlace: number;
}

/** What tells whether a guide was used in an interview at all, of its five best questions. */
export interface GuideSigns {
  /** Mean log-odds of their places, … */
  best: number;
  /** … how likely each belongs to its place, and how near its meaning is there. */
  share: number;
  near: number;
}

export interface GuidePlaces {
  /** By question of the guide; undefined where nothing is asked in the interview. */
  places: (CuePlace | undefined)[];
  /** Log-odds that this guide was used at all. */
  fit: number;
  /** For fitting the weights, by question and of the guide. */
  acceptSigns: (AcceptSigns | undefined)[];
  guideSigns: GuideSigns;
}

const bestOfGuide = 5;
const mostMoments = 3;
const third = 1 / 3;

/** The signs for every place (rows) and question (columns); undefined where no interviewer asks. */
export function askSigns(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  model: CueModel,
  meaning: Meaning,
): (AskSigns[] | undefined)[] {
  const isOpen = exchanges.map(
    ({ asking }) => asking.length > 0 && !asking.some(({ text }) => isClosing(text)),
  );
  const words = wordSigns(exchanges, guide, model);
  const meanings = meaningSigns(exchanges, guide, isOpen, meaning);
  return exchanges.map((_, at) => {
    if (!isOpen[at]) return undefined;
    const place = placeSigns(exchanges, at, model.weightOf);
    return guide.flatMap((_, cue) => {
      const [word, near] = [words[at]?.[cue], meanings[at]?.[cue]];
      return word && near ? [{ ...place, ...word, ...near }] : [];
    });
  });
}

/** Finds the likeliest place of every question of the guide, the plainest first. Pure. */
export function locateByMeaning(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  model: CueModel,
  meaning: Meaning,
  weights: MeaningWeights,
): GuidePlaces {
  const signs = askSigns(exchanges, guide, model, meaning);
  const odds = signs.map((row) =>
    row?.map((item) => weights.ask.any + weigh(item, weights.ask.signs)),
  );
  const matched = matchPlaces(odds, guide.length);
  const chosen = matched.map((place) => place?.at);
  const best = chosen.map((at, cue) => odds[at ?? -1]?.[cue] ?? 0);
  const acceptSigns = chosen.map((at, cue): AcceptSigns | undefined => {
    const own = at === undefined ? undefined : signs[at]?.[cue];
    if (!own) return undefined;
    const elsewhere = odds.flatMap((row, other) => (other === at ? [] : (row?.[cue] ?? [])));
    const others = best.filter((_, other) => other !== cue).sort((a, b) => b - a);
    const here = best[cue] ?? 0;
    return {
      odds: here * third,
      margin: (here - Math.max(-20, ...elsewhere)) * third,
      bestOthers: mean(others.slice(0, 3)) * third,
      rank: others.filter((value) => value > here).length / guide.length,
      isNearest: own.isNearest,
      askAboveOthers: own.askAboveOthers,
      share: matched[cue]?.share ?? 0,
      order: matched[cue]?.order ?? 0,
      noQuestion: own.noQuestion,
      askAboveMean: own.askAboveMean,
      ofBestPlace: own.ofBestPlace,
    };
  });
  const segmentIn = (at: number, cue: number) =>
    askingSegment(exchanges[at]?.asking ?? [], guide[cue]?.cue ?? '', model, cue, meaning);
  const places = chosen.map((at, cue): CuePlace | undefined => {
    const [exchange, accept] = [exchanges[at ?? -1], acceptSigns[cue]];
    if (at === undefined || !exchange || !accept) return undefined;
    const isPlain = isReadOut(exchange, guide[cue]?.cue ?? '');
    const likely = isPlain
      ? 1
      : likelihood(weights.accept.any + weigh(accept, weights.accept.signs));
    const moments = odds
      .flatMap((row, other) => (row ? [{ other, value: row[cue] ?? -20 }] : []))
      .filter(({ other }) => other !== at)
      .sort((a, b) => b.value - a.value)
      .slice(0, mostMoments - 1)
      .map(({ other }) => segmentIn(other, cue));
    const segmentId = segmentIn(at, cue);
    return { exchange: at, segmentId, likely, moments: [segmentId, ...moments] };
  });
  const guideSigns = signsOfGuide(acceptSigns, best);
  const fit = weights.guide.any + weigh(guideSigns, weights.guide.signs);
  return { places, fit, acceptSigns, guideSigns };
}

function signsOfGuide(
  accepts: readonly (AcceptSigns | undefined)[],
  odds: readonly number[],
): GuideSigns {
  const bestOf = (values: readonly number[]) =>
    mean(values.toSorted((a, b) => b - a).slice(0, bestOfGuide));
  return {
    best: bestOf(odds) * third,
    share: bestOf(accepts.map((signs) => signs?.share ?? 0)),
    near: bestOf(accepts.map((signs) => signs?.askAboveMean ?? 0)),
  };
}

const longQuestion = 12;

/** The segment that asks: by its meaning or words, its shape and its length; of equals the last. */
function askingSegment(
  asking: readonly Segment[],
  cue: string,
  model: CueModel,
  index: number,
  meaning: Meaning,
): string {
  const own = meaning(cue);
  const terms = model.cues[index] ?? new Map();
  let best = { id: '', score: -Infinity };
  for (const { id, text } of asking) {
    const length = Math.min(wordsOf(text).length, longQuestion) / longQuestion;
    const vector = meaning(text);
    const score =
      overlap(termsOf(text), terms, model.weightOf) +
      (own && vector ? 3 * similarity(own, vector) : 0) +
      questionStrength(text) * (0.5 + 0.5 * length) -
      (isSmallTalk(text) ? 0.5 : 0);
    if (score >= best.score) best = { id, score };
  }
  return best.id;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
