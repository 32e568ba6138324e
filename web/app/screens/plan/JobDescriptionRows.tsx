import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { JobDescriptionList } from '../../features/jobDescriptions/JobDescriptionList.tsx';
import {
  tabTexts,
  type JobDescriptionTab,
} from '../../features/jobDescriptions/jobDescriptionTabs.ts';
import type {
  JobDescriptionList as List,
  ListedJobDescription,
} from '../../features/jobDescriptions/useJobDescriptionList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

interface JobDescriptionRowsProps {
  tab: JobDescriptionTab;
  list: List;
  searchTerm: string;
  listRef: RefObject<HTMLUListElement | null>;
  onClear: () => void;
  emptyAction?: ReactNode;
  children: (jobDescription: ListedJobDescription) => ReactNode;
}

/** The rows of one tab, or what stands there when there are none: loading, nothing, no match, an error. */
export function JobDescriptionRows(props: JobDescriptionRowsProps) {
  const { tab, list, searchTerm, listRef, onClear, emptyAction, children } = props;
  const { rows, error, refetch } = list;
  const texts = tabTexts[tab];
  if (!rows && error) return <ErrorState message={texts.error} onRetry={refetch} />;
  if (!rows) return <RowsSkeleton isPage />;
  if (rows.length > 0)
    return (
      <JobDescriptionList list={{ ...list, rows }} label={texts.label} listRef={listRef}>
        {children}
      </JobDescriptionList>
    );
  if (searchTerm)
    return (
      <EmptyState
        title={`No job descriptions match "${searchTerm}"`}
        action={
          <Button variant="default" onClick={onClear}>
            Clear filter
          </Button>
        }
      />
    );
  return <EmptyState title={texts.empty} action={emptyAction} />;
}
