import { compareGroups, type ComparedGroup } from '../statistics/fourFifths.ts';

/** Groups with fewer people than this are hidden, so that nobody can be told from a figure. */
export const leastShown = 5;

/** Where an application stands, with the group its candidate named; null where they named none. */
export interface ApplicationOutcome {
  status: 'ACTIVE' | 'HIRED' | 'REJECTED';
  /** Place of its stage in the order of stages; null before the first. */
  stage: number | null;
  group: string | null;
}

/** A decision that candidates come to: in a stage, or the whole way from application to hire. */
export interface ImpactStep {
  title: string;
  groups: ComparedGroup[];
  /** Groups too small to show. */
  hiddenGroupCount: number;
}

/** What candidates come to before the first stage, and the sum of all. */
export const applicationStep = 'Application';
export const wholeStep = 'All stages: hired';

/**
 * Selection rates by stage. An application that stands in a stage, or was hired, has passed all stages before it;
 * one that was rejected in a stage was not selected there; one that is active in it has not been decided on there.
 */
export function impactSteps(
  applications: readonly ApplicationOutcome[],
  stages: readonly string[],
): ImpactStep[] {
  const reached = new Set(applications.map(({ stage }) => stage));
  const steps = [-1, ...stages.keys()].filter((stage) => reached.has(stage < 0 ? null : stage));
  return [
    ...steps.map((stage) =>
      stepOf(stages[stage] ?? applicationStep, applications, (item) => outcomeAt(item, stage)),
    ),
    stepOf(wholeStep, applications, ({ status }) =>
      status === 'ACTIVE' ? null : status === 'HIRED',
    ),
  ];
}

/** Whether an application was selected in a stage; null where it never came there or is not decided. */
function outcomeAt({ status, stage }: ApplicationOutcome, at: number): boolean | null {
  const standsAt = stage ?? -1;
  if (status === 'HIRED' || standsAt > at) return true;
  if (standsAt < at || status === 'ACTIVE') return null;
  return false;
}

function stepOf(
  title: string,
  applications: readonly ApplicationOutcome[],
  outcome: (application: ApplicationOutcome) => boolean | null,
): ImpactStep {
  const counts = new Map<string, { selected: number; total: number }>();
  for (const application of applications) {
    const isSelected = outcome(application);
    if (application.group === null || isSelected === null) continue;
    const { selected, total } = counts.get(application.group) ?? { selected: 0, total: 0 };
    counts.set(application.group, { selected: selected + (isSelected ? 1 : 0), total: total + 1 });
  }
  const all = [...counts].map(([group, count]) => ({ group, ...count }));
  const shown = all.filter(({ total }) => total >= leastShown);
  return {
    title,
    groups: compareGroups(shown.toSorted((a, b) => a.group.localeCompare(b.group, 'en'))),
    hiddenGroupCount: all.length - shown.length,
  };
}

/** Results with a lower probability of being chance are called significant, as the agencies and courts do. */
export const significance = 0.05;

/** What a compared group means, in a sentence for people who do not know statistics. */
export function readingOf(
  { group, isReference, impactRatio, isBelowFourFifths, test, turnsOnOnePerson }: ComparedGroup,
  shownGroups: number,
): string {
  if (shownGroups < 2) return 'There is no other group to compare with.';
  if (impactRatio === null) return 'Nobody was selected, so there is nothing to compare.';
  if (isReference) return 'Highest selection rate; the others are compared with it.';
  const ratio = `${group} were selected at ${Math.round(impactRatio * 100)} % of the highest rate`;
  const isLikelyChance = test === null || test.pValue >= significance;
  if (turnsOnOnePerson && isBelowFourFifths)
    return `${ratio}, below four fifths. One other choice would turn this around: too few people to say anything.`;
  if (isBelowFourFifths)
    return isLikelyChance
      ? `${ratio}, below four fifths. A difference like this may well be chance: look again with more people.`
      : `${ratio}, below four fifths, and chance alone rarely makes such a difference. Look at how this stage decides.`;
  return isLikelyChance
    ? `${ratio}: no sign of adverse impact by the four-fifths rule.`
    : `${ratio}: not below four fifths, yet chance alone rarely makes such a difference. Look at it.`;
}
