import { askWeights } from './askWeights.ts';
import { isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { GuideCue } from './interview.ts';
import { askedTerms, askingWords, overlap } from './matchCues.ts';
import type { CueMatch, CueModel } from './matchCues.ts';
import { askedMood, cueMood } from './questionMood.ts';
import type { QuestionMood } from './questionMood.ts';
import { isFollowUp, isSmallTalk, opensTopic, questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import { addTerms, termsOf, wordsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';

/**
 * Σ of the signs that this question was asked here, less a threshold: the words of the asking, the words
 * of the reply, and what tells a main question from a follow-up or small talk: length, an opening of
 * a topic, and a long reply.
 */
export function scoreAsking(
  matches: readonly CueMatch[],
  exchange: Exchange,
  before: Exchange | undefined,
  model: CueModel,
  guide: readonly GuideCue[],
): number[] {
  const mood = askedMood(exchange.asking.map(({ text }) => text).join(' '));
  const base = mainness(exchange, before, model.weightOf) - askWeights.threshold;
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

/** How much an asking looks like a new main question, whatever it is about; about 0 to 0.8. */
export function mainness(
  exchange: Exchange,
  before: Exchange | undefined,
  weightOf: (term: string) => number,
): number {
  return mainOf(exchange) - askWeights.continues * continuity(exchange, before, weightOf);
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
