import { alignCues } from './alignCues.ts';
import { isClosing, isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { GuideCue, Segment } from './interview.ts';
import { askedTerms, askingWords, matchCues, overlap } from './matchCues.ts';
import type { CueMatch, CueModel } from './matchCues.ts';
import { askedMood, cueMood } from './questionMood.ts';
import type { QuestionMood } from './questionMood.ts';
import { isFollowUp, isSmallTalk, opensTopic, questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import { askWeights } from './askWeights.ts';
import { addTerms, termsOf, wordsOf } from './termsOf.ts';
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
    asked[at] ? scoresOf(matches[at] ?? [], exchange, exchanges[at - 1], model, guide) : [],
  );
  const chosen = alignCues(scores);
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

/**
 * Σ of the signs that this question was asked here, less a threshold: the words of the asking, the words
 * of the reply, and what tells a main question from a follow-up or small talk: length, an opening of
 * a topic, and a long reply.
 */
function scoresOf(
  matches: readonly CueMatch[],
  exchange: Exchange,
  before: Exchange | undefined,
  model: CueModel,
  guide: readonly GuideCue[],
): number[] {
  const mood = askedMood(exchange.asking.map(({ text }) => text).join(' '));
  const base =
    mainOf(exchange) -
    askWeights.continues * continuity(exchange, before, model.weightOf) -
    askWeights.threshold;
  return matches.map(({ asked, replied }, index) => {
    const words = askWeights.asked * asked + askWeights.replied * replied;
    const cue = guide[index];
    return base + words + (cue ? kindOf(cue, mood) : 0);
  });
}

/** What the kind of question says: a case put is no question about the past, and facts are told briefly. */
function kindOf(cue: GuideCue, asked: QuestionMood): number {
  if (cue.type === 'SCREENING') return askWeights.screening;
  const expected = cueMood(cue);
  if (expected === 'other' || asked === 'other') return 0;
  return expected === asked ? askWeights.mood : -askWeights.mood;
}

/**
 * The share of what is asked that the reply before spoke of, 0 to 1: a follow-up takes up the words of
 * the answer ("Did anybody mind the rule?"), a new question brings its own. 1 when it has none.
 */
function continuity(
  exchange: Exchange,
  before: Exchange | undefined,
  weightOf: (term: string) => number,
): number {
  const asked = askedTerms(exchange);
  const said: Terms = new Map();
  for (const { text } of before?.replies ?? []) addTerms(said, termsOf(text));
  const own = overlap(asked, asked, weightOf);
  return own < 0.05 ? 1 : overlap(asked, said, weightOf) / own;
}

function mainOf(exchange: Exchange): number {
  const texts = exchange.asking
    .flatMap((segment) => spokenSentences(segment))
    .map(({ text }) => text);
  if (texts.some((text) => isCovered(text))) return askWeights.covered;
  const asks = texts.filter((text) => questionStrength(text) > 0);
  const last = asks.at(-1);
  const words = Math.min(asks.join(' ').split(' ').length, 16) / 16;
  const isShort = askingWords(exchange) < 16;
  return (
    askWeights.length * words +
    askWeights.reply * (Math.min(exchange.replyWords, 45) / 45) +
    (texts.some((text) => opensTopic(text) || shiftsTopic(text)) ? askWeights.opens : 0) +
    (texts.length > 1 && closesTopic(texts[0] ?? '') ? askWeights.closes : 0) -
    (isShort && last !== undefined && isFollowUp(last) ? askWeights.followUp : 0) -
    (texts.some((text) => isSmallTalk(text)) ? askWeights.smallTalk : 0)
  );
}

/** "Great.", "That makes sense.": a word on the answer just given, before something new is asked. */
function closesTopic(text: string): boolean {
  return /^(?:good|great|nice|thanks?|lovely|perfect|wonderful|excellent|very|fair|okay|ok|alright|right|got it|appreciate|that's (?:a|an|very|fair|great|good|wonderful)|that makes|i (?:like|love|see)|true|cool|sure|brilliant|super)\b/.test(
    wordsOf(text).join(' '),
  );
}

/** "Okay, next …", "Alright, so …", "Last thing …": how interviewers turn to the next question. */
function shiftsTopic(text: string): boolean {
  return /\b(?:next|last(?:ly| thing| one| topic| question)|finally|moving on|let's (?:start|talk|do|go|move|switch|get)|like to (?:start|begin)|(?:start|begin) with|speaking of|another|different|one more|here's one|okay so|alright|now)\b/.test(
    wordsOf(text).slice(0, 12).join(' '),
  );
}

function askedIn(asking: readonly Segment[], cue: number, model: CueModel): string {
  const terms = model.cues[cue] ?? new Map();
  const ranked = asking.map(({ id, text }) => ({
    id,
    score: overlap(termsOf(text), terms, model.weightOf) + questionStrength(text),
  }));
  return ranked.sort((a, b) => b.score - a.score)[0]?.id ?? '';
}
