import type { JobLevel } from './jobFamilyOf.ts';
import {
  libraryQuestionTypes,
  type Competency,
  type LibraryQuestion,
} from './library/competency.ts';
import type { PlannedQuestion } from './plan.ts';
import { plannedFrom } from './standingQuestions.ts';

interface PickOptions {
  /** How well a question fits the posting; the best come first. */
  near: (question: LibraryQuestion) => number;
  level: JobLevel;
  /** Those the job has. */
  settings: ReadonlySet<string>;
  /** Whether the job shows what a question takes for granted. */
  isShown: (assumes: readonly string[]) => boolean;
  /** Nobody has done such work before: only what they would do can be asked. */
  isFirstJob?: boolean;
  /** How many questions of each type the plan has from the library so far; what is picked is added. */
  types?: Map<string, number>;
  count: number;
  /** Takes a question into the plan unless the plan asks it already. */
  isFree: (question: PlannedQuestion) => boolean;
}

/** Questions of a competency from the library, of different types, nearest to the posting first. */
export function pickQuestions(competency: Competency, options: PickOptions): PlannedQuestion[] {
  const { count, near, isFree } = options;
  const left = competency.questions
    .filter((question) => question.isOfTask !== true && isFit(question, options))
    .map((question) => ({ one: question, score: near(question) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
  const types = options.types ?? new Map<string, number>();
  const picked: PlannedQuestion[] = [];
  while (picked.length < count && left.length > 0) {
    // Of the types the one the plan has least; a past case comes first.
    const wanted = [...libraryQuestionTypes]
      .filter((type) => left.some((one) => one.type === type))
      .sort((a, b) => (types.get(a) ?? 0) - (types.get(b) ?? 0))[0];
    const next = left.find(({ type }) => type === wanted);
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    const question = plannedFrom(next);
    if (!isFree(question)) continue;
    picked.push(question);
    types.set(question.type, (types.get(question.type) ?? 0) + 1);
  }
  return picked;
}

/** Whether a question fits the level and the setting of a job and takes nothing for granted that it lacks. */
export function isFit(
  { level, setting, assumes, type }: LibraryQuestion,
  job: Pick<PickOptions, 'level' | 'settings' | 'isShown' | 'isFirstJob'>,
): boolean {
  if (!job.isShown(assumes)) return false;
  if (job.isFirstJob && type !== 'Situational' && level !== 'entry') return false;
  const isLevel =
    level === 'staff' ? job.level !== 'senior' : level === 'any' || level === job.level;
  return isLevel && (setting === null || job.settings.has(setting));
}
