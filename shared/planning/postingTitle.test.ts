import { expect, test } from 'vitest';
import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { cleanTitle, findTitle, sayJob } from './postingTitle.ts';

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
  ['Vacancy for a Project Coordinator', 'Project Coordinator'],
  ['(from May) Crane Operator', 'Crane Operator'],
  ['Volunteer - Data Analyst', 'Data Analyst'],
  ['Cartographer position available', 'Cartographer'],
  ['Quality Engineer Job in Merrow', 'Quality Engineer'],
  ['Anticipated School Nurse', 'School Nurse'],
  ['Dynamic Dishwasher', 'Dishwasher'],
  ['Employee', null],
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
  ['Open Day\n\n### Experienced Crane Operator:\nLoads ships.', 'Experienced Crane Operator'],
  [
    'We are hiring for these positions.\n\n\n\nWhy us?\n\n\n\nBusiness Development Manager\n\nSells maps.',
    'Business Development Manager',
  ],
  ['Looking For An Organized Housekeeper In Merrow\n\nWe have a house.', 'Housekeeper'],
  [
    'Harbor TV\nJOB TITLE: Chief of the Sound Department\nWe sail.',
    'Chief of the Sound Department',
  ],
  [
    'Cook Merrow First and Nursery\n\nAs a Primary School Cook, you will bake.',
    'Primary School Cook',
  ],
  [
    'HARBOR WORKS - Position Available\n\nWe seek people to fill the open position of Crane Operator.',
    'Crane Operator',
  ],
  [
    'Postdoctoral position available\n\nA postdoctoral associate position is available.',
    'Postdoctoral associate',
  ],
  ['Jobs\n\nThe Relief Cleaning Co-ordinator will plan the week.', 'Relief Cleaning Co-ordinator'],
  ['Openings in June\nDesignation\tSALES CLERK', 'Sales Clerk'],
])('the posting %j is for a %s', (text, title) => {
  expect(findTitle(plainTextBlocks(text))).toBe(title);
});

test.each([
  ['Crane Operator', 'the role of Crane Operator'],
  [null, 'this job'],
  ['Harbor Vacancies', 'this job'],
  ['Pilot and Deckhand', 'this job'],
  ['Software Engineer - Payments', 'the role of Software Engineer'],
  ['Photographer (Portraits)', 'the role of Photographer'],
  ['Harbor animal warden', 'the role of harbor animal warden'],
  ['Recruitment', 'this job'],
  ['Harbor Loan Officer', 'the role of Harbor Loan Officer'],
  ['Van Drivers', 'the role of Van Driver'],
  ['Shipping and Receiving Clerk', 'the role of Shipping and Receiving Clerk'],
  ['Night Counselor (3rd Shift) - Merrow House', 'the role of Night Counselor'],
  ['Server/Event Catering', 'the role of Server'],
  ['Head of Marketing', 'the role of Head of Marketing'],
  ['Wayfinder', 'this job'],
])('the title %s is asked about as %s', (title, said) => {
  expect(sayJob(title)).toBe(said);
});

test.each([
  ['# Paralegal at Harbor Law\n\nThe Paralegal must also have a boat.', 'Paralegal'],
  ['# Pilot Trainer (12 months)\n\nText', 'Pilot Trainer'],
  ['Prep Cooks/Cooks Starting at $25 an Hour Qualifications\n\nText', 'Prep Cooks/Cooks'],
])('of %j the title is %s', (text, title) => {
  expect(findTitle(plainTextBlocks(text))).toBe(title);
});
