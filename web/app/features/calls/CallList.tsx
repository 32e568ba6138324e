import type { RefObject } from 'react';
import { ListEnd } from '../../ui/ListEnd.tsx';
import classes from './CallList.module.css';
import { CallListHead, CallRow } from './CallRow.tsx';
import type { ListedCall } from './useCallPages.ts';

interface CallListProps {
  calls: readonly ListedCall[];
  hasMore: boolean;
  moreError: unknown;
  loadMore: () => void;
  /** A list this short needs no word of its end. */
  longestQuiet?: number;
  /** On the page of their position the rows leave it out. */
  hidesPosition?: boolean;
  listRef?: RefObject<HTMLUListElement | null>;
}

/** The rows, and at their end the next ones as soon as it comes into sight. */
export function CallList(props: CallListProps) {
  const { calls, hasMore, moreError, loadMore, longestQuiet = 0, listRef } = props;
  const { hidesPosition = false } = props;
  return (
    <>
      <CallListHead hidesPosition={hidesPosition} />
      <ul className={classes.list} ref={listRef} aria-label="Recordings">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} hidesPosition={hidesPosition} />
        ))}
      </ul>
      <ListEnd
        shown={calls.length}
        error={moreError}
        hasMore={hasMore}
        loadMore={loadMore}
        longestQuiet={longestQuiet}
      />
    </>
  );
}
