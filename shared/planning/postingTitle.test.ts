import { expect, test } from 'vitest';
import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { cleanTitle, findTitle } from './postingTitle.ts';

test.each([
  ['Hydrologist, GS-0415-09', 'Hydrologist'],
  ['Child Care Assistant CY 01/02', 'Child Care Assistant'],
  ['Bridge Engineer (Standing Register)', 'Bridge Engineer'],
  ['Lecturer in Botany (Fixed 3 Year Contract)', 'Lecturer in Botany'],
  ['Design Manager for a payments software company', 'Design Manager'],
  ['Recruiting Map Illustrator - Freelance position', 'Map Illustrator'],
  ['Recruiting Coordinator', 'Recruiting Coordinator'],
  ['Cashier job', 'Cashier'],
  ['Software Engineer - Payments', 'Software Engineer - Payments'],
])('the title %s is said as %s', (title, said) => {
  expect(cleanTitle(title)).toBe(said);
});

test.each([
  ['Job Posting: Toolmaker\n\nOur workshop makes molds.', 'Toolmaker'],
  [
    'JOB VACANCY\nDeputy Head – Science job advertisement\nWe run two schools.',
    'Deputy Head – Science',
  ],
  [
    'Employment\n\nWe take applications for Volunteer Firefighters all year.',
    'Volunteer Firefighters',
  ],
  [
    'Who we are\n\nThe harbor is looking for a skilled Crane Operator to load ships.',
    'Crane Operator',
  ],
])('the posting %j is for a %s', (text, title) => {
  expect(findTitle(plainTextBlocks(text))).toBe(title);
});
