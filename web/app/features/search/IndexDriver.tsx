import { useEffect } from 'react';
import type { SearchFilters } from './searchFilters.ts';
import { useSearchIndex } from './useSearchIndex.ts';
import type { SearchIndex } from './useSearchIndex.ts';

interface IndexDriverProps {
  filters: SearchFilters;
  /** Told what the index says, and null once it is asked no more. */
  onIndex: (index: SearchIndex | null) => void;
}

/**
 * Shows nothing: asks the index for the page around it. A component of its own so that what asks is
 * loaded with the first question and not with the page.
 */
export function IndexDriver({ filters, onIndex }: IndexDriverProps) {
  const index = useSearchIndex(filters);
  useEffect(() => onIndex(index), [index, onIndex]);
  useEffect(() => () => onIndex(null), [onIndex]);
  return null;
}
