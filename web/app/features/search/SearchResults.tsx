import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HitRow } from './HitRow.tsx';
import classes from './SearchResults.module.css';
import type { SearchIndex } from './useSearchIndex.ts';

interface SearchResultsProps {
  /** Null until the index is asked. */
  index: SearchIndex | null;
  now: Date;
  /** IANA name of the reader's zone. */
  zone: string;
  listRef: RefObject<HTMLUListElement | null>;
  skeleton: ReactNode;
  onClear: () => void;
}

/** What the search found, and at its end the next ones as soon as it comes into sight. */
export function SearchResults(props: SearchResultsProps) {
  const { index, now, zone, listRef, skeleton, onClear } = props;
  const { found = null, isSearching = true, error = null, isOff = false } = index ?? {};
  const { hasMore = false, moreError = null } = index ?? {};
  const end = useRef<HTMLDivElement>(null);
  const shown = found?.hits.length ?? 0;
  useEffect(() => {
    if (!end.current || !index || !hasMore || moreError || isSearching) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) index.loadMore();
      },
      { root: end.current.closest('main'), rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });

  if (isOff) return <EmptyState title="Keyword search is currently unavailable." />;
  if (!index || (!found && error === null)) return skeleton;
  if (error !== null || !found)
    return <ErrorState message={searchFault(error)} onRetry={index.refresh} />;
  if (shown === 0 && !isSearching)
    return (
      <EmptyState
        title="No recordings match this search."
        action={
          <Button variant="default" onClick={onClear}>
            Clear search and filters
          </Button>
        }
      />
    );
  return (
    <div
      aria-busy={isSearching}
      className={classes.results}
      data-searching={isSearching || undefined}
    >
      <ul className={classes.list} ref={listRef} aria-label="Recordings">
        {found.hits.map((hit) => (
          <HitRow key={hit.call_id} {...{ hit, now, zone }} />
        ))}
      </ul>
      <div ref={end} className={classes.end}>
        {moreError !== null ? (
          <>
            {searchFault(moreError)}{' '}
            <Button variant="default" size="compact-sm" onClick={index.loadMore}>
              Try again
            </Button>
          </>
        ) : hasMore ? (
          'Loading more…'
        ) : (
          'No more results.'
        )}
      </div>
    </div>
  );
}

/** The client's own words ("Unreachable hosts…") help nobody. */
function searchFault(error: unknown): string {
  const isOfClient = error instanceof Error && /^(RetryError|ApiError)$/.test(error.name);
  return isOfClient ? 'The search could not be done. Try again in a moment.' : errorMessage(error);
}
