import { expect, test } from 'vitest';
import { peaksColumns } from './peaksColumns.ts';

test('a long wave form is sketched by 96 points, the loudest of each stretch', () => {
  const lane = Array.from({ length: 1920 }, (_, index) => (index === 1919 ? 1 : 0.1));
  const { sketch, lanes } = peaksColumns([lane], 20);
  expect(lanes[0]).toHaveLength(1920);
  expect(sketch[0]).toHaveLength(96);
  expect(sketch[0]?.at(-1)).toBe(1);
  expect(Math.max(...(sketch[0]?.slice(0, -1) ?? []))).toBe(0.1);
});

test('a short one is its own sketch', () => {
  expect(peaksColumns([[0.2, 0.4]], 20).sketch).toEqual([[0.2, 0.4]]);
});
