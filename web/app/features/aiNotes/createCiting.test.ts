import { expect, it } from 'vitest';
import type { TimeRange } from '../transcript/useLitWords.ts';
import { createCiting } from './createCiting.ts';

it('lights what the pointer is on, and what the focus is on once it has left', () => {
  let lit: readonly TimeRange[] = [];
  const citing = createCiting(
    (ranges) => {
      lit = ranges;
    },
    () => {},
  );
  const [one, other] = [
    { startMs: 0, endMs: 1 },
    { startMs: 5, endMs: 6 },
  ];
  citing.focus([one]);
  expect(lit).toEqual([one]);
  citing.point([other]);
  expect(lit).toEqual([other]);
  citing.point([]);
  expect(lit).toEqual([one]);
  citing.focus([]);
  expect(lit).toEqual([]);
});
