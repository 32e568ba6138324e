import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CandidateDialog } from '../features/candidates/CandidateDialog.tsx';
import { CandidateFilterBar } from '../features/candidates/CandidateFilterBar.tsx';
import { CandidateList } from '../features/candidates/CandidateList.tsx';
import { CandidatesHeadDocument } from '../features/candidates/candidateDocuments.ts';
import {
  candidateFilterOf,
  candidateOrderOf,
  useCandidateFilters,
} from '../features/candidates/useCandidateFilters.ts';
import { useCandidatePages } from '../features/candidates/useCandidatePages.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { CountedTitle } from '../ui/CountedTitle.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListEnd } from '../ui/ListEnd.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import classes from './CandidatesScreen.module.css';

const pauseMs = 350;

/** Every candidate the person may see. */
export function CandidatesScreen() {
  usePageTitle('Candidates');
  const navigate = useNavigate();
  const { filters, setFilters, isFiltered, clear } = useCandidateFilters();
  const [query] = useDebouncedValue(filters.q.trim(), pauseMs);
  const filter = candidateFilterOf(filters);
  const pages = useCandidatePages({ query, filter, orderBy: candidateOrderOf(filters) });
  const head = useQuery(CandidatesHeadDocument, {
    variables: { query, filter },
    fetchPolicy: 'cache-and-network',
  });
  const [isAdding, setIsAdding] = useState(false);
  const count = (head.data ?? head.previousData)?.candidatesCount;
  const canAdd = (head.data ?? head.previousData)?.currentUser?.canAddCandidates === true;
  const addButton = canAdd && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add candidate
    </Button>
  );
  const state = loadStateOf(pages.query, (data) => data.candidates);
  return (
    <>
      <PageHeader
        title={
          <CountedTitle
            name="Candidates"
            count={count?.count ?? null}
            isMore={count?.isCapped === true}
          />
        }
        action={addButton}
      >
        <CandidateFilterBar filters={filters} onChange={setFilters} />
      </PageHeader>
      {!pages.candidates && state.kind !== 'ready' && (
        <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />
      )}
      {pages.candidates && pages.candidates.length > 0 && (
        <div className={classes.rows}>
          <CandidateList candidates={pages.candidates} />
          <ListEnd shown={pages.candidates.length} {...pages.more} />
        </div>
      )}
      {pages.candidates?.length === 0 && !pages.query.loading && (
        <EmptyState
          title={
            isFiltered
              ? 'No candidates match these filters.'
              : 'No candidates yet. They appear here when they are added or interviewed.'
          }
          action={
            isFiltered ? (
              <Button variant="default" onClick={clear}>
                Clear filters
              </Button>
            ) : (
              addButton
            )
          }
        />
      )}
      {isAdding && (
        <CandidateDialog
          candidate={null}
          onClose={() => setIsAdding(false)}
          onSaved={(id) => void navigate(`/candidate/${id}`)}
        />
      )}
    </>
  );
}
