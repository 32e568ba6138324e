import { isDeferral } from './deferral.ts';
import type { CitedSentence, Segment } from './interview.ts';
import { overlap } from './matchCues.ts';
import { questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import { tellingScore, tellingness } from './tellingness.ts';
import { termsOf, wordsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';
import { trimToClause } from './trimToClause.ts';

/** A sentence that may stand in a note, with how telling it is. */
export interface Candidate extends SpokenSentence {
  score: number;
  order: number;
}

const subjectWeight = 0.8;
/** It needs the sentence before it to be understood. */
const leans = /^(?:that(?:'s|’s)?|they|it(?:'s|’s)?|he|she|this|those|these|them|which|there)\b/i;
const leaning = 0.35;
/** Any sentence of another segment comes before a second one of the same. */
const sameSegment = 4;

/** The sentences of some segments with their scores for a subject; deferrals and questions are left out. */
export function rateSentences(
  segments: readonly Segment[],
  subject: Terms,
  weightOf: (term: string) => number,
): Candidate[] {
  return segments
    .flatMap((segment) => spokenSentences(segment))
    .map((sentence, order) => {
      const { start, end } = trimToClause(sentence.text);
      const text = sentence.text.slice(start, end);
      const telling = tellingness(text);
      const shared = overlap(termsOf(text), subject, weightOf);
      const score =
        tellingScore(telling) +
        subjectWeight * (shared / (shared + 1)) -
        (leans.test(text) ? leaning : 0);
      const trimmed = {
        segmentId: sentence.segmentId,
        text,
        start: sentence.start + start,
        end: sentence.start + end,
        order,
      };
      return { ...trimmed, score: telling.contentWords === 0 || isIdle(sentence.text) ? 0 : score };
    });
}

/** A deferral is said in few words; in many, "let me think" is part of a story. */
const deferralWords = 14;
const asksLeave = /\b(?:can|could|may|shall) (?:i|we)\b/;
const ofOneself = /\b(?:i|i'd|i'm|i've|i'll|we|we'd|we're|we've|my|me)\b/;

/** Whether a sentence says nothing by itself: a question back, or an answer put off. */
function isIdle(text: string): boolean {
  const words = wordsOf(text);
  if (isDeferral(text) && words.length <= deferralWords) return true;
  if (/\?\W*$/.test(text) && words.length <= deferralWords && asksLeave.test(words.join(' ')))
    return true;
  if (ofOneself.test(words.join(' '))) return false;
  return questionStrength(text) >= 0.9;
}

/**
 * At most `most` sentences of at least `least`: the best of every segment first, so that each step of an
 * answer is heard, then the next best of them; told in the order they were spoken.
 */
export function pickSentences(
  candidates: readonly Candidate[],
  most: number,
  least: number,
): Candidate[] {
  const picked: Candidate[] = [];
  const left = candidates.filter(({ score }) => score >= least);
  while (picked.length < most && left.length > 0) {
    const worthOf = ({ segmentId, score }: Candidate) =>
      score - sameSegment * picked.filter((item) => item.segmentId === segmentId).length;
    const best = left.reduce((total, other) => (worthOf(other) > worthOf(total) ? other : total));
    picked.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return picked.sort((a, b) => a.order - b.order);
}

/** Sounds of hesitation, between commas; without them "um" and "er" are words of other languages. */
const hesitations = /,\s+(?:u+m+|u+h+|er+m*|h+m+|mm+),/gi;

/** A sentence of a note: the words as spoken without hesitations, begun with a capital letter. */
export function citeSentence({ segmentId, text }: SpokenSentence): CitedSentence {
  const said = text.replace(hesitations, '').replace(/[,;:]$/, '');
  return {
    text: said.charAt(0).toUpperCase() + said.slice(1),
    evidence: [{ segmentId, quote: text }],
  };
}
