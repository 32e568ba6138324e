import { expect, test } from 'vitest';
import { recognizeSpeakers, type FormerSpeaker, type Spans } from './formerSpeakers.ts';

const former = (name: string | null, spans: Spans): FormerSpeaker => ({
  identity: name ? { name, role: 'UNKNOWN', userId: null } : null,
  spans,
});
const namesOf = (old: FormerSpeaker[], present: Spans[]) =>
  recognizeSpeakers(old, present).map((identity) => identity?.name ?? null);

const tom = former('Tom', [
  [0, 1000],
  [5000, 6000],
]);
const ada = former('Ada', [
  [1000, 5000],
  [6000, 9000],
]);

test('who speaks at the same times keeps the name, whatever the order', () => {
  const present: Spans[] = [
    [
      [1100, 4900],
      [6100, 9000],
    ],
    [
      [0, 900],
      [5000, 6100],
    ],
  ];
  expect(namesOf([tom, ada], present)).toEqual(['Ada', 'Tom']);
});

test('a third voice is nobody of before', () => {
  const present: Spans[] = [[[0, 1000]], [[1000, 5000]], [[9500, 9900]]];
  expect(namesOf([tom, ada], present)).toEqual(['Tom', 'Ada', null]);
});

test('nobody is recognized while two people are one speaker, or where it is not plain', () => {
  expect(namesOf([tom, ada], [[[0, 9000]]])).toEqual([null]);
  expect(namesOf([tom, ada], [[[500, 1500]], [[8000, 9000]]])).toEqual([null, 'Ada']);
  expect(namesOf([tom, ada], [[[1000, 3000]], [[3000, 5000]]])).toEqual([null, null]);
});

test('who had no name gets none', () => {
  expect(namesOf([former(null, [[0, 9]])], [[[0, 9]]])).toEqual([null]);
  expect(namesOf([], [[[0, 9]]])).toEqual([null]);
});
