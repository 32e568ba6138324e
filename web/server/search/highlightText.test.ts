import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMarker, highlightText, snippetText } from './highlightText.ts';
import { parseQuery } from './parseQuery.ts';

const tags = { preTag: '<mark>', postTag: '</mark>' };
const mark = (text: string, query: string) =>
  highlightText(text, createMarker(parseQuery(query).terms), tags).value;
const unescape = (html: string) =>
  html
    .replace(/<\/?mark>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

test('words are marked whatever their case and accents', () => {
  expect(mark('The Café at night', 'cafe NIGHT')).toBe(
    'The <mark>Café</mark> at <mark>night</mark>',
  );
  expect(mark('nights and nightly', 'night')).toBe('<mark>nights</mark> and <mark>nightly</mark>');
  expect(mark('nights and nightly', '"night"')).toBe('nights and nightly');
});

test('of a phrase only the words that stand together are marked', () => {
  expect(mark('day after day shift', '"day shift"')).toBe(
    'day after <mark>day</mark> <mark>shift</mark>',
  );
});

test('nothing but the marks is markup, and nothing is lost, of any text', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", 'mark', 'script', ' ', 'a', 'é', '好', '/'),
  });
  fc.assert(
    fc.property(hostile, hostile, (text, query) => {
      const value = mark(text, query);
      expect(value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      expect(unescape(value)).toBe(text);
    }),
  );
});

test('a snippet is no longer than asked, holds a match, and says where it leaves out', () => {
  const words = fc.array(fc.constantFrom('one', 'two', 'three', 'four'), {
    minLength: 1,
    maxLength: 80,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 20 }), (list, length) => {
      const text = list.join(' ');
      const { value, matchLevel } = snippetText(
        text,
        createMarker(parseQuery('"two"').terms),
        tags,
        length,
      );
      const shown = unescape(value).replaceAll('…', '');
      expect(shown.split(' ').length).toBeLessThanOrEqual(length);
      expect(text).toContain(shown);
      expect(value.startsWith('…')).toBe(!text.startsWith(shown));
      expect(matchLevel === 'full').toBe(list.includes('two'));
      expect(value.includes('<mark>')).toBe(list.includes('two'));
    }),
  );
});
