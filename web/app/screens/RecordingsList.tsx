import { Suspense } from 'react';
import type { ReactNode, RefObject } from 'react';
import { CallList } from '../features/calls/CallList.tsx';
import type { ListScope } from '../features/calls/callFilter.ts';
import { CallListSkeleton } from '../features/calls/CallListSkeleton.tsx';
import type { useCallPages } from '../features/calls/useCallPages.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { Delayed } from '../ui/Delayed.tsx';

// Most lists have something in them.
const NoRecordings = lazyPart(() => import('./NoRecordings.tsx'), 'NoRecordings');

interface RecordingsListProps {
  pages: ReturnType<typeof useCallPages>;
  scope: ListScope;
  /** How a recording comes in, offered where there is none. */
  actions: ReactNode;
  onClear: () => void;
  listRef: RefObject<HTMLUListElement | null>;
}

/** Every recording, live: what is on its way shows how far it is. */
export function RecordingsList(props: RecordingsListProps) {
  const { pages, scope, actions, onClear, listRef } = props;
  const { calls, error, isLoading } = pages;
  if (calls && calls.length > 0)
    return (
      <CallList
        calls={calls}
        hasMore={pages.hasMore}
        moreError={pages.moreError}
        loadMore={pages.loadMore}
        listRef={listRef}
      />
    );
  if (!calls && !error)
    return (
      <Delayed>
        <CallListSkeleton />
      </Delayed>
    );
  if (calls && isLoading) return null;
  return (
    <Suspense fallback={null}>
      <NoRecordings
        {...{ scope, actions, onClear }}
        error={calls ? null : error}
        onRetry={pages.refetch}
      />
    </Suspense>
  );
}
