import { expect, test } from 'vitest';
import { peaksColumns } from './peaksColumns.ts';

const bytesOf = (base64: string | undefined) => [...Buffer.from(base64 ?? '', 'base64')];

test('a long wave form is sketched by 96 points, the loudest of each stretch', () => {
  const lane = Array.from({ length: 1920 }, (_, index) => (index === 1919 ? 1 : 0.1));
  const { sketch, lanes } = peaksColumns([lane], 20);
  expect(lanes[0]).toHaveLength(1920);
  expect(sketch[0]?.length).toBe(128);
  expect(bytesOf(sketch[0])).toEqual([...Array.from({ length: 95 }, () => 26), 255]);
});

test('a short one is its own sketch', () => {
  expect(peaksColumns([[0.2, 0.4]], 20).sketch.map(bytesOf)).toEqual([[51, 102]]);
});
