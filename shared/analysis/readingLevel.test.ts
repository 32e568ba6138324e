import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { fleschKincaidGrade, gradeName } from './readingLevel.ts';

function grade(...blocks: [type: string, text: string][]) {
  return analyze({ blocks: blocks.map(([type, text]) => ({ type, text })) }).readabilityScoreRaw;
}

test('follows the published formula', () => {
  expect(fleschKincaidGrade({ words: 100, syllables: 150, sentences: 5 })).toBeCloseTo(9.91, 2);
  expect(fleschKincaidGrade({ words: 0, syllables: 0, sentences: 0 })).toBe(0);
});

test('counts the words, syllables and sentences of a text', () => {
  // 12 words, 14 syllables, 2 sentences.
  expect(
    grade(['paragraph', 'You will count the votes by hand. Then you report the result.']),
  ).toBe(0.52);
});

test('a list item ends a sentence without a full stop', () => {
  const items: [string, string][] = Array.from({ length: 12 }, () => [
    'list-item',
    'Train the poll workers',
  ]);
  expect(grade(...items)).toBe(grade(['list-item', 'Train the poll workers']));
});

test('headings are not read as sentences', () => {
  const text: [string, string] = ['paragraph', 'You will count the votes by hand.'];
  expect(grade(['heading', 'Extraordinary organizational responsibilities'], text)).toBe(
    grade(text),
  );
  expect(grade(['paragraph', 'ADMINISTRATIVE RESPONSIBILITIES'], text)).toBe(grade(text));
});

test.each([
  [-2, 'Grade 1'],
  [7.6, 'Grade 8'],
  [13, 'College'],
  [19, 'Postgraduate'],
])('grade %d is named %s', (raw, name) => {
  expect(gradeName(raw)).toBe(name);
});
