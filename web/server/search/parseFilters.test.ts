import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFilters } from './parseFilters.ts';
import { SearchError } from './searchError.ts';
import { parseFacetFilters, parseNumericFilters } from './searchFilter.ts';

const facet = (attribute: string, value: string) => ({ kind: 'facet', attribute, value });
const number = (operator: string, value: number) => ({
  ...{ kind: 'number', attribute: 'rating', operator, value },
});

test('AND binds more than OR, and parentheses more than both', () => {
  expect(parseFilters('stage:A OR stage:B AND stage:C')).toEqual({
    kind: 'or',
    of: [facet('stage', 'A'), { kind: 'and', of: [facet('stage', 'B'), facet('stage', 'C')] }],
  });
  expect(parseFilters('(stage:A OR stage:B) AND NOT stage:C')).toEqual({
    kind: 'and',
    of: [
      { kind: 'or', of: [facet('stage', 'A'), facet('stage', 'B')] },
      { kind: 'not', of: facet('stage', 'C') },
    ],
  });
});

test('values are quoted where they hold spaces or signs', () => {
  expect(parseFilters(`stage:"Phone: \\"first\\" (short)"`)).toEqual(
    facet('stage', 'Phone: "first" (short)'),
  );
  expect(parseFilters('  ')).toBeNull();
});

test('numbers are compared, ranges hold both ends', () => {
  expect(parseFilters('rating >= 3')).toEqual(number('>=', 3));
  expect(parseFilters('rating:2 TO 4')).toEqual({
    kind: 'and',
    of: [number('>=', 2), number('<=', 4)],
  });
  expect(parseNumericFilters(['rating=3', ['rating<2', 'rating>4']])).toEqual([
    number('=', 3),
    { kind: 'or', of: [number('<', 2), number('>', 4)] },
  ]);
});

test('a value that begins with a minus is excluded, unless the minus is escaped', () => {
  expect(parseFacetFilters(['stage:-A', ['stage:\\-A', 'stage:B:C']])).toEqual([
    { kind: 'not', of: facet('stage', 'A') },
    { kind: 'or', of: [facet('stage', '-A'), facet('stage', 'B:C')] },
  ]);
});

test('what cannot be read is refused with its reason, and never anything worse', () => {
  for (const text of [
    'stage',
    'stage:',
    '(stage:A',
    'stage:"A',
    'stage > 3',
    'rating > x',
    'a:b c:d',
  ])
    expect(() => parseFilters(text), text).toThrow(SearchError);
  const pieces = fc.constantFrom(
    '(',
    ')',
    'stage',
    ':',
    'A',
    ' AND ',
    ' OR ',
    'NOT ',
    '"',
    '>=',
    '3',
    ' TO ',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (list) => {
      try {
        parseFilters(list.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(SearchError);
      }
    }),
  );
  expect(() => parseFilters('('.repeat(500))).toThrow(SearchError);
});
