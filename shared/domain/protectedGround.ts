import { groundOf, type ProtectedGround } from '../language/protectedGround.ts';

/** A ground on which nobody may be judged, or about which nobody may be asked. */
export type UnlawfulGround = ProtectedGround | 'PAY';

/** Unlawful in many places, but what a candidate says of pay is evidence, unlike protected grounds. */
const payHistory =
  /\b(?:current|previous|past|last|present) (?:salary|pay|wages?|compensation)\b|\bwhat (?:did|do|are|were) you (?:earn|earning|make|making|paid|get paid)\b|\bsalary history\b|\bhow much (?:did|do) you (?:earn|make)\b/i;

/** The ground that a spoken question touches; null when it touches none. */
export const findProtectedGround = (spoken: string): UnlawfulGround | null =>
  groundOf(spoken) ?? (payHistory.test(spoken) ? 'PAY' : null);
