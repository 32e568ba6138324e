import { describe, expect, it } from 'vitest';
import { withFreshHead, withoutItem } from './withFreshHead.ts';

const page = (ids: string, totalRows = ids.length) => ({
  results: [...ids].map((id) => ({ id })),
  pageInfo: { totalRows },
});
const idsOf = ({ results }: ReturnType<typeof page>) => results.map(({ id }) => id).join('');

describe('a fresh first page over a longer list', () => {
  it('puts what is new in front and loses nothing behind', () => {
    expect(idsOf(withFreshHead(page('bcdef', 9), page('abc', 10)))).toBe('abcdef');
  });

  it('drops what was deleted and closes the gap', () => {
    expect(idsOf(withFreshHead(page('abcdef', 9), page('acd', 8)))).toBe('acdef');
  });

  it('keeps all that was known when the whole page is new', () => {
    expect(idsOf(withFreshHead(page('def', 9), page('abc', 12)))).toBe('abcdef');
  });

  it('is the fresh page alone when that is everything', () => {
    expect(idsOf(withFreshHead(page('abcdef', 6), page('ab', 2)))).toBe('ab');
  });
});

describe('a deleted one', () => {
  it('leaves the list and the count', () => {
    const left = withoutItem(page('abc', 9), 'b');
    expect(idsOf(left)).toBe('ac');
    expect(left.pageInfo.totalRows).toBe(8);
  });

  it('that was not shown changes nothing', () => {
    expect(withoutItem(page('abc', 9), 'x')).toEqual(page('abc', 9));
  });
});
