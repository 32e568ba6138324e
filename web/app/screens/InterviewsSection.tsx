import { Text } from '@mantine/core';
import { CallList } from '../features/calls/CallList.tsx';
import { useCallPages } from '../features/calls/useCallPages.ts';
import type { CallFilter } from '../lib/__generated__/graphql.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { CountedTitle } from '../ui/CountedTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import classes from './InterviewsSection.module.css';

interface InterviewsSectionProps {
  /** Stays the same object while it asks for the same. */
  filter: CallFilter;
  /** What stands where there are none. */
  empty: string;
}

/** The interviews of a candidate or a position, newest first. */
export function InterviewsSection({ filter, empty }: InterviewsSectionProps) {
  const pages = useCallPages('NEWEST', filter);
  const { calls, error, totalRows, isTotalCapped } = pages;
  const count = calls && totalRows > 0 ? totalRows : null;
  return (
    <PageSection title={<CountedTitle name="Interviews" count={count} isMore={isTotalCapped} />}>
      {!calls && error ? (
        <ErrorState message={errorMessage(error)} onRetry={pages.refetch} />
      ) : !calls ? (
        <RowsSkeleton rows={4} />
      ) : calls.length === 0 ? (
        <Text c="dimmed">{empty}</Text>
      ) : (
        <div className={classes.rows}>
          <CallList
            calls={calls}
            hasMore={pages.hasMore}
            moreError={pages.moreError}
            loadMore={pages.loadMore}
            longestQuiet={50}
            hidesPosition={Boolean(filter.positionId)}
          />
        </div>
      )}
    </PageSection>
  );
}
