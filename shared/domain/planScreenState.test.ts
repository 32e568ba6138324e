import { describe, expect, test } from 'vitest';
import { planProcessingStatuses } from './plan.ts';
import {
  canRebuildPlan,
  isPlanBeingMade,
  placeholderCount,
  planScreenState,
} from './planScreenState.ts';

test('each status has its state on the screen, an unknown one is empty', () => {
  expect(planProcessingStatuses.map((status) => [status, planScreenState(status)])).toEqual([
    ['Dispatched', 'interviewsLoading'],
    ['PlanInProgress', 'interviewsLoading'],
    ['PlanCompleted', 'questionsLoading'],
    ['PlanCompetenciesInProgress', 'competenciesLoading'],
    ['QuestionsInProgress', 'questionsLoading'],
    ['QuestionsCompleted', 'success'],
    ['Failed', 'error'],
  ]);
  expect(planScreenState('Somewhere')).toBe('empty');
});

test('the page asks on while a plan is being made, and no longer', () => {
  expect(planProcessingStatuses.filter(isPlanBeingMade)).toEqual([
    'Dispatched',
    'PlanInProgress',
    'PlanCompleted',
    'PlanCompetenciesInProgress',
    'QuestionsInProgress',
  ]);
});

describe('a rebuild', () => {
  const plan = {
    status: 'QuestionsCompleted',
    createdAt: '2026-05-01T10:00:00Z',
    jobDescriptionModifiedAt: '2026-05-01T10:00:01Z',
  };
  test('is offered once the job description has changed since', () => {
    expect(canRebuildPlan(plan)).toBe(true);
    expect(canRebuildPlan({ ...plan, jobDescriptionModifiedAt: plan.createdAt })).toBe(false);
  });
  test('is not offered while the plan is being made, always when making it failed', () => {
    expect(canRebuildPlan({ ...plan, status: 'QuestionsInProgress' })).toBe(false);
    expect(
      canRebuildPlan({
        ...plan,
        status: 'Failed',
        jobDescriptionModifiedAt: '2026-04-01T10:00:00Z',
      }),
    ).toBe(true);
  });
});

test('up to three cards stand in for competencies on their way', () => {
  expect([0, 1, 3, 7].map(placeholderCount)).toEqual([3, 2, 0, 0]);
});
