import { isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { GuideCue, Segment } from './interview.ts';
import { opensTopic, questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import { addTerms, termsOf, wordsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';
import { termWeights } from './termWeights.ts';

/** How well one exchange fits one question of the guide. */
export interface CueMatch {
  /** From the words of the asking, 0 to 1. */
  asked: number;
  /** From the words of the reply, 0 to 1. */
  replied: number;
}

/** The subjects of the guide's questions and how much each term tells in this interview. */
export interface CueModel {
  cues: Terms[];
  /** Cue and description, for what an answer speaks of. */
  answers: Terms[];
  weightOf: (term: string) => number;
}

const competencyShare = 0.3;
/** Share of the words of a question's description beside the question itself. */
const descriptionShare = 0.27;
/** Share of the words of the replies to follow-ups in the reply before them. */
const followUpShare = 0.6;
/** Half of a fit is reached at this overlap. */
export const halfAsked = 0.71;
const halfReplied = 2;
/** An answer that the interviewer finds given already was given in one of the last exchanges. */
const coveredWithin = 3;
const followUps = 2;

/** Reads the guide against what is said in the interview. */
export function cueModel(guide: readonly GuideCue[], exchanges: readonly Exchange[]): CueModel {
  const cues = guide.map(({ cue, competency, description }) => {
    const terms = termsOf(cue);
    addTerms(terms, termsOf(competency), competencyShare);
    return addTerms(terms, termsOf(description), descriptionShare);
  });
  const answers = guide.map(({ cue, description }) =>
    addTerms(termsOf(cue), termsOf(description), 0.8),
  );
  const documents = exchanges.flatMap(({ asking, replies }) =>
    [...asking, ...replies].map(({ text }) => termsOf(text)),
  );
  return {
    cues,
    answers,
    weightOf: termWeights(
      documents,
      guide.map(({ cue }) => termsOf(cue)),
    ),
  };
}

/** The fit of every exchange (rows) with every question (columns). */
export function matchCues(exchanges: readonly Exchange[], model: CueModel): CueMatch[][] {
  return exchanges.map((exchange, at) => {
    const asked = askedTerms(exchange);
    const replied: Terms = new Map();
    const isAnswered = exchange.asking.some(({ text }) => isCovered(text));
    const answers = isAnswered ? exchanges.slice(Math.max(0, at - coveredWithin), at) : [exchange];
    for (const { text } of answers.flatMap(({ replies }) => replies)) {
      addTerms(replied, termsOf(text));
    }
    if (!isAnswered) {
      for (const { text } of followUpReplies(exchanges, at)) {
        addTerms(replied, termsOf(text), followUpShare);
      }
    }
    return model.cues.map((cue, index) => ({
      asked: saturate(overlap(asked, cue, model.weightOf), halfAsked),
      replied: saturate(overlap(replied, model.answers[index] ?? cue, model.weightOf), halfReplied),
    }));
  });
}

/** An answer goes on in the replies to the next two exchanges, as long as no topic is opened in them. */
function followUpReplies(exchanges: readonly Exchange[], at: number): Segment[] {
  const next = exchanges.slice(at + 1, at + 1 + followUps);
  const end = next.findIndex(
    ({ strength, asking }) => strength > 0 && asking.some(({ text }) => opensTopic(text)),
  );
  return next.slice(0, end < 0 ? next.length : end).flatMap(({ replies }) => replies);
}

/** Σ over shared terms of weight(term) × its share in either text. */
export function overlap(terms: Terms, other: Terms, weightOf: (term: string) => number): number {
  let sum = 0;
  for (const [term, share] of terms) {
    const otherShare = other.get(term);
    if (otherShare !== undefined) sum += weightOf(term) * share * otherShare;
  }
  return sum;
}

/** x / (x + half): 0 for nothing in common, one half where the overlap is `half`. */
export function saturate(value: number, half: number): number {
  return value / (value + half);
}

/**
 * What an asking asks about. Questions count in full; a sentence before or after one counts less the
 * further away it stands, so that an interviewer's talk about the company is not taken for a question.
 */
export function askedTerms({ asking }: Pick<Exchange, 'asking'>): Terms {
  const sentences = asking.flatMap((segment) => spokenSentences(segment));
  const strengths = sentences.map(({ text }) =>
    Math.max(questionStrength(text), opensTopic(text) ? 0.9 : 0),
  );
  const terms: Terms = new Map();
  const isAnswered = sentences.map(({ text }) => isCovered(text));
  if (isAnswered.includes(true)) {
    isAnswered.forEach((covers, index) => {
      strengths[index] = covers ? 1 : 0;
    });
  }
  const asksAnything = strengths.some((strength) => strength > 0);
  sentences.forEach(({ text }, index) => {
    let share = asksAnything ? 0 : 0.6;
    strengths.forEach((strength, other) => {
      share = Math.max(share, strength * 0.65 ** Math.abs(other - index));
    });
    addTerms(terms, termsOf(text), share);
  });
  return terms;
}

/** Words in an asking. */
export function askingWords({ asking }: Pick<Exchange, 'asking'>): number {
  return asking.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}
