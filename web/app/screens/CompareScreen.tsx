import { useQuery } from '@apollo/client/react';
import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import { useParams } from 'react-router';
import { ComparedChoice, mostCompared } from '../features/comparison/ComparedChoice.tsx';
import { CompareTable } from '../features/comparison/CompareTable.tsx';
import { CompareScreenDocument } from '../features/comparison/comparisonDocuments.ts';
import { useComparison } from '../features/comparison/useComparison.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** Candidates for one position side by side. */
export function CompareScreen() {
  const { positionId = '' } = useParams();
  const [chosenIds, setChosenIds] = useQueryState(
    'candidates',
    parseAsArrayOf(parseAsString).withDefault([]),
  );
  const ids = chosenIds.slice(0, mostCompared);
  const query = useQuery(CompareScreenDocument, {
    variables: { positionId },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.position);
  const title = state.kind === 'ready' ? `Compare: ${state.value.displayTitle}` : 'Compare';
  usePageTitle(title);
  const comparison = useComparison(positionId, ids);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<PageSkeleton />} absent={<NotFoundScreen />} />;
  return (
    <>
      <PageHeader
        title={title}
        back={<BackLink to={`/position/${positionId}`}>{state.value.displayTitle}</BackLink>}
      >
        <ComparedChoice
          positionId={positionId}
          ids={ids}
          known={(comparison.candidates ?? []).map(({ candidate }) => ({
            value: candidate.id,
            label: candidate.fullName,
          }))}
          onChange={(value) => void setChosenIds(value.length === 0 ? null : value)}
        />
      </PageHeader>
      {ids.length === 0 ? (
        <EmptyState
          title={
            state.value.candidatesCount === 0
              ? 'No candidate that you can see has applied for this position.'
              : 'Choose candidates to see what was noted and scored for each question.'
          }
        />
      ) : comparison.error ? (
        <ErrorState message={errorMessage(comparison.error)} onRetry={comparison.retry} />
      ) : !comparison.candidates ? (
        <RowsSkeleton isPage />
      ) : (
        <div aria-busy={comparison.isLoading}>
          <CompareTable candidates={comparison.candidates} />
        </div>
      )}
    </>
  );
}
