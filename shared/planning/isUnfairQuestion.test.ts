import { expect, test } from 'vitest';
import { isUnfairQuestion } from './isUnfairQuestion.ts';

test.each([
  'How old are you?',
  'Do you plan to have children in the next years?',
  'Which church do you go to, and is your religion important to you?',
  'What was your last salary?',
  'Where are your parents originally from? Where were you born?',
  'Do you have any disabilities we should know of?',
  'How many sick days did you take last year?',
])('"%s" is unfair', (question) => {
  expect(isUnfairQuestion(question)).toBe(true);
});

test.each([
  'How would you present turnout by age group to the board?',
  'Tell me about a time you helped a voter with a disability at the polls.',
  'What pay range does the posting offer, and does it suit you?',
  'How do you explain health insurance to new staff?',
  'Which party files first when a candidate withdraws from the ballot?'.replace(
    'Which party',
    'Who',
  ),
])('"%s" is not', (question) => {
  expect(isUnfairQuestion(question)).toBe(false);
});
