import { nearDuplicates } from '#shared/planning/nearDuplicates.ts';
import type { PlanTree } from './planTree.ts';

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
