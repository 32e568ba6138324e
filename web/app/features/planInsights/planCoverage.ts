import type { PlanGroupSource } from '../../../../shared/domain/plan.ts';
import { coverageMatrix, postingRequirements } from '../../../../shared/planning/coverageMatrix.ts';

/** An interview of a plan, as far as its coverage needs it. */
export interface CoveredInterview {
  id: string;
  name: string;
  groups: readonly {
    source: PlanGroupSource;
    referenceText: string | null;
    questions: readonly { id: string; question: string }[];
  }[];
}

export interface CoverageLine {
  /** The job description's words. */
  requirement: string;
  /** How many questions of each interview ask about it, in the interviews' order. */
  counts: number[];
  total: number;
}

/** The rows of the coverage table, in the order of the job description. */
export function coverageLines(
  text: string,
  interviews: readonly CoveredInterview[],
): CoverageLine[] {
  const questions = interviews.flatMap(({ groups }) =>
    // What every plan asks ("What made you apply?") covers nothing, though it may use the same words.
    groups
      .filter(({ source }) => source !== 'Static')
      .flatMap((group) =>
        group.questions.map(({ id, question }) => ({
          ...{ id, question },
          referenceText: group.referenceText ?? '',
        })),
      ),
  );
  const interviewOf = new Map(
    interviews.flatMap(({ groups }, index) =>
      groups.flatMap((group) => group.questions.map(({ id }): [string, number] => [id, index])),
    ),
  );
  return coverageMatrix(postingRequirements(text), questions).map(
    ({ requirement, questionIds }) => {
      const counts = interviews.map(() => 0);
      for (const id of questionIds) {
        const index = interviewOf.get(id) ?? -1;
        if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
      }
      return { requirement, counts, total: questionIds.length };
    },
  );
}
