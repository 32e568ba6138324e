import type { GuideCue } from './interview.ts';
import { wordsOf } from './termsOf.ts';

/** Whether a question is about something that happened, about a case put, or about plain facts. */
export type QuestionMood = 'past' | 'case' | 'other';

const past =
  /\b(?:have you (?:ever|had|been|taken|worked)|did you|were you|was there|were there|has there been|you(?:'ve)? had|a time (?:when|you|that)|what happened|there a (?:time|moment|release|case)|think back|tell (?:me|us) about (?:a|an|one|somebody|someone|the|your|that)|when did|what was|ever)\b/;
const caseOf =
  /\b(?:let's say|say (?:you|i|somebody|someone|there|that|we)|suppose|imagine|picture (?:this|a|two|that|yourself)|what if|role-?play|would you|what do you do|what's your (?:move|rule|routine)|you've got|you get|how do you|you'd|what do you (?:say|answer|tell)|walk me through it|talk me through)\b|^say \w/;

/** The mood of a question of the guide, from its type and its words. */
export function cueMood({ cue, type }: Pick<GuideCue, 'cue' | 'type'>): QuestionMood {
  if (type === 'SITUATIONAL' || type === 'CASE_STUDY') return 'case';
  if (type === 'BEHAVIORAL') return 'past';
  if (type === 'SCREENING') return 'other';
  return askedMood(cue);
}

/** The mood of what an interviewer asks. */
export function askedMood(text: string): QuestionMood {
  const plain = wordsOf(text).join(' ');
  const isCase = caseOf.test(plain);
  const isPast = past.test(plain);
  if (isCase === isPast) return 'other';
  return isCase ? 'case' : 'past';
}
