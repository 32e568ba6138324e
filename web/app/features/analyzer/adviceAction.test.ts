import { expect, test } from 'vitest';
import type { Annotation } from '#shared/analysis/analysis.ts';
import { analyze } from '#shared/analysis/analyze.ts';
import { adviceAction } from './adviceAction.ts';

const text = 'We want a young rockstar who was chosen by the dominant leader.';
const read = (...more: string[]) =>
  analyze({
    title: 'Ninja!!!',
    blocks: [text, ...more].map((line) => ({ text: line, type: 'paragraph' })),
  });

test('what is added answers its advice, and brings no finding of its own', () => {
  const before = read();
  const missing = before.bestPractices.find(
    ({ key }) => key === 'is_equal_opportunity_employer_mentioned',
  );
  const action = missing && adviceAction(missing);
  if (action?.kind !== 'add') throw new Error('Nothing can be added');
  const after = read(...action.blocks.map((block) => block.text));
  expect(after.metrics.is_equal_opportunity_employer_mentioned).toBe(true);
  expect(after.annotations).toHaveLength(before.annotations.length);
  expect(after.score).toBeGreaterThan(before.score);
});

test('advice about findings leads to one of them', () => {
  const { bestPractices, annotations } = read();
  const shows = bestPractices.flatMap((advice) => {
    const action = adviceAction(advice);
    return action?.kind === 'show' && !advice.isOk ? [action] : [];
  });
  expect(shows.length).toBeGreaterThan(1);
  for (const { wanted } of shows)
    expect(wanted.some((isWanted) => annotations.some(isWanted))).toBe(true);
});

test('a text that is hard to read leads to its hard sentences, and only without one to its wordiness', () => {
  const action = adviceAction({ key: 'readingLevel', value: 14, text: '', isOk: false });
  if (action?.kind !== 'show') throw new Error('It shows nothing');
  const leadsTo = (...categories: string[]) => {
    const found = categories.map((category) => ({ category }) as Annotation);
    return action.wanted.flatMap((isWanted) => found.filter(isWanted))[0]?.category;
  };
  expect(leadsTo('filler', 'readability')).toBe('readability');
  expect(leadsTo('bias-m', 'passive-voice')).toBe('passive-voice');
});
