import { isCovered } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import { askedTerms, askingWords, overlap } from './matchCues.ts';
import { isFollowUp, isSmallTalk, opensTopic, questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import { addTerms, termsOf, wordsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';

/** What at one place in the talk speaks for a question of some guide, whichever it is; each about 0 to 1. */
export interface PlaceSigns {
  /** How much the asking asks, */
  asks: number;
  /** … or that it has no shape of a question at all, */
  noQuestion: number;
  /** … its length to thirty words, and beyond them to eighty, */
  length: number;
  lengthBeyond: number;
  /** … or that it is under nine words. */
  isShort: number;
  sentences: number;
  /** Words told until something is asked again, to forty-five, and at once, to twenty. */
  replied: number;
  repliedAtOnce: number;
  /** "Tell me about …", "Let's say …". */
  opensTopic: number;
  /** "Next …", "Last thing …", "This one …". */
  turns: number;
  /** The share of what is asked that the reply before spoke of. */
  continues: number;
  /** "How did you do that?" */
  followsUp: number;
  /** "And the guests?" */
  addsOn: number;
  smallTalk: number;
  /** How much more is said of "us" and "me" than of "you". */
  ofUs: number;
  /** "You have answered that already." */
  covered: number;
  /** The first words of the interview. */
  begins: number;
}

const longReply = 45;
const longReplyAtOnce = 20;
const longAsking = 30;
const longestAsking = 80;

/** Reads the signs of the place at index `at`. */
export function placeSigns(
  exchanges: readonly Exchange[],
  at: number,
  weightOf: (term: string) => number,
): PlaceSigns {
  const exchange = exchanges[at] ?? { asking: [], replies: [], strength: 0, replyWords: 0 };
  const texts = exchange.asking.flatMap((segment) => spokenSentences(segment)).map(textOf);
  const words = askingWords(exchange);
  const plain = wordsOf(texts.join(' ')).slice(0, 14).join(' ');
  const last = texts.findLast((text) => questionStrength(text) > 0);
  const yes = (is: boolean) => (is ? 1 : 0);
  return {
    asks: exchange.strength,
    noQuestion: yes(exchange.strength === 0),
    length: Math.min(words, longAsking) / longAsking,
    lengthBeyond:
      Math.max(0, Math.min(words, longestAsking) - longAsking) / (longestAsking - longAsking),
    isShort: yes(words < 9),
    sentences: Math.min(texts.length, 4) / 4,
    replied: Math.min(exchange.replyWords, longReply) / longReply,
    repliedAtOnce: Math.min(wordsIn(exchange.replies), longReplyAtOnce) / longReplyAtOnce,
    opensTopic: yes(texts.some(opensTopic)),
    turns: yes(turnsTopic.test(plain)),
    continues: continuity(exchange, exchanges[at - 1], weightOf),
    followsUp: yes(words < 16 && last !== undefined && isFollowUp(last)),
    addsOn: yes(words < 14 && /^(?:and|but)\b/.test(plain)),
    smallTalk: yes(texts.some(isSmallTalk)),
    ofUs: shareOfUs(wordsOf(texts.join(' ')).join(' ')),
    covered: yes(texts.some(isCovered)),
    begins: yes(at < 2),
  };
}

const turnsTopic =
  /\b(?:next|last(?:ly| thing| one| topic| question)|finally|moving on|let's (?:start|talk|do|go|move|switch|get)|like to (?:start|begin|hear|ask)|(?:start|begin) with|speaking of|another|different|one more|here's|okay so|alright|now|right so|so okay|this one|question|i have|over to me|number \w+|can i ask one)\b/;

function shareOfUs(plain: string): number {
  const us =
    plain.match(/\b(?:i|me|my|we|us|our|i'm|i've|i'll|we're|we've|we'll|mine)\b/g)?.length ?? 0;
  const you = plain.match(/\b(?:you|your|yours|you're|you've|you'd|you'll)\b/g)?.length ?? 0;
  return us / (us + you + 1);
}

const textOf = ({ text }: { text: string }): string => text;

function wordsIn(segments: readonly { text: string }[]): number {
  return segments.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
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
