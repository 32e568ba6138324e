import { expect, test } from 'vitest';
import type { PlanGroupSource } from '#shared/domain/plan.ts';
import { duplicateWarnings, isGeneralPlan } from './planReading.ts';

const planned = (name: string, ...sources: PlanGroupSource[]) => ({
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
  const screen = planned('Recruiter screen', 'Static', 'Static');
  expect(isGeneralPlan([screen, planned('Learning on the job', 'Static')])).toBe(true);
  expect(isGeneralPlan([screen, planned('Working with others', 'Static', 'UserFocusArea')])).toBe(
    true,
  );
});

test('one with a single competency of the job description is not', () => {
  const screen = planned('Recruiter screen', 'Static', 'JobDescription');
  expect(isGeneralPlan([screen, planned('Learning on the job', 'Static')])).toBe(false);
});

test('a recruiter screen alone, or with what people added, is as it should be', () => {
  const screen = planned('Recruiter screen', 'Static', 'Static');
  expect(isGeneralPlan([screen])).toBe(false);
  expect(isGeneralPlan([screen, planned('Interview 2', 'UserManuallyAdded')])).toBe(false);
  expect(isGeneralPlan([])).toBe(false);
});

const asking = (id: string, ...questions: string[]) => ({
  id,
  name: `Interview ${id}`,
  groups: [
    {
      id: `g${id}`,
      competency: 'Planning',
      source: 'JobDescription' as const,
      referenceText: null,
      questions: questions.map((question, index) => ({
        id: `${id}${index}`,
        question,
        type: 'Behavioral' as const,
      })),
    },
  ],
});

test('two interviews that ask nearly the same are told so, each of the other', () => {
  const warnings = duplicateWarnings([
    asking('A', 'Tell me about a time you planned the shifts of a hospital ward.'),
    asking('B', 'Describe how you planned shifts of a hospital ward.', 'Which wards do you know?'),
  ]);
  expect([...warnings]).toEqual([
    ['A0', '“Interview B” asks nearly the same.'],
    ['B0', '“Interview A” asks nearly the same.'],
  ]);
});

test('within one interview it is nobody’s business', () => {
  const same = 'How do you plan shifts of a hospital ward?';
  expect(duplicateWarnings([asking('A', same, same)]).size).toBe(0);
});
