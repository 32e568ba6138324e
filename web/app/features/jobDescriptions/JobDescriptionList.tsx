import type { ReactNode, RefObject } from 'react';
import { ListEnd } from '../../ui/ListEnd.tsx';
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
  return (
    <>
      <ul className={classes.list} ref={listRef} aria-label={label}>
        {rows.map((row) => children(row))}
      </ul>
      <ListEnd
        shown={rows.length}
        hasMore={hasMore}
        error={error}
        loadMore={loadMore}
        onRetry={refetch}
      />
    </>
  );
}
