import type { Exchange } from './exchanges.ts';
import { overlap, saturate } from './matchCues.ts';
import { placeSigns } from './placeSigns.ts';
import type { PlaceSigns } from './placeSigns.ts';
import { addTerms, termsOf } from './termsOf.ts';
import type { Terms } from './termsOf.ts';

/** What tells whether a reply still belongs to the question asked before. */
export interface GoesOnSigns extends PlaceSigns {
  /** Words the reply shares with the question and what it expects, */
  ofQuestion: number;
  /** … and with what was answered to it already. */
  ofAnswer: number;
  /** Exchanges since it was asked, to four. */
  since: number;
}

/** The signs of the exchange at `at` when the question was asked `since` exchanges before. */
export function goesOnSigns(
  exchanges: readonly Exchange[],
  at: number,
  since: number,
  question: Terms,
  weightOf: (term: string) => number,
): GoesOnSigns {
  const said: Terms = new Map();
  for (const { text } of exchanges[at]?.replies ?? []) addTerms(said, termsOf(text));
  const answered: Terms = new Map();
  for (const { replies } of exchanges.slice(at - since, at)) {
    for (const { text } of replies) addTerms(answered, termsOf(text));
  }
  return {
    ...placeSigns(exchanges, at, weightOf),
    ofQuestion: saturate(overlap(said, question, weightOf), 1),
    ofAnswer: saturate(overlap(said, answered, weightOf), 1),
    since: Math.min(since, 4) / 4,
  };
}
