import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { LoadState } from '../lib/loadState.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListEnd } from './ListEnd.tsx';
import classes from './LogPage.module.css';
import { NotLoaded } from './NotLoaded.tsx';
import { PageHeader } from './PageHeader.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

interface LogPageProps<Row> {
  title: string;
  description: string;
  /** Where the same rows are downloaded as CSV. */
  downloadUrl?: string;
  /** The fields of the filter. */
  filters: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
  /** What an empty log says, without and with a filter. */
  empty: string;
  noMatch: string;
  state: LoadState<{ results: readonly Row[]; nextCursor: string | null }>;
  loadMore: (after: string) => Promise<unknown>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A log to filter, to read on and perhaps to download. */
export function LogPage<Row>(props: LogPageProps<Row>) {
  const { title, description, downloadUrl, filters, isFiltered, onClear, state, children } = props;
  const [moreError, setMoreError] = useState<unknown>(null);
  const loadMore = async (after: string) => {
    setMoreError(null);
    try {
      await props.loadMore(after);
    } catch (error) {
      setMoreError(error);
    }
  };
  return (
    <>
      <PageHeader
        title={title}
        action={
          downloadUrl &&
          state.kind !== 'denied' && (
            <Button
              component="a"
              href={downloadUrl}
              download
              variant="default"
              flex="none"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download CSV
            </Button>
          )
        }
      >
        <Text c="dimmed">{description}</Text>
        {state.kind !== 'denied' && (
          <div className={classes.filters} role="search" aria-label={title}>
            {filters}
          </div>
        )}
      </PageHeader>
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      ) : state.value.results.length === 0 ? (
        <EmptyState
          title={isFiltered ? props.noMatch : props.empty}
          action={
            isFiltered && (
              <Button variant="default" onClick={onClear}>
                Clear filters
              </Button>
            )
          }
        />
      ) : (
        <>
          {children(state.value.results)}
          <ListEnd
            shown={state.value.results.length}
            hasMore={state.value.nextCursor !== null}
            error={moreError}
            loadMore={() => state.value.nextCursor && void loadMore(state.value.nextCursor)}
          />
        </>
      )}
    </>
  );
}
