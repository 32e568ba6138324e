import { readingOf } from '#shared/domain/adverseImpact.ts';
import type { ImpactReport } from './adverseImpactReport.ts';

const testNames = { FISHER: "Fisher's exact test", TWO_PROPORTIONS: 'Two-proportion z test' };

const header = [
  ...['Position', 'Category', 'Step', 'Group', 'Applicants', 'Selected', 'Selection rate'],
  ...['Impact ratio', 'Below four fifths', 'Test', 'p value', 'Reading'],
];

/**
 * The report as a table. Its columns from group to impact ratio are those that New York City asks of a bias audit
 * (6 RCNY § 5-301); with two categories the groups are its intersectional ones.
 */
export function impactRows({ filter, positionTitle, steps }: ImpactReport): string[][] {
  const where = [positionTitle ?? 'All positions', filter.categories.join(' · ')];
  const rows = steps.flatMap(({ title, groups, hiddenGroupCount }) => [
    ...groups.map((group) => [
      ...[...where, title, group.group, String(group.total), String(group.selected)],
      ...[group.rate.toFixed(3), group.impactRatio?.toFixed(3) ?? ''],
      ...[group.isBelowFourFifths ? 'yes' : 'no', group.test ? testNames[group.test.name] : ''],
      ...[group.test?.pValue.toPrecision(3) ?? '', readingOf(group, groups.length)],
    ]),
    ...(hiddenGroupCount > 0
      ? [
          [
            ...where,
            title,
            `${hiddenGroupCount} hidden: fewer than five people`,
            ...Array<string>(8).fill(''),
          ],
        ]
      : []),
  ]);
  return [header, ...rows];
}
