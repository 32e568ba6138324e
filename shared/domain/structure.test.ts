import { expect, test } from 'vitest';
import { coverageOf, coveragePercent, mostTelling, movingMean, outcomeOf } from './structure.ts';
import type { OutcomeFacts } from './structure.ts';

const facts = (over: Partial<OutcomeFacts>): OutcomeFacts => ({
  ...{ status: 'ANSWERED', isUnsure: false, hasPlace: true, missing: null, hasSentences: true },
  ...over,
});

test.each([
  ['ANSWERED', {}],
  ['PARTLY', { missing: 'what came of it' }],
  ['NOT_ANSWERED', { status: 'NOT_ANSWERED' }],
  ['ASKED', { hasSentences: false }],
  ['PERHAPS', { isUnsure: true }],
  ['UNPROMPTED', { hasPlace: false }],
  ['SKIPPED', { status: 'NOT_ASKED', hasPlace: false, hasSentences: false }],
] as const)('%s', (outcome, over) => expect(outcomeOf(facts(over))).toBe(outcome));

test('of two recordings the more telling outcome counts', () => {
  expect(mostTelling('SKIPPED', 'PARTLY')).toBe('PARTLY');
  expect(mostTelling('ANSWERED', 'NOT_RECORDED')).toBe('ANSWERED');
});

test('coverage counts what was surely asked, of what is known', () => {
  const coverage = coverageOf(['ANSWERED', 'NOT_ANSWERED', 'PERHAPS', 'SKIPPED']);
  expect(coverage).toEqual({ asked: 2, perhaps: 1, known: 4 });
  expect(coveragePercent(coverage)).toBe(50);
  expect(coveragePercent(coverageOf(['NOT_RECORDED', 'NOT_WRITTEN']))).toBeNull();
});

test('a mean takes the last five, and there is none of fewer', () => {
  expect(movingMean([0, 100, 50, 50, 100, 80])).toEqual([null, null, null, null, 60, 76]);
});
