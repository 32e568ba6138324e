import { useEffect } from 'react';
import { rangesBroughtIn } from './searchFilters.ts';
import type { SearchFilters } from './searchFilters.ts';
import { useSearchIndex } from './useSearchIndex.ts';
import type { SearchIndex } from './useSearchIndex.ts';

interface IndexDriverProps {
  filters: SearchFilters;
  /** Told what the index says, and null once it is asked no more. */
  onIndex: (index: SearchIndex | null) => void;
  /** Told of ranges that lie outside what there is, as they are to be instead. */
  onRanges: (ranges: Partial<SearchFilters>) => void;
}

/**
 * Shows nothing: asks the index for the page around it. A component of its own so that what asks is
 * loaded with the first question and not with the page.
 */
export function IndexDriver({ filters, onIndex, onRanges }: IndexDriverProps) {
  const index = useSearchIndex(filters);
  useEffect(() => onIndex(index), [index, onIndex]);
  useEffect(() => () => onIndex(null), [onIndex]);
  const { found, isSearching } = index;
  useEffect(() => {
    const ranges = found && !isSearching ? rangesBroughtIn(filters, found.stats) : null;
    if (ranges) onRanges(ranges);
    // Judged once for each answer; what is typed meanwhile gets an answer of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found, isSearching]);
  return null;
}
