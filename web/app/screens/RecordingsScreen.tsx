import { useDebouncedValue } from '@mantine/hooks';
import { Suspense, useMemo, useRef, useState } from 'react';
import { plural } from '#shared/domain/plural.ts';
import { CallListSkeleton } from '../features/calls/CallListSkeleton.tsx';
import { callFilterOf, orderOf } from '../features/calls/callFilter.ts';
import { useCallPages } from '../features/calls/useCallPages.ts';
import { useLiveCalls } from '../features/calls/useLiveCalls.ts';
import { useRowKeys } from '../features/calls/useRowKeys.ts';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { isIndexQuery } from '../features/search/searchFilters.ts';
import { useFilterColumn } from '../features/search/useFilterColumn.ts';
import { useSearchFilters } from '../features/search/useSearchFilters.ts';
import type { SearchIndex } from '../features/search/useSearchIndex.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { CountedTitle } from '../ui/CountedTitle.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { RecordingsList } from './RecordingsList.tsx';
import classes from './RecordingsScreen.module.css';
import { useRecordingIntake } from './useRecordingIntake.tsx';

// The page first shows the list of all; what searches it comes with the first question.
const FilterColumn = lazyPart(() => import('../features/search/FilterPlace.tsx'), 'FilterPlace');
const SearchResults = lazyPart(
  () => import('../features/search/SearchResults.tsx'),
  'SearchResults',
);

const IndexDriver = lazyPart(() => import('../features/search/IndexDriver.tsx'), 'IndexDriver');

const pauseMs = 350;
const skeleton = (
  <Delayed>
    <CallListSkeleton />
  </Delayed>
);

/** Every recording the person may see, newest first, and the place to bring new ones. */
export function RecordingsScreen() {
  usePageTitle('Recordings');
  const state = useSearchFilters();
  const { filters } = state;
  const { sort, mine, shared } = filters;
  const [q] = useDebouncedValue(filters.q, pauseMs);
  const isSearch = isIndexQuery({ ...filters, q });
  const column = useFilterColumn();
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const pages = useCallPages(
    orderOf(sort),
    useMemo(() => callFilterOf({ mine, shared }), [mine, shared]),
  );
  const intake = useRecordingIntake(() => void pages.refreshHead());
  useLiveCalls({
    isListed: (callId) =>
      isSearch
        ? index?.found?.hits.every((hit) => hit.call_id !== callId) !== false
        : pages.calls?.some(({ id }) => id === callId) === true,
    onListChanged: () => (isSearch ? index?.refresh() : void pages.refreshHead()),
    onDeleted: (callId) => {
      pages.removeCall(callId);
      index?.removeHit(callId);
    },
  });

  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys(list, search);

  const found = index?.isSearching ? null : index?.found;
  const count = isSearch ? (found?.nbHits ?? null) : pages.calls && pages.totalRows;
  const isMore = !isSearch && pages.isTotalCapped;
  const countText =
    count === null ? null : `${isMore ? 'more than ' : ''}${plural(count, 'recording')}`;
  return (
    <>
      <PageHeader
        title={<CountedTitle name="Recordings" count={count} isMore={isMore} isSilent />}
        action={intake.actions}
      >
        <SearchBar
          state={state}
          fieldRef={search}
          countText={countText}
          areFiltersOpen={column.isOpen}
          onToggleFilters={index?.isOff ? null : column.toggle}
        />
      </PageHeader>
      {intake.notices}
      {(isSearch || column.isOpen) && (
        <Suspense fallback={null}>
          <IndexDriver filters={{ ...filters, q }} onIndex={setIndex} onRanges={state.setFilters} />
        </Suspense>
      )}
      <div className={classes.columns}>
        {column.isOpen && !index?.isOff && (
          <Suspense fallback={<div className={classes.place} />}>
            <FilterColumn
              state={state}
              index={index}
              countText={countText}
              className={classes.place}
              onClose={column.toggle}
            />
          </Suspense>
        )}
        <div className={classes.results}>
          {isSearch ? (
            <Suspense fallback={skeleton}>
              <SearchResults
                index={index}
                skeleton={skeleton}
                listRef={list}
                onClear={state.clearAll}
              />
            </Suspense>
          ) : (
            <RecordingsList
              pages={pages}
              scope={{ mine, shared }}
              actions={intake.actions}
              listRef={list}
              onClear={state.clearAll}
            />
          )}
        </div>
      </div>
      {intake.dialogs}
    </>
  );
}
