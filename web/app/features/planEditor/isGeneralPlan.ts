import { recruiterScreen } from '#shared/domain/plan.ts';
import type { PlanTree } from './planTree.ts';

/**
 * Whether no question of a plan comes from the job description although an interview beside the
 * recruiter screen, which always has general ones, was made.
 */
export function isGeneralPlan(tree: PlanTree): boolean {
  const groups = tree.flatMap((interview) => interview.groups);
  return (
    !groups.some(({ source }) => source === 'JobDescription') &&
    tree.some(
      (interview) =>
        interview.name !== recruiterScreen &&
        interview.groups.some(({ source }) => source === 'Static'),
    )
  );
}
