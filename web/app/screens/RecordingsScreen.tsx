import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Suspense, lazy, useMemo, useRef } from 'react';
import { RecordingsTitle } from '../features/calls/RecordingsTitle.tsx';
import { CallFilterBar } from '../features/calls/CallFilterBar.tsx';
import { CallList } from '../features/calls/CallList.tsx';
import { CallListSkeleton } from '../features/calls/CallListSkeleton.tsx';
import { callFilterOf, isNarrowed, orderOf } from '../features/calls/callFilter.ts';
import { useCallFilters } from '../features/calls/useCallFilters.ts';
import { useCallPages } from '../features/calls/useCallPages.ts';
import { useLiveCalls } from '../features/calls/useLiveCalls.ts';
import { useRowKeys } from '../features/calls/useRowKeys.ts';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { DropHint } from '../features/uploads/DropHint.tsx';
import { useFileDrop } from '../features/uploads/useFileDrop.ts';
import { useFileIntake } from '../features/uploads/useFileIntake.ts';
import { useUnfinishedUploads } from '../features/uploads/useUnfinishedUploads.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { Delayed } from '../ui/Delayed.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { RecordingsActions } from './RecordingsActions.tsx';
import { useFileSorting } from './useFileSorting.ts';

// Loaded when there is something for them to show.
const RefusedFiles = lazy(() =>
  import('../features/uploads/RefusedFiles.tsx').then((module) => ({
    default: module.RefusedFiles,
  })),
);
const UnfinishedUploads = lazy(() =>
  import('../features/uploads/UnfinishedUploads.tsx').then((module) => ({
    default: module.UnfinishedUploads,
  })),
);
const UploadDialog = lazy(() =>
  import('../features/uploads/UploadDialog.tsx').then((module) => ({
    default: module.UploadDialog,
  })),
);

const NewTranscriptDialog = lazy(() =>
  import('./NewTranscriptDialog.tsx').then((module) => ({ default: module.NewTranscriptDialog })),
);

const filterPauseMs = 350;

/** Every recording the person may see, newest first, and the place to bring new ones. */
export function RecordingsScreen() {
  usePageTitle('Recordings');
  const { user, serverInfo } = useCurrentUser();
  const filterState = useCallFilters();
  const { filters, clearFilters } = filterState;
  const [q] = useDebouncedValue(filters.q, filterPauseMs);
  const filter = useMemo(() => callFilterOf({ ...filters, q }, new Date()), [filters, q]);
  const pages = useCallPages(orderOf(filters.sort), filter);
  const { calls, totalRows, error, isLoading } = pages;

  const uploads = useUnfinishedUploads();
  const intake = useFileIntake({
    ...uploads,
    maxUploadBytes: serverInfo?.maxUploadBytes ?? Infinity,
  });
  const sorting = useFileSorting(intake.takeFiles);
  const isDropping = useFileDrop(sorting.sortFiles);

  useLiveCalls({
    isListed: (callId) => calls?.some(({ id }) => id === callId) === true,
    onListChanged: () => void pages.refreshHead(),
    onDeleted: pages.removeCall,
  });

  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys(list, search);

  const actions = (
    <RecordingsActions onRecordings={intake.takeFiles} onImport={sorting.beginImport} />
  );
  const isEmpty = calls?.length === 0 && !isLoading;
  const countText = calls ? `${totalRows} ${totalRows === 1 ? 'recording' : 'recordings'}` : null;
  return (
    <>
      <PageHeader title={<RecordingsTitle count={calls && totalRows} />} action={actions}>
        <CallFilterBar {...filterState} searchRef={search} countText={countText} />
      </PageHeader>
      <Suspense fallback={null}>
        {intake.refusals.length > 0 && (
          <RefusedFiles reasons={intake.refusals} onClose={intake.dropRefusals} />
        )}
        {uploads.unfinished.length > 0 && (
          <UnfinishedUploads {...uploads} onCancelled={() => void pages.refreshHead()} />
        )}
      </Suspense>
      {error && !calls && <ErrorState message={errorMessage(error)} onRetry={pages.refetch} />}
      {!calls && isLoading && (
        <Delayed>
          <CallListSkeleton />
        </Delayed>
      )}
      {isEmpty && isNarrowed(filters) && (
        <EmptyState
          title="No recordings match these filters."
          action={
            <Button variant="default" onClick={clearFilters}>
              Clear filters
            </Button>
          }
        />
      )}
      {isEmpty && !isNarrowed(filters) && (
        <EmptyState
          title="No recordings yet. Upload the sound or video of an interview to have it transcribed, or import its transcript."
          action={actions}
        />
      )}
      {calls && calls.length > 0 && (
        <CallList
          calls={calls}
          hasMore={pages.hasMore}
          moreError={pages.moreError}
          onLoadMore={pages.loadMore}
          zone={user?.timezoneName ?? 'UTC'}
          listRef={list}
        />
      )}
      {isDropping && <DropHint />}
      {user && sorting.isImporting && (
        <Suspense fallback={null}>
          <NewTranscriptDialog
            files={sorting.transcripts}
            user={user}
            onNext={sorting.dropFirst}
            onClose={sorting.endImport}
          />
        </Suspense>
      )}
      {user && intake.drafts.length > 0 && (
        <Suspense fallback={null}>
          <UploadDialog
            files={intake.drafts}
            user={user}
            onNext={intake.dropFirstDraft}
            onClose={intake.dropDrafts}
          />
        </Suspense>
      )}
    </>
  );
}
