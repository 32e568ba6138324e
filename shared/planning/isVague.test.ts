import { expect, test } from 'vitest';
import { isVague } from './isVague.ts';

test.each([
  'various duties',
  'the overall management and supervision of the activities',
  'supervisory responsibilities',
  'assistance and guidance',
  'at an acceptable level of productivity',
  'data',
  'a professional, competent and dependable manner in all situations',
])('%s names nothing of the job', (phrase) => {
  expect(isVague(phrase)).toBe(true);
});

test.each([
  'the supervision of the polling places',
  'voter registration applications',
  'attendance records of two hundred pupils',
  'guidance to election officers',
])('%s does', (phrase) => {
  expect(isVague(phrase)).toBe(false);
});
