import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import classes from './CallList.module.css';
import { CallRow } from './CallRow.tsx';
import type { ListedCall } from './useCallPages.ts';
import { useNow } from './useNow.ts';

interface CallListProps {
  calls: readonly ListedCall[];
  hasMore: boolean;
  moreError: unknown;
  onLoadMore: () => void;
  /** IANA name of the reader's zone. */
  zone: string;
  listRef: RefObject<HTMLUListElement | null>;
}

/** The rows, and at their end the next ones as soon as it comes into sight. */
export function CallList(props: CallListProps) {
  const { calls, hasMore, moreError, onLoadMore, zone, listRef } = props;
  const now = useNow();
  const end = useRef<HTMLDivElement>(null);
  const shown = calls.length;

  useEffect(() => {
    if (!end.current || !hasMore || moreError) return;
    // Asked for before the end is reached, so that scrolling does not stop.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onLoadMore();
      },
      { root: end.current.closest('main'), rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // `shown` is here because a page that does not fill the screen must ask for the next at once.
  }, [hasMore, moreError, onLoadMore, shown]);

  return (
    <>
      <ul className={classes.list} ref={listRef} aria-label="Recordings">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} now={now} zone={zone} />
        ))}
      </ul>
      <div ref={end} className={classes.end}>
        {moreError ? (
          <>
            {errorMessage(moreError)}{' '}
            <Button variant="default" size="compact-sm" onClick={onLoadMore}>
              Try again
            </Button>
          </>
        ) : hasMore ? (
          'Loading more…'
        ) : (
          'No more results.'
        )}
      </div>
    </>
  );
}
