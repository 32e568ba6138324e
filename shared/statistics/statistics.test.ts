import { expect, test } from 'vitest';
import { compareGroups } from './fourFifths.ts';
import { fisherExact } from './fisherExact.ts';
import { estimateAlpha, krippendorffAlpha } from './krippendorffAlpha.ts';
import { twoSidedNormalTail } from './normalTail.ts';
import { expectsFew, twoProportionTest } from './twoProportionTest.ts';

const of = (selected: number, total: number) => ({ selected, total });

test('tails of the normal distribution, by the tables of the NIST handbook 1.3.6.7.1', () => {
  expect(twoSidedNormalTail(0)).toBe(1);
  expect(twoSidedNormalTail(1.96)).toBeCloseTo(0.05, 5);
  expect(twoSidedNormalTail(-2.575829303548901)).toBeCloseTo(0.01, 12);
  expect(twoSidedNormalTail(5)).toBeCloseTo(5.733031e-7, 12);
});

test('Fisher’s tea tasting (The Design of Experiments, 1935): three of four cups right', () => {
  expect(fisherExact(of(3, 4), of(1, 4))).toBeCloseTo(34 / 70, 12);
  expect(fisherExact(of(4, 4), of(0, 4))).toBeCloseTo(2 / 70, 12);
});

test('Fisher’s twins of criminals (Statistical Methods for Research Workers, § 21.02), as R gives it', () => {
  expect(fisherExact(of(10, 13), of(2, 17))).toBeCloseTo(0.0005367, 7);
});

test('z of two proportions: tax on cigarettes, Penn State STAT 415, lesson 9.4', () => {
  const test = twoProportionTest(of(351, 605), of(41, 195));
  expect(test?.z).toBeCloseTo(8.99, 2);
  expect(test?.pValue).toBeLessThan(0.0001);
  expect(twoProportionTest(of(0, 5), of(0, 9))).toBeNull();
  expect(twoProportionTest(of(0, 0), of(4, 9))).toBeNull();
});

test('an exact test is made where a cell expects fewer than five people', () => {
  expect(expectsFew(of(48, 80), of(12, 40))).toBe(false);
  expect(expectsFew(of(3, 20), of(1, 10))).toBe(true);
});

test('four-fifths rule: the example of the agencies’ questions and answers, no. 12 (44 FR 11998)', () => {
  const [white, black] = compareGroups([
    { group: 'White', ...of(48, 80) },
    { group: 'Black', ...of(12, 40) },
  ]);
  expect(white).toMatchObject({ rate: 0.6, impactRatio: 1, isReference: true, test: null });
  expect(black).toMatchObject({ rate: 0.3, impactRatio: 0.5, isBelowFourFifths: true });
  expect(black?.turnsOnOnePerson).toBe(false);
  // 0.3 / √(0.5 · 0.5 · (1/80 + 1/40)) = √9.6 standard deviations.
  expect(black?.test?.name).toBe('TWO_PROPORTIONS');
  expect(black?.test?.pValue).toBeCloseTo(twoSidedNormalTail(Math.sqrt(9.6)), 12);
});

test('four-fifths rule: numbers too small to say anything, questions and answers, no. 21', () => {
  const [men, women] = compareGroups([
    { group: 'Men', ...of(3, 20) },
    { group: 'Women', ...of(1, 10) },
  ]);
  expect(men?.rate).toBeCloseTo(0.15, 12);
  expect(women?.impactRatio).toBeCloseTo(2 / 3, 12);
  expect(women).toMatchObject({ isBelowFourFifths: true, turnsOnOnePerson: true });
  expect(women?.test?.name).toBe('FISHER');
});

test('exactly four fifths is not below, and nobody selected is no ratio', () => {
  const [, four] = compareGroups([
    { group: 'A', ...of(30, 100) },
    { group: 'B', ...of(24, 100) },
  ]);
  expect(four).toMatchObject({ isBelowFourFifths: false });
  const none = compareGroups([
    { group: 'A', ...of(0, 5) },
    { group: 'B', ...of(0, 6) },
    { group: 'C', ...of(0, 0) },
  ]);
  expect(none.map(({ impactRatio, test }) => [impactRatio, test])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(none.some(({ isBelowFourFifths }) => isBelowFourFifths)).toBe(false);
});

// Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), section C: four observers, twelve units.
const observers = ['123321412...', '1233224125.3', '.3332342251.', '12332441251.'];
const units = Array.from('123321412...', (_, unit) =>
  observers
    .map((row) => row[unit])
    .filter((value) => value !== '.')
    .map((value) => Number(value) - 1),
);

test('alpha of the reliability data in Krippendorff’s paper: 0.815 for ordinal ratings', () => {
  expect(krippendorffAlpha(units, 5)).toBeCloseTo(0.815, 3);
});

test('alpha is 1 for perfect agreement, and unknown without pairs or with one rating only', () => {
  expect(krippendorffAlpha([[0, 0], [3, 3, 3], [1]], 4)).toBe(1);
  expect(krippendorffAlpha([[0], [3], []], 4)).toBeNull();
  expect(
    krippendorffAlpha(
      [
        [2, 2],
        [2, 2],
      ],
      4,
    ),
  ).toBeNull();
});

test('the interval of alpha holds it, is the same each time and narrows with more interviews', () => {
  const clusters = units.map((unit) => [unit]);
  const few = estimateAlpha(clusters, 5);
  expect(few).toEqual(estimateAlpha(clusters, 5));
  expect(few?.low).toBeLessThan(0.815);
  expect(few?.high).toBeGreaterThan(0.815);
  const many = estimateAlpha(Array.from({ length: 8 }, () => clusters).flat(), 5);
  const width = (of: typeof few) => (of?.high ?? 0) - (of?.low ?? 0);
  expect(width(many)).toBeLessThan(width(few) / 2);
});
