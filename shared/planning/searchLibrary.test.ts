import { expect, test } from 'vitest';
import { questionLibrary } from './library/questionLibrary.ts';
import { questionInWords, searchLibrary } from './searchLibrary.ts';

const find = (search: string, competency = '') =>
  searchLibrary(questionLibrary, { search, competency });

test('without a search the questions of the competency are offered', () => {
  const found = find('', 'Teamwork');
  expect(found.length).toBeGreaterThan(5);
  expect(new Set(found.map(({ competency }) => competency))).toEqual(new Set(['Teamwork']));
});

test('a search looks through all competencies, the one at hand first', () => {
  const found = find('customers', 'Selling in a store');
  expect(found[0]?.competency).toBe('Selling in a store');
  expect(find('backups')[0]?.question).toContain('backup');
  expect(find('no such words here')).toEqual([]);
});

test('a question is known by its exact words', () => {
  const [first] = find('', 'Teamwork');
  if (!first) throw new Error('Teamwork should have questions');
  expect(questionInWords(first.question, questionLibrary)?.id).toBe(first.id);
  expect(questionInWords(`${first.question} `, questionLibrary)).toBeNull();
});

test('an area of a job shows the questions of that job, its own first', () => {
  const found = find('', 'Coffee and drinks (2)');
  expect(found[0]?.competency).toBe('Barista: Coffee and drinks');
  expect(new Set(found.map(({ competency }) => competency.split(':')[0]))).toEqual(
    new Set(['Barista']),
  );
});

test('questions of a job are found by its name and brought with what a good answer holds', () => {
  const [found] = find('barista espresso');
  expect(found?.competency).toMatch(/^Barista: /);
  expect(questionInWords(found?.question ?? '', questionLibrary)?.good.length).toBeGreaterThan(1);
});
