import { expect, test } from 'vitest';
import { findAgeLimits } from './ageLimits.ts';

const found = (text: string) => findAgeLimits(text).map((limit) => limit.text);

test.each([
  ['Applicants must be under 35.', 'under 35'],
  ['You are not older than 40', 'not older than 40'],
  ['We want someone younger than thirty.', 'younger than thirty'],
  ['Candidates aged 25-35 preferred.', 'aged 25-35'],
  ['Ages 20 to 30 only', 'Ages 20 to 30'],
  ['Between 20 and 30 years old.', 'Between 20 and 30 years old'],
  ['A 25 to 35-year-old', '25 to 35-year-old'],
  ['Candidates under the age of 30', 'under the age of 30'],
  ['You are 35 years old or younger.', '35 years old or younger'],
  ['She is in her thirties', 'in her thirties'],
  ['You are in your late 20s', 'in your late 20s'],
  ['You have no more than 5 years of experience.', 'no more than 5 years of experience'],
  ["maximum 5 years' experience", "maximum 5 years' experience"],
  ['We are looking for a maximum of 5 years of experience.', 'a maximum of 5 years of experience'],
  ['5 years of sales experience or less', '5 years of sales experience or less'],
])('%s', (text, expected) => {
  expect(found(text)).toContain(expected);
});

test.each([
  'You must be 18 or older.',
  'You are over 21 as the law asks.',
  'A 25-year-old company with 30 to 40 people',
  'Boxes weigh under 35 kg.',
  'You answer calls in under 35 minutes.',
  'Applicants must be under 35 minutes away.',
  'Applicants must be at least 21 years of age.',
  'You teach children aged 5 to 16.',
  'Classes for students ages 14-18',
  'You care for dependents under the age of 26.',
  'Applicants must be 21 years of age or older.',
  'At least 5 years of experience',
  'No more than 5 years of experience may be substituted for the degree.',
  'Education may stand in for a maximum of two years of the required experience.',
  'Less than 5 years of experience',
  'Temperatures in the 30s',
  'Keep the error rate under 35.',
])('none: %s', (text) => {
  expect(found(text)).toEqual([]);
});
