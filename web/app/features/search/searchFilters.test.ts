import { describe, expect, it } from 'vitest';
import { facetValues } from './FacetSection.tsx';
import { parseRange, rangeParam, rangeText } from './rangeTexts.ts';
import { searchByWords } from './searchByWords.ts';
import {
  clampRange,
  filterCount,
  isIndexQuery,
  isNarrowed,
  rangesBroughtIn,
} from './searchFilters.ts';
import type { SearchFilters } from './searchFilters.ts';

describe('what asks the index', () => {
  it('is words or a filter, not spaces', () => {
    expect(isIndexQuery(searchByWords('   '))).toBe(false);
    expect(isIndexQuery(searchByWords('doe'))).toBe(true);
    expect(isIndexQuery({ ...searchByWords(''), date: 'last_7' })).toBe(true);
    expect(isNarrowed(searchByWords('doe'))).toBe(false);
  });

  it('is counted by what is set', () => {
    const set = { ...searchByWords('doe'), stage: ['A', 'B'], metric: [1, null] as [number, null] };
    expect(filterCount(set)).toBe(3);
  });
});

describe('a range', () => {
  it('stays inside what there is, and says nothing when it holds all of it', () => {
    expect(clampRange([10, 50], [0, 100])).toEqual([10, 50]);
    expect(clampRange([0, 50], [0, 100])).toEqual([null, 50]);
    expect(clampRange([-5, 500], [0, 100])).toBeNull();
    expect(clampRange([200, 300], [0, 100])).toEqual([100, null]);
  });

  it('wholly outside what there is, it is brought to the nearer end', () => {
    const bounds = {
      call_duration_seconds: { min: 120, max: 655.4 },
      candidate_talk_time_ratio: { min: 0.2, max: 0.633333333 },
    };
    const at = (ranges: Partial<SearchFilters>) =>
      rangesBroughtIn({ ...searchByWords(''), ...ranges }, bounds);
    expect(at({ duration: [999_999, null], talk_ratio: [0.9, 1] })).toEqual({
      duration: [655.4, null],
      talk_ratio: [0.6333, null],
    });
    expect(at({ duration: [null, 60] })).toEqual({ duration: [null, 120] });
    expect(at({ duration: [60, 999_999], metric: [5, 6] })).toBeNull();
    expect(at({})).toBeNull();
  });

  it.each(['10..50', '10..', '..0.75'])('%s is written in the address as it is read', (text) => {
    expect(rangeParam(parseRange(text) ?? [null, null])).toBe(text);
  });

  it.each(['..', '', 'a..b', '1..2..3', '-1..4', '1e9..2'])('%s is none', (text) => {
    expect(parseRange(text)).toBeNull();
  });

  it('is told in its unit', () => {
    expect(rangeText('duration', [600, 3600])).toBe('10 min – 1 h');
    expect(rangeText('talk_ratio', [null, 0.755])).toBe('up to 76 %');
    expect(rangeText('metric', [1.12, null])).toBe('from 1.1');
  });
});

describe('values of a facet', () => {
  it('begin with the chosen, then the most frequent', () => {
    expect(facetValues({ B: 1, A: 1, C: 5 }, ['Gone', 'B'])).toEqual([
      { value: 'Gone', count: 0 },
      { value: 'B', count: 1 },
      { value: 'C', count: 5 },
      { value: 'A', count: 1 },
    ]);
  });
});
