import type { AskWeights } from './askWeights.ts';
import type { EvidenceFound, OwnEvidence } from './ownEvidence.ts';
import { weigh } from './scoreAsking.ts';

/** How well a guide of which nothing is known was kept to; counts as one question more. */
const usualGuide = 0.35;
/** Where the asking shares nothing with the question, the reply must plainly speak of it. */
const leastReplied = 0.2;

/**
 * Which questions of a guide count as asked. Each needs evidence of its own, the more of it the less there
 * is for the other questions: the guide of another role fits any interview a little, the right one well.
 * @param evidence per question of the guide; undefined where no place was found for it
 */
export function acceptCues(
  evidence: readonly (EvidenceFound | undefined)[],
  weights: AskWeights['accept'],
): boolean[] {
  const odds = evidence.map((item) => item && ownOdds(item, weights));
  const squares = odds.map((odd) => (odd === undefined ? 0 : likelihood(odd) ** 2));
  const sum = squares.reduce((all, square) => all + square, usualGuide ** 2);
  return odds.map((odd, index) => {
    const has = evidence[index];
    if (odd === undefined || has === undefined) return false;
    if (has.isVerbatim) return true;
    if (has.shared === 0 && has.readOut === 0 && has.replied < leastReplied) return false;
    return weights.any + weights.own * odd + weights.ofGuide * ofOthers(sum, squares, index) > 0;
  });
}

/**
 * Which questions were plainly asked: by evidence of their own, whatever the rest of the guide says. The others
 * stand where they do by place and reply, and are only perhaps asked.
 */
export function plainCues(
  evidence: readonly (EvidenceFound | undefined)[],
  weights: AskWeights['accept'],
): boolean[] {
  return evidence.map(
    (item) =>
      item !== undefined && (item.isVerbatim || ownOdds(item, weights) >= weights.leastPlain),
  );
}

/** Log-odds by a question's own evidence alone. */
export function ownOdds(evidence: OwnEvidence, weights: AskWeights['accept']): number {
  return weights.ownAnyway + weigh(evidence, weights.evidence);
}

function ofOthers(sum: number, squares: readonly number[], index: number): number {
  return Math.sqrt((sum - (squares[index] ?? 0)) / squares.length);
}

function likelihood(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
