import { recruiterScreen } from '#shared/domain/plan.ts';
import { planAsHtml, planAsText } from '#shared/domain/planText.ts';
import { nearDuplicates } from '#shared/planning/nearDuplicates.ts';
import { copyRichText } from '../../ui/copyRichText.ts';
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

/** Words of warning by question, where another interview of the plan asks nearly the same. */
export function duplicateWarnings(tree: PlanTree): Map<string, string> {
  const places = new Map(
    tree.flatMap((interview) =>
      interview.groups.flatMap((group) =>
        group.questions.map(({ id }) => [id, { interviewId: interview.id, name: interview.name }]),
      ),
    ) as [string, { interviewId: string; name: string }][],
  );
  const questions = tree.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
  const warnings = new Map<string, string>();
  for (const { firstId, secondId } of nearDuplicates(questions)) {
    const first = places.get(firstId);
    const second = places.get(secondId);
    if (!first || !second || first.interviewId === second.interviewId) continue;
    warnings.set(firstId, warningFor(second.name));
    warnings.set(secondId, warningFor(first.name));
  }
  return warnings;
}

const warningFor = (name: string) => `“${name}” asks nearly the same.`;

/** Puts a plan on the clipboard, as rich and as plain text. */
export const copyPlan = (title: string, interviews: PlanTree): Promise<boolean> => {
  const plan = { title, interviews };
  return copyRichText(planAsHtml(plan), planAsText(plan), 'Interview plan copied!');
};
