import { expect, test } from 'vitest';
import { similarity } from './similarity.ts';

test('a sentence is as near to itself as can be, and nearer to a similar one than to another', () => {
  const vector = Float32Array.of(0.6, 0.8, 0);
  expect(similarity(vector, vector)).toBeCloseTo(1);
  expect(similarity(vector, Float32Array.of(0.8, 0.6, 0))).toBeCloseTo(0.96);
  expect(similarity(vector, Float32Array.of(0, 0, 1))).toBe(0);
});
