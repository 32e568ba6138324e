import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { HitListHead, HitRow } from './HitRow.tsx';
import classes from './SearchResults.module.css';
import type { SearchIndex } from './useSearchIndex.ts';

interface SearchResultsProps {
  /** Null until the index is asked. */
  index: SearchIndex | null;
  listRef: RefObject<HTMLUListElement | null>;
  skeleton: ReactNode;
  onClear: () => void;
}

/** What the search found, and at its end the next ones as soon as it comes into sight. */
export function SearchResults(props: SearchResultsProps) {
  const { index, listRef, skeleton, onClear } = props;
  const { found = null, isSearching = true, error = null, isOff = false } = index ?? {};
  const { hasMore = false, moreError = null } = index ?? {};
  const shown = found?.hits.length ?? 0;

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
      <HitListHead />
      <ul className={classes.list} ref={listRef} aria-label="Recordings">
        {found.hits.map((hit) => (
          <HitRow key={hit.call_id} hit={hit} />
        ))}
      </ul>
      <ListEnd
        shown={shown}
        hasMore={hasMore}
        error={moreError}
        loadMore={index.loadMore}
        describe={searchFault}
        isPaused={isSearching}
        longestQuiet={0}
      />
    </div>
  );
}

/** The client's own words ("Unreachable hosts…") help nobody. */
function searchFault(error: unknown): string {
  const isOfClient = error instanceof Error && /^(RetryError|ApiError)$/.test(error.name);
  return isOfClient ? 'The search could not be done. Try again in a moment.' : errorMessage(error);
}
