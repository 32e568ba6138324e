import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorMessage } from '../lib/errorMessage.ts';
import classes from './ListEnd.module.css';

interface ListEndProps {
  /** How many rows there are: a page that does not fill the screen asks for the next at once. */
  shown: number;
  hasMore: boolean;
  /** Why the next rows did not come; null or undefined while nothing failed. */
  error: unknown;
  loadMore: () => void;
  onRetry?: () => void;
  describe?: (error: unknown) => string;
  /** Waits, as while the rows above are being replaced. */
  isPaused?: boolean;
  /** A list this short needs no word of its end; 20 rows unless said otherwise. */
  longestQuiet?: number;
}

/**
 * The end of an endless list: asks for the next rows before it comes into sight, and says that they are on
 * their way, that they failed (with a retry), or that there are no more. Put it after the list in `main`.
 */
export function ListEnd(props: ListEndProps) {
  const { shown, hasMore, error, loadMore, onRetry = loadMore } = props;
  const { describe = errorMessage, isPaused = false, longestQuiet = 20 } = props;
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(loadMore);
  const hasFailed = error !== null && error !== undefined;
  useEffect(() => {
    if (!end.current || !hasMore || hasFailed || isPaused) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { root: end.current.closest('main'), rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, hasFailed, isPaused, shown]);
  return (
    <div ref={end} className={classes.end}>
      {hasFailed ? (
        <span role="alert">
          {describe(error)}{' '}
          <Button variant="default" size="compact-sm" onClick={onRetry}>
            Try again
          </Button>
        </span>
      ) : hasMore ? (
        'Loading more…'
      ) : (
        shown > longestQuiet && 'No more results.'
      )}
    </div>
  );
}
