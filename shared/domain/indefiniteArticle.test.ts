import { expect, test } from 'vitest';
import { indefiniteArticle } from './indefiniteArticle.ts';

test.each([
  ['a', 'person'],
  ['an', 'analyst'],
  ['a', 'unified team'],
  ['an', 'unusual day'],
  ['a', 'user'],
  ['a', 'European office'],
  ['a', 'one-day course'],
  ['an', 'hour'],
  ['an', 'honest answer'],
  ['a', 'helpful hand'],
  ['an', 'HR partner'],
  ['an', 'Election clerk'],
])('%s %s', (article, words) => {
  expect(indefiniteArticle(words)).toBe(article);
});
