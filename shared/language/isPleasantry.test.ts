import { expect, test } from 'vitest';
import { isPleasantry } from './isPleasantry.ts';

test.each([
  'Hi Elena, yes, perfect timing, I just closed my laptop.',
  'Of course. Sorry, my camera took a moment.',
  'Thank you for making the time, I was looking forward to this.',
])('tells nothing of the person: %s', (text) => {
  expect(isPleasantry(text)).toBe(true);
});

test.each([
  'We wrote the claim to Postgres, returned a receipt number, and checked it in the background.',
  'I rebuilt the templates by hand with her that evening, eleven of them.',
  'A customer thanked us when the hold times fell to four minutes.',
])('states something: %s', (text) => {
  expect(isPleasantry(text)).toBe(false);
});
