import { twoSidedNormalTail } from './normalTail.ts';
import { selectionRate, type Selection } from './selection.ts';

export interface TwoProportionTest {
  /** Difference of the rates in standard deviations of it; positive where the first rate is higher. */
  z: number;
  /** Two-sided. */
  pValue: number;
}

/**
 * The z test of two independent proportions with pooled variance and no continuity correction; its square is
 * Pearson's chi-square of the same table. For large samples: see `expectsFew`. Null where the rates cannot
 * differ, because nobody or everybody was selected or a group is empty.
 */
export function twoProportionTest(a: Selection, b: Selection): TwoProportionTest | null {
  const pooled = selectionRate({ selected: a.selected + b.selected, total: a.total + b.total });
  const variance = pooled * (1 - pooled) * (1 / a.total + 1 / b.total);
  if (a.total === 0 || b.total === 0 || variance === 0) return null;
  const z = (selectionRate(a) - selectionRate(b)) / Math.sqrt(variance);
  return { z, pValue: twoSidedNormalTail(z) };
}

/** Below this expected count in any cell the normal approximation is not used (Cochran 1954). */
const leastExpected = 5;

/** Whether a cell of the table expects so few people that only an exact test will do. */
export function expectsFew(a: Selection, b: Selection): boolean {
  const rate = selectionRate({ selected: a.selected + b.selected, total: a.total + b.total });
  return [a, b].some(({ total }) => Math.min(total * rate, total * (1 - rate)) < leastExpected);
}
