import { expect, test } from 'vitest';
import {
  defaultPlanConfiguration,
  focusAreas,
  interviewCountProblem,
} from './planConfiguration.ts';

test('a plan has 1 to 8 interviews', () => {
  expect([1, 5, 8].map(interviewCountProblem)).toEqual([null, null, null]);
  for (const wrong of [0, 9, 2.5, '', 'many', NaN])
    expect(interviewCountProblem(wrong)).toBe('Choose 1 to 8 interviews.');
});

test('focus areas are parted by commas, each once, none blank', () => {
  expect(focusAreas(' Culture add, , company values,culture ADD,')).toEqual([
    'Culture add',
    'company values',
  ]);
});

test('the form begins with five interviews, the steps with three, both with a recruiter screen', () => {
  expect(defaultPlanConfiguration(false)).toMatchObject({
    numberOfInterviews: 5,
    includeRecruiterScreen: true,
  });
  expect(defaultPlanConfiguration(true).numberOfInterviews).toBe(3);
});
