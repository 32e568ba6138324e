import type { Competency } from './library/competency.ts';
import type { PlannedQuestion } from './plan.ts';
import { plannedFrom } from './standingQuestions.ts';

interface PickOptions {
  /** How well a question fits the posting; the best come first. */
  near: (question: string) => number;
  level: 'entry' | 'any' | 'senior';
  count: number;
  /** Takes a question into the plan unless the plan asks it already. */
  isFree: (question: PlannedQuestion) => boolean;
}

/** Questions of a competency from the library, of different types, nearest to the posting first. */
export function pickQuestions(competency: Competency, options: PickOptions): PlannedQuestion[] {
  const { level, count, near, isFree } = options;
  const left = competency.questions
    .filter((question) => question.level === 'any' || question.level === level)
    .map((question) => ({ one: question, score: near(question.question) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
  const picked: PlannedQuestion[] = [];
  while (picked.length < count && left.length > 0) {
    const types = new Set(picked.map(({ type }) => type));
    const wanted =
      picked.length === 0
        ? left.find(({ type }) => type === 'Behavioral')
        : left.find(({ type }) => !types.has(type));
    const next = wanted ?? left[0];
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    const question = plannedFrom(next);
    if (isFree(question)) picked.push(question);
  }
  return picked;
}
