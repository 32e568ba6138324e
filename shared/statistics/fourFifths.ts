import { expectsFew, twoProportionTest } from './twoProportionTest.ts';
import { fisherExact } from './fisherExact.ts';
import { selectionRate, type Selection } from './selection.ts';

export interface GroupSelection extends Selection {
  group: string;
}

export interface ComparedGroup extends GroupSelection {
  rate: number;
  /** The rate divided by that of the reference; null where nobody at all was selected. */
  impactRatio: number | null;
  /** The group with the highest rate, to which the others are compared. */
  isReference: boolean;
  isBelowFourFifths: boolean;
  /** Of the difference from the reference; null for the reference and where no test can be made. */
  test: { name: 'FISHER' | 'TWO_PROPORTIONS'; pValue: number } | null;
  /** One other choice would turn the difference around, so the numbers are too small to say anything. */
  turnsOnOnePerson: boolean;
}

/**
 * Compares the selection rate of each group with the highest one by the four-fifths rule of the Uniform
 * Guidelines on Employee Selection Procedures, 29 CFR 1607.4(D). New York City calls the ratio the impact ratio
 * (6 RCNY § 5-301). The caution on one person is that of the agencies' questions and answers, no. 21.
 */
export function compareGroups(groups: readonly GroupSelection[]): ComparedGroup[] {
  const [reference] = groups
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => selectionRate(b) - selectionRate(a) || b.total - a.total);
  return groups.map((group) => {
    const rate = selectionRate(group);
    const highest = reference ? selectionRate(reference) : 0;
    const impactRatio = highest === 0 || group.total === 0 ? null : rate / highest;
    const isReference = group === reference;
    return {
      ...group,
      ...{ rate, impactRatio, isReference },
      isBelowFourFifths: isBelow(group, reference),
      test: isReference || !reference ? null : testOf(group, reference),
      turnsOnOnePerson: !isReference && reference ? turns(group, reference) : false,
    };
  });
}

/** In whole numbers: 4/5 itself is not below, whatever a division of floating-point numbers says. */
const isBelow = (group: Selection, reference: Selection | undefined): boolean =>
  reference !== undefined &&
  group.total > 0 &&
  5 * group.selected * reference.total < 4 * reference.selected * group.total;

function testOf(group: Selection, reference: Selection): ComparedGroup['test'] {
  const large = twoProportionTest(group, reference);
  if (!large) return null;
  return expectsFew(group, reference)
    ? { name: 'FISHER', pValue: fisherExact(group, reference) }
    : { name: 'TWO_PROPORTIONS', pValue: large.pValue };
}

const turns = (group: Selection, reference: Selection): boolean =>
  group.selected < group.total &&
  reference.selected > 0 &&
  (group.selected + 1) * reference.total > (reference.selected - 1) * group.total;
