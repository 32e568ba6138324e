import { expect, test } from 'vitest';
import { isOngoing } from './isOngoing.ts';
import { readDuty } from './readDuty.ts';

const ongoing = (duty: string): boolean | null => {
  const work = readDuty(duty, true);
  return work === null ? null : isOngoing(work);
};

test.each([
  'Works with outside vendors',
  'Ensures compliance with state law',
  'Communicates with city and township clerks',
  'Adapts to changing priorities and deadlines',
  'Establishes and maintains effective working relationships',
  'Maintains the confidentiality of personnel files',
  'Provides excellent customer service to visitors',
])('%s has no end', (duty) => {
  expect(ongoing(duty)).toBe(true);
});

test.each([
  'Prepares the yearly budget',
  'Processes voter registration applications',
  'Develops the communication plan for the county',
  'Maintains the statewide voter registration database',
  'Writes and publishes the customer support handbook',
])('%s begins and ends', (duty) => {
  expect(ongoing(duty)).toBe(false);
});
