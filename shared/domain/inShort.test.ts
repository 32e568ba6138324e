import { expect, test } from 'vitest';
import { inShort } from './inShort.ts';

test.each([
  ['', ''],
  ['Why here?', 'Why here?'],
  ['Why here, then?', 'Why here,…'],
  ['👩👩👩👩👩👩👩👩👩👩👩', '👩👩👩👩👩👩👩👩👩👩…'],
])('%j is told as %j', (text, told) => {
  expect(inShort(text, 10)).toBe(told);
});
