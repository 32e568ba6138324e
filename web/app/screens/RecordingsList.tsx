import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { CallList } from '../features/calls/CallList.tsx';
import { CallListSkeleton } from '../features/calls/CallListSkeleton.tsx';
import type { useCallPages } from '../features/calls/useCallPages.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { Delayed } from '../ui/Delayed.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

interface RecordingsListProps {
  pages: ReturnType<typeof useCallPages>;
  isMine: boolean;
  /** How a recording comes in, offered where there is none. */
  actions: ReactNode;
  onClear: () => void;
  zone: string;
  listRef: RefObject<HTMLUListElement | null>;
}

/** Every recording, live: what is on its way shows how far it is. */
export function RecordingsList(props: RecordingsListProps) {
  const { pages, isMine, actions, onClear, zone, listRef } = props;
  const { calls, error, isLoading } = pages;
  if (!calls)
    return error ? (
      <ErrorState message={errorMessage(error)} onRetry={pages.refetch} />
    ) : (
      <Delayed>
        <CallListSkeleton />
      </Delayed>
    );
  if (calls.length > 0)
    return (
      <CallList
        calls={calls}
        hasMore={pages.hasMore}
        moreError={pages.moreError}
        onLoadMore={pages.loadMore}
        zone={zone}
        listRef={listRef}
      />
    );
  if (isLoading) return null;
  if (isMine)
    return (
      <EmptyState
        title="None of the recordings is yours."
        action={
          <Button variant="default" onClick={onClear}>
            Show all
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="No recordings yet. Upload the sound or video of an interview to have it transcribed, or import its transcript."
      action={actions}
    />
  );
}
