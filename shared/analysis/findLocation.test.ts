import { expect, test } from 'vitest';
import { namesLocation } from './findLocation.ts';

test.each([
  'Location: Castle Rock',
  'The office is in Frederick, MD 21702.',
  'This position is fully remote.',
  'The role is hybrid.',
  'We are based in Denver',
])('%s', (text) => {
  expect(namesLocation(text)).toBe(true);
});

test.each(['Set up polling locations.', 'Use remote sensing.', 'Ask the clerk, OR wait.'])(
  'none: %s',
  (text) => {
    expect(namesLocation(text)).toBe(false);
  },
);
