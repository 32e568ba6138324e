import { expect, test } from 'vitest';
import type { LibraryQuestion } from './library/competency.ts';
import { readLibraryText } from './library/readLibraryText.ts';
import { pickQuestions } from './pickQuestions.ts';

const competency = readLibraryText({
  ...{ id: 'mail', name: 'Mail', theme: 'role', strong: 'mail', weak: '' },
  questions: `
Behavioral: Which letter do you remember?
+ One
- None.
Situational, desk: The printer stops. What now?
+ Looks
- Waits.
Situational, floor: The cart is stuck. What now?
+ Looks
- Waits.
Technical, staff: How do you sort?
+ By street
- By size.
Technical, senior, desk: How do you plan the rounds of others?
+ Asks them
- Alone.`,
});
const picked = (level: 'entry' | 'any' | 'senior', ...settings: string[]) =>
  pickQuestions(competency, {
    ...{ level, settings: new Set(settings), count: 5, near: () => 0, isFree: () => true },
    isShown: () => true,
  })
    .map(({ question }) => question.split(' ').at(-1))
    .sort();

test('only questions are picked that fit the level and the setting', () => {
  expect(picked('any')).toEqual(['remember?', 'sort?']);
  expect(picked('entry', 'floor')).toEqual(['now?', 'remember?', 'sort?']);
  expect(picked('senior', 'desk')).toEqual(['now?', 'others?', 'remember?']);
});

test('of different types first', () => {
  const [first, second] = pickQuestions(competency, {
    ...{ level: 'any', settings: new Set(['desk', 'floor']), count: 2 },
    ...{
      near: ({ question }: LibraryQuestion) => (question.startsWith('The') ? 1 : 0),
      isFree: () => true,
    },
    isShown: () => true,
  });
  expect([first?.type, second?.type]).toEqual(['Behavioral', 'Situational']);
});

test('the type that the plan has least comes first', () => {
  const types = new Map([['Behavioral', 1]]);
  const [only] = pickQuestions(competency, {
    ...{ level: 'any', settings: new Set(['desk']), count: 1, near: () => 0, types },
    ...{ isFree: () => true, isShown: () => true },
  });
  expect(only?.type).toBe('Situational');
  expect(types.get('Situational')).toBe(1);
});

test('what the job does not show is not taken for granted, nor a past of those in their first job', () => {
  const options = {
    ...{ level: 'any' as const, settings: new Set(['desk']), count: 5, near: () => 0 },
    ...{ isFree: () => true, isShown: () => true },
  };
  const types = (some: object) =>
    pickQuestions(competency, { ...options, ...some }).map(({ type }) => type);
  expect(types({ isFirstJob: true })).toEqual(['Situational']);
  expect(types({ isShown: () => false })).toEqual([]);
});
