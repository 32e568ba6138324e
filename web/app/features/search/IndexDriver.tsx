import { useEffect, useEffectEvent } from 'react';
import { useZone } from '../../ui/ZoneContext.ts';
import { useCurrentUser } from '../session/useCurrentUser.ts';
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
  const index = useSearchIndex(filters, { id: useCurrentUser().user?.id ?? '', zone: useZone() });
  useEffect(() => onIndex(index), [index, onIndex]);
  useEffect(() => () => onIndex(null), [onIndex]);
  const { found, isSearching } = index;
  // Judged once for each answer; what is typed meanwhile gets an answer of its own.
  const correctRanges = useEffectEvent(() => {
    const ranges = found && !isSearching ? rangesBroughtIn(filters, found.stats) : null;
    if (ranges) onRanges(ranges);
  });
  useEffect(() => correctRanges(), [found, isSearching]);
  return null;
}
