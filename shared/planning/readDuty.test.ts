import { describe, expect, test } from 'vitest';
import { moreDuties } from './moreDuties.ts';
import { readDuty } from './readDuty.ts';

const cases: [string, string][] = [
  [
    'Examines voter registration applications to determine if they should be accepted;',
    'examining voter registration applications',
  ],
  [
    'Under the direction of the County Clerk, Chief Deputy County Clerk and Elections Supervisor, coordinates and administers all early voting operations held within the county.',
    'coordinating and administering all early voting operations held within the county',
  ],
  [
    'Responsible for maintaining the countywide voter list, including monitoring the death records',
    'maintaining the countywide voter list',
  ],
  [
    'You will coordinate visits with physiotherapists, social workers and family doctors.',
    'coordinating visits with physiotherapists, social workers and family doctors',
  ],
  [
    'This position is responsible for managing and overseeing multiple complex work units',
    'managing and overseeing multiple complex work units',
  ],
  ['Monitors network performance and test for weaknesses.', 'monitoring network performance'],
  [
    'Submits these plans to the Bureau of Elections for approval',
    'submitting plans to the Bureau of Elections for approval',
  ],
  [
    'Completes other analytical projects that benefit the Agency',
    'completing analytical projects that benefit the Agency',
  ],
  [
    'Works with elected officials, candidates, the North Carolina Campaign Reporting Office',
    'working with elected officials, candidates, and the North Carolina Campaign Reporting Office',
  ],
  ['- Plan, organize, and direct large operations', 'planning and directing large operations'],
  ['Maintains asset management database.', 'maintaining the asset management database'],
  [
    'Assists with the development of budget documents',
    'helping with the development of budget documents',
  ],
  [
    'Negotiates with municipalities and prepares early voting plans',
    'negotiating with municipalities',
  ],
  ['Ensures that all ballots are counted in time', 'ensuring that all ballots are counted in time'],
  ['Analyze statistical data', 'examining statistical data'],
  ['Respond to requests for records', 'dealing with requests for records'],
  ['Submits reports to the board (15%)', 'submitting reports to the board'],
  ['Work effectively with a myriad of state officials', 'working with a myriad of state officials'],
  [
    'Works with CSG logistics and registration team',
    'working with the CSG logistics and registration team',
  ],
  [
    'Understand and follow oral and written instructions',
    'following oral and written instructions',
  ],
  [
    'Communicate clearly in both forms, as well as fluently speak, read, and write English',
    'communicating clearly in both forms',
  ],
  [
    'Assists in estimating election costs and reviews billings to various jurisdictions',
    'estimating election costs',
  ],
  ['Develops training plans to progress skills that will help staff', 'developing training plans'],
  [
    'Delivers ongoing support to the Board in its collection, analysis and use of data for all states and territories',
    'delivering ongoing support to the Board',
  ],
  ['Provides witness testimony in court', 'providing witness testimony in court'],
];

describe('a duty as a phrase', () => {
  test.each(cases)('%s', (sentence, phrase) => {
    expect(readDuty(sentence)?.gerund).toBe(phrase);
  });

  test('keeps the base form for "how would you …"', () => {
    expect(readDuty('Prepares and monitors the budget')?.base).toBe(
      'prepare and monitor the budget',
    );
  });

  test.each([
    'The Senior Assistant Registrar is a sworn election official.',
    'Records management experience',
    'Training programs for clerks are run by the state.',
    'Must be a registered voter.',
    'Bachelor’s degree in any major',
    'Ballots',
    'Human resources services include recruitment and assessment',
    'Develops, advocates for and mange an annual budget',
    'Assists with audits submitted campaign reports, reviews and verifies records',
    '',
  ])('is not made of "%s"', (sentence) => {
    expect(readDuty(sentence)).toBeNull();
  });
});

describe('a sentence of several duties', () => {
  const all = (sentence: string) => {
    const first = readDuty(sentence);
    return first === null ? [] : [first, ...moreDuties(sentence, first)].map((one) => one.gerund);
  };

  test('gives each of them', () => {
    expect(
      all(
        'You will research target accounts, call and email prospects, and book meetings for our team.',
      ),
    ).toEqual([
      'researching target accounts',
      'calling and emailing prospects',
      'booking meetings for our team',
    ]);
    expect(all('Negotiates with municipalities and prepares early voting plans.')).toEqual([
      'negotiating with municipalities',
      'preparing early voting plans',
    ]);
  });

  test('is not seen in a list of things', () => {
    expect(all('Provides training, support and guidance to new staff')).toHaveLength(1);
    expect(all('Ensures compliance with federal, state, and local plans and reports')).toHaveLength(
      1,
    );
  });
});
