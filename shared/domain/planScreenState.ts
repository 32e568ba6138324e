import type { PlanProcessingStatus } from './plan.ts';

export type PlanScreenState =
  'interviewsLoading' | 'competenciesLoading' | 'questionsLoading' | 'success' | 'error' | 'empty';

const states: Readonly<Record<PlanProcessingStatus, PlanScreenState>> = {
  Dispatched: 'interviewsLoading',
  PlanInProgress: 'interviewsLoading',
  PlanCompetenciesInProgress: 'competenciesLoading',
  PlanCompleted: 'questionsLoading',
  QuestionsInProgress: 'questionsLoading',
  QuestionsCompleted: 'success',
  Failed: 'error',
};

/** What the page of a plan shows for a status; for one it does not know, nothing. */
export const planScreenState = (status: string): PlanScreenState =>
  (states as Partial<Record<string, PlanScreenState>>)[status] ?? 'empty';

/** What the progress banner says. */
export const planBannerTexts: Readonly<Record<PlanScreenState, string>> = {
  interviewsLoading: 'Generating interviews...',
  competenciesLoading: 'Generating competencies...',
  questionsLoading: 'Generating questions...',
  success: 'Plan generated!',
  error: 'Error!',
  empty: 'Empty!',
};

/** Whether the status is still asked for; once questions are being written the plan itself is. */
export const isPlanBeingMade = (status: string): boolean =>
  ['interviewsLoading', 'competenciesLoading', 'questionsLoading'].includes(
    planScreenState(status),
  );

/**
 * A plan can be made again once its job description has changed since, and only when nothing is under
 * way. A failed one says so itself and follows the same rule, except that trying again is always fair.
 */
export function canRebuildPlan(plan: {
  status: string;
  createdAt: string | Date;
  jobDescriptionModifiedAt: string | Date;
}): boolean {
  const state = planScreenState(plan.status);
  if (state === 'error') return true;
  if (state !== 'success') return false;
  return new Date(plan.jobDescriptionModifiedAt) > new Date(plan.createdAt);
}

/** As many stand in for competencies that are on their way. */
export const mostPlaceholders = 3;
export const placeholderCount = (existing: number): number =>
  Math.max(0, mostPlaceholders - existing);
