import { groundOf } from '../language/protectedGround.ts';
import { protectedAdvice } from './protectedAdvice.ts';

/** A ground on which nobody may be judged, and how to ask what one needs to know lawfully. */
export interface LawfulAdvice {
  ground: string;
  why: string;
  instead: string;
}

/** Unlawful in many places, but what a candidate says of pay is evidence, unlike protected grounds. */
const payHistory =
  /\b(?:current|previous|past|last|present) (?:salary|pay|wages?|compensation)\b|\bwhat (?:did|do|are|were) you (?:earn|earning|make|making|paid|get paid)\b|\bsalary history\b|\bhow much (?:did|do) you (?:earn|make)\b/i;

/** The protected ground that a spoken question touches; null when it touches none. */
export function findProtectedGround(spoken: string): LawfulAdvice | null {
  const ground = groundOf(spoken);
  if (ground) {
    const { label, why, instead } = protectedAdvice[ground];
    return { ground: label, why, instead };
  }
  if (!payHistory.test(spoken)) return null;
  return {
    ground: 'Pay history',
    why: 'In many places nobody may ask what a person earned before.',
    instead: 'What pay do you expect for this role?',
  };
}
