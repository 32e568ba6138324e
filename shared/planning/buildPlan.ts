import type { PlannedInterview, PlanRequest } from './plan.ts';
import { spreadCompetencies } from './spreadCompetencies.ts';
import { writeQuestions } from './writeQuestions.ts';

/**
 * A whole interview plan from a posting: interviews, competencies, questions. Deterministic and pure;
 * never throws, whatever the text. A posting without duties or requirements gives general questions.
 */
export function buildPlan(request: PlanRequest): PlannedInterview[] {
  const outline = spreadCompetencies(request);
  const flat = outline.flatMap(({ competencies }) => competencies);
  const questions = writeQuestions({ text: request.text, title: request.title, groups: flat });
  let index = 0;
  return outline.map(({ name, competencies }) => ({
    name,
    groups: competencies.map((competency) => ({
      ...competency,
      questions: questions[index++] ?? [],
    })),
  }));
}
