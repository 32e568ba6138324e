import { describe, expect, it } from 'vitest';
import { maxQueryLength, parseQuery } from './parseQuery.ts';
import type { QueryOptions, QueryTerm } from './parseQuery.ts';

const textOf = ({ words, isPhrase, isPrefix, isOptional }: QueryTerm) =>
  `${isPhrase ? `"${words.join(' ')}"` : words.join(' ')}${isPrefix ? '*' : ''}${isOptional ? '?' : ''}`;
const read = (query: string, options?: QueryOptions) => {
  const { terms, excluded } = parseQuery(query, options);
  return [terms.map(textOf).join(' '), excluded.map(textOf).join(' ')];
};

describe('parseQuery', () => {
  it('takes words in any case, the last of which may go on', () => {
    expect(read('  Night  ÉQUIPE sh')).toEqual(['night equipe sh*', '']);
    expect(read('')).toEqual(['', '']);
  });

  it.each([
    ['-index', '', 'index'],
    ['-"two words" rule', 'rule*', '"two words"'],
    ['rule -"two words"', 'rule', '"two words"'],
    ['one -two three', 'one three*', 'two'],
    ['-one -two', '', 'one two'],
    ['\t-one', '', 'one'],
    ['“night shift” -“day shift”', '"night shift"', '"day shift"'],
    ['-"alone"', '', 'alone'],
  ])('%j looks for %j and leaves out %j', (query, terms, excluded) => {
    expect(read(query)).toEqual([terms, excluded]);
  });

  it.each([
    ['well-known', 'well known*'],
    ['"a b"-c', '"a b" c*'],
    ['- one', 'one*'],
    ['one -', 'one*'],
    ['--', ''],
  ])('a minus that begins no word leaves nothing out: %j', (query, terms) => {
    expect(read(query)).toEqual([terms, '']);
  });

  it('takes a phrase that is not closed yet, and one word in quotes as that word whole', () => {
    expect(read('"night shi')).toEqual(['"night shi"', '']);
    expect(read('"night"')).toEqual(['night', '']);
    expect(read('"" ward')).toEqual(['ward*', '']);
  });

  it('reads signs as letters where syntax is off', () => {
    expect(read('-index "two words"', { advancedSyntax: false })[1]).toBe('');
  });

  it('lets every word or none go on, and words be optional', () => {
    expect(read('one two', { queryType: 'prefixAll' })[0]).toBe('one* two*');
    expect(read('one two', { queryType: 'prefixNone' })[0]).toBe('one two');
    expect(read('one two', { optionalWords: ['One'] })[0]).toBe('one? two*');
  });

  it('keeps each word once, at most 24 of them, and reads no further than its limit', () => {
    expect(read('one ONE öne')[0]).toBe('one*');
    const many = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
    expect(parseQuery(many).terms).toHaveLength(24);
    const long = `${'x'.repeat(maxQueryLength)} beyond`;
    expect(parseQuery(long).terms).toHaveLength(1);
  });
});
