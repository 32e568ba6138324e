import { inferRoles } from './inferRoles.ts';
import type { Interview, Segment } from './interview.ts';
import { questionStrength } from './questionStrength.ts';
import { spokenSentences } from './spokenSentences.ts';
import { wordsOf } from './termsOf.ts';

/** Something an interviewer says, and what the candidate says until the interviewer's next words. */
export interface Exchange {
  /** What the interviewers say, in one or more segments. */
  asking: Segment[];
  /** What the candidate says after it. */
  replies: Segment[];
  /** How much the asking asks, 0 to 1. */
  strength: number;
  /** Words the candidate says until something is asked again. */
  replyWords: number;
}

/** An interviewer's reaction of so few words does not end an answer: "Wow. Good catch." */
const remarkWords = 10;

/** A candidate's reaction of so few words does not part two halves of a question. */
const reactionWords = 4;

/** Cuts the interview into exchanges, in order. What a candidate says first has an empty asking. */
export function exchangesOf(interview: Interview): Exchange[] {
  const sides = inferRoles(interview);
  const found: Exchange[] = [];
  for (const segment of interview.segments) {
    const last = found.at(-1);
    if (sides.get(segment.speakerId) === 'CANDIDATE') {
      if (last) last.replies.push(segment);
      else found.push({ asking: [], replies: [segment], strength: 0, replyWords: 0 });
    } else if (last && (last.replies.length === 0 || isStillAsking(last, segment))) {
      last.asking.push(segment);
    } else {
      found.push({ asking: [segment], replies: [], strength: 0, replyWords: 0 });
    }
  }
  for (const exchange of found) exchange.strength = askStrength(exchange.asking);
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const exchange = found[at];
    const next = found[at + 1];
    if (exchange === undefined) continue;
    exchange.replyWords =
      countWords(exchange.replies) + (next && isRemark(next) ? next.replyWords : 0);
  }
  return found;
}

function isRemark({ asking, strength }: Exchange): boolean {
  return strength === 0 && countWords(asking) <= remarkWords;
}

function countWords(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

/** Whether the interviewer goes on with a case after a mere reaction: "it's Friday." "Ha." "What now?" */
function isStillAsking({ asking, replies }: Exchange, next: Segment): boolean {
  if (countWords(replies) > reactionWords) return false;
  const before = askStrength(asking);
  return before > 0 && before < 1 && askStrength([next]) > 0 && wordsOf(next.text).length > 3;
}

function askStrength(segments: readonly Segment[]): number {
  const strengths = segments.flatMap((segment) =>
    spokenSentences(segment).map(({ text }) => questionStrength(text)),
  );
  return Math.max(0, ...strengths);
}
