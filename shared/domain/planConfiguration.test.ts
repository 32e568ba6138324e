import { expect, test } from 'vitest';
import {
  defaultPlanConfiguration,
  focusAreas,
  focusAreasProblem,
  interviewCountProblem,
} from './planConfiguration.ts';

test('a plan has 1 to 8 interviews', () => {
  expect([1, 5, 8].map(interviewCountProblem)).toEqual([null, null, null]);
  for (const wrong of [0, 9, 9.5, '', 'many', NaN])
    expect(interviewCountProblem(wrong)).toBe('Choose 1 to 8 interviews.');
  expect(interviewCountProblem(2.5)).toBe('Choose a whole number of interviews, 1 to 8.');
});

test('focus areas are parted by commas, each once, none blank', () => {
  expect(focusAreas(' Culture add, , company values,culture ADD,')).toEqual([
    'Culture add',
    'company values',
  ]);
});

test('focus areas are counted as they are sent, 500 characters at most', () => {
  expect(focusAreasProblem('')).toBeNull();
  expect(focusAreasProblem(`  ${'a'.repeat(500)} , ${'A'.repeat(500)},,`)).toBeNull();
  // The blank after each comma counts.
  expect(focusAreasProblem(`${'a'.repeat(249)},${'b'.repeat(250)}`)).toBe(
    'Use at most 500 characters; these are 501.',
  );
});

test('the form begins with five interviews, the steps with three, both with a recruiter screen', () => {
  expect(defaultPlanConfiguration(false)).toMatchObject({
    numberOfInterviews: 5,
    includeRecruiterScreen: true,
  });
  expect(defaultPlanConfiguration(true).numberOfInterviews).toBe(3);
});
