import { expect, test } from 'vitest';
import { namesLocation } from './findLocation.ts';

test.each([
  'Location: Castle Rock',
  'The office is in Frederick, MD 21702.',
  'This position is fully remote.',
  'The role is hybrid.',
  'We are based in Denver',
  'You will work from our Portland office two days a week, or remotely from anywhere in the United States',
  'Berlin, Germany',
  'Hybrid, London',
  'We work from our office in Oslo',
  'The job is in Chicago.',
  'Remote (US only)',
  'You are based at our Leeds warehouse',
  'Toronto, Ontario, Canada',
  'Our plant in Ghent needs you.',
  'Austin, Texas',
  'This role is remote within the United States.',
])('%s', (text) => {
  expect(namesLocation(text)).toBe(true);
});

test.each([
  'Set up polling locations.',
  'Use remote sensing.',
  'Ask the clerk, OR wait.',
  'Experience with remote work tools',
  'Experience with remote work',
  'The position is in Accounting.',
  'The position is in the Bureau of Elections Division.',
  'Policies based in law',
  'Our team meets daily, and our office is loud.',
  'Knowledge of the laws of Spain and France',
  'Candidates from Germany, France and Spain',
])('none: %s', (text) => {
  expect(namesLocation(text)).toBe(false);
});
