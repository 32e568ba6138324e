import { expect, test } from 'vitest';
import { turnFrom } from './turnFrom.ts';

const segments = [...'aabba'].map((speakerId) => ({ speakerId }));

test('leads to where the next or the previous speaker begins, and stays at either end', () => {
  expect([-1, 0, 2, 4].map((at) => turnFrom(segments, at, 1))).toEqual([0, 2, 4, 4]);
  expect([4, 3, 2, 0].map((at) => turnFrom(segments, at, -1))).toEqual([2, 2, 0, 0]);
  expect(turnFrom([], -1, 1)).toBe(0);
});
