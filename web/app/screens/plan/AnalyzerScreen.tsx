import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation, useParams } from 'react-router';
import { AnalyzerScreenDocument } from '../../features/analyzer/analyzerDocuments.ts';
import { AnalyzerSkeleton } from '../../features/analyzer/AnalyzerSkeleton.tsx';
import { createdContentOf } from '../../features/analyzer/createdContent.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AnalyzerBody } from './AnalyzerBody.tsx';

/** A job description to write in, with what would make it better beside it. */
export function AnalyzerScreen() {
  const { jobDescriptionId = '' } = useParams();
  // Another job description is another page: nothing of the last one may remain.
  return <AnalyzerLoader key={jobDescriptionId} id={jobDescriptionId} />;
}

function AnalyzerLoader({ id }: { id: string }) {
  const query = useQuery(AnalyzerScreenDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  usePageTitle(query.data?.jobDescription?.title || 'Job description');
  const { user } = useCurrentUser();
  const created = createdContentOf(useLocation().state);
  const state = loadStateOf(query, ({ jobDescription }) => jobDescription);
  if (state.kind !== 'ready')
    return (
      <NotLoaded
        state={state}
        skeleton={<AnalyzerSkeleton />}
        absent={<Navigate to="/plan/not-found" replace />}
      />
    );
  // A draft of the creator that was not brought here from there is still the creator's.
  if (state.value.jobDescriptionState === 'Creator' && created === null)
    return <Navigate to={`/plan/create/${id}`} replace />;
  if (!user) return null;
  return <AnalyzerBody jobDescription={state.value} userId={user.id} created={created} />;
}
