import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import classes from './JobDescriptionList.module.css';
import type { JobDescriptionList as List, ListedJobDescription } from './useJobDescriptionList.ts';

interface JobDescriptionListProps {
  list: List & { rows: readonly ListedJobDescription[] };
  label: string;
  listRef: RefObject<HTMLUListElement | null>;
  children: (jobDescription: ListedJobDescription) => ReactNode;
}

/** The rows, and at their end the next ones as soon as it comes into sight. */
export function JobDescriptionList({ list, label, listRef, children }: JobDescriptionListProps) {
  const { rows, hasMore, error, loadMore, refetch } = list;
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(loadMore);
  useEffect(() => {
    more.current = loadMore;
  });

  useEffect(() => {
    if (!end.current || !hasMore || error) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current();
      },
      { root: end.current.closest('main'), rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // The number of rows is here because a page that does not fill the screen asks for the next at once.
  }, [hasMore, error, rows.length]);

  return (
    <>
      <ul className={classes.list} ref={listRef} aria-label={label}>
        {rows.map((one) => children(one))}
      </ul>
      <div ref={end} className={classes.end}>
        {error ? (
          <>
            {errorMessage(error)}{' '}
            <Button variant="default" size="compact-sm" onClick={refetch}>
              Try again
            </Button>
          </>
        ) : hasMore ? (
          'Loading more…'
        ) : (
          rows.length > 20 && 'No more results.'
        )}
      </div>
    </>
  );
}
