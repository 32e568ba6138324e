import { expect, test } from 'vitest';
import { impactSteps, readingOf, type ApplicationOutcome } from './adverseImpact.ts';
import { readIdentificationCsv } from './selfIdentificationCsv.ts';

const many = (count: number, outcome: ApplicationOutcome) =>
  Array.from({ length: count }, () => outcome);
const stages = ['Screen', 'Onsite'];

test('an application has passed every stage before its own, and counts where it was decided', () => {
  const steps = impactSteps(
    [
      ...many(5, { status: 'REJECTED', stage: null, group: 'A' }),
      ...many(4, { status: 'REJECTED', stage: 0, group: 'A' }),
      ...many(3, { status: 'ACTIVE', stage: 1, group: 'A' }),
      ...many(2, { status: 'HIRED', stage: 1, group: 'A' }),
      ...many(6, { status: 'ACTIVE', stage: null, group: 'A' }),
      ...many(9, { status: 'HIRED', stage: 1, group: null }),
    ],
    stages,
  );
  expect(steps.map(({ title, groups: [a] }) => [title, a?.selected, a?.total])).toEqual([
    ['Application', 9, 14],
    ['Screen', 5, 9],
    // Of five who came there two are decided: too few to show.
    ['Onsite', undefined, undefined],
    ['All stages: hired', 2, 11],
  ]);
  expect(steps[2]?.hiddenGroupCount).toBe(1);
});

test('groups of fewer than five are hidden and nobody is compared with them', () => {
  const [step] = impactSteps(
    [
      ...many(6, { status: 'REJECTED', stage: 0, group: 'A' }),
      ...many(4, { status: 'HIRED', stage: 0, group: 'B' }),
    ],
    stages,
  );
  expect(step).toMatchObject({ hiddenGroupCount: 1, groups: [{ group: 'A', impactRatio: null }] });
});

test.each([
  ['no sign', 50, 100, 46, 100],
  ['may well be chance', 12, 20, 7, 20],
  ['rarely makes', 48, 80, 12, 40],
  ['One other choice', 3, 20, 1, 10],
])('the reading says: %s', (words, highest, of, selected, total) => {
  const group = (name: string, hired: number, all: number) => [
    ...many(hired, { status: 'HIRED', stage: 0, group: name }),
    ...many(all - hired, { status: 'REJECTED', stage: 0, group: name }),
  ];
  const [, whole] = impactSteps(
    [...group('A', highest, of), ...group('B', selected, total)],
    stages,
  );
  const [, lower] = whole?.groups ?? [];
  expect(lower && readingOf(lower, 2)).toContain(words);
});

test('a file names people by e-mail or id and has a column for each category', () => {
  const file = readIdentificationCsv(
    '\uFEFFCandidate e-mail;Gender;Ethnicity\r\nKim@X.test;Woman;\r\n"a@x.test";"Man";"Two, or more"\r\n',
  );
  expect(file).toEqual({
    categories: ['Gender', 'Ethnicity'],
    people: [
      { line: 2, key: 'kim@x.test', groups: [{ category: 'Gender', group: 'Woman' }] },
      {
        ...{ line: 3, key: 'a@x.test' },
        groups: [
          { category: 'Gender', group: 'Man' },
          { category: 'Ethnicity', group: 'Two, or more' },
        ],
      },
    ],
  });
});

test.each([
  ['Gender,Candidate e-mail\nx,y', /first column/],
  ['Email\na@x.test', /needs a name/],
  ['Email,Gender,gender\na,b,c', /same name/],
  [`Email,Gender\na@x.test,${'x'.repeat(61)}`, /too long/],
  ['', /first column/],
])('a file that cannot be used says why: %j', (text, fault) => {
  expect(readIdentificationCsv(text)).toEqual({ fault: expect.stringMatching(fault) as string });
});
