import { expect, test } from 'vitest';
import type { PlanGroupSource } from '#shared/domain/plan.ts';
import { isGeneralPlan } from './isGeneralPlan.ts';

const interview = (name: string, ...sources: PlanGroupSource[]) => ({
  id: name,
  name,
  groups: sources.map((source, index) => ({
    id: `${name}${index}`,
    competency: 'Planning',
    source,
    referenceText: null,
    questions: [],
  })),
});

test('a plan of general questions only is one', () => {
  const screen = interview('Recruiter screen', 'Static', 'Static');
  expect(isGeneralPlan([screen, interview('Learning on the job', 'Static')])).toBe(true);
  expect(isGeneralPlan([screen, interview('Working with others', 'Static', 'UserFocusArea')])).toBe(
    true,
  );
});

test('one with a single competency of the job description is not', () => {
  const screen = interview('Recruiter screen', 'Static', 'JobDescription');
  expect(isGeneralPlan([screen, interview('Learning on the job', 'Static')])).toBe(false);
});

test('a recruiter screen alone, or with what people added, is as it should be', () => {
  const screen = interview('Recruiter screen', 'Static', 'Static');
  expect(isGeneralPlan([screen])).toBe(false);
  expect(isGeneralPlan([screen, interview('Interview 2', 'UserManuallyAdded')])).toBe(false);
  expect(isGeneralPlan([])).toBe(false);
});
