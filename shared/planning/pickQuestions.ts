import type { JobLevel } from './jobFamilyOf.ts';
import type { Competency, LibraryQuestion } from './library/competency.ts';
import type { PlannedQuestion } from './plan.ts';
import { plannedFrom } from './standingQuestions.ts';

interface PickOptions {
  /** How well a question fits the posting; the best come first. */
  near: (question: string) => number;
  level: JobLevel;
  /** Those the job has. */
  settings: ReadonlySet<string>;
  /** Whether the job shows what a question takes for granted. */
  isShown: (assumes: readonly string[]) => boolean;
  /** Nobody has done such work before: a past case would be asked of those who cannot have one. */
  isFirstJob?: boolean;
  count: number;
  /** Takes a question into the plan unless the plan asks it already. */
  isFree: (question: PlannedQuestion) => boolean;
}

/** Questions of a competency from the library, of different types, nearest to the posting first. */
export function pickQuestions(competency: Competency, options: PickOptions): PlannedQuestion[] {
  const { count, near, isFree } = options;
  const left = competency.questions
    .filter((question) => fits(question, options))
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

function fits({ level, setting, assumes, type }: LibraryQuestion, job: PickOptions): boolean {
  if (!job.isShown(assumes) || (job.isFirstJob && type === 'Behavioral')) return false;
  const isLevel =
    level === 'staff' ? job.level !== 'senior' : level === 'any' || level === job.level;
  return isLevel && (setting === null || job.settings.has(setting));
}
