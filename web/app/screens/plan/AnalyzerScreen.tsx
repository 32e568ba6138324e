import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation, useParams } from 'react-router';
import { AnalyzerScreenDocument } from '../../features/analyzer/analyzerDocuments.ts';
import { AnalyzerSkeleton } from '../../features/analyzer/AnalyzerSkeleton.tsx';
import { createdContentOf } from '../../features/analyzer/createdContent.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AnalyzerBody } from './AnalyzerBody.tsx';

/** A job description to write in, with what would make it better beside it. */
export function AnalyzerScreen() {
  const { jobDescriptionId = '' } = useParams();
  // Another job description is another page: nothing of the last one may remain.
  return <AnalyzerLoader key={jobDescriptionId} id={jobDescriptionId} />;
}

function AnalyzerLoader({ id }: { id: string }) {
  const { data, loading } = useQuery(AnalyzerScreenDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  usePageTitle(data?.jobDescription?.title || 'Job description');
  const { user } = useCurrentUser();
  const created = createdContentOf(useLocation().state);
  const { jobDescription } = data ?? {};
  if (jobDescription) {
    // A draft of the creator that was not brought here from there is still the creator's.
    if (jobDescription.jobDescriptionState === 'Creator' && created === null)
      return <Navigate to={`/plan/create/${id}`} replace />;
    if (!user) return null;
    return (
      <AnalyzerBody
        jobDescription={jobDescription}
        userId={user.id}
        zone={user.timezoneName}
        created={created}
      />
    );
  }
  return loading ? <AnalyzerSkeleton /> : <Navigate to="/plan/not-found" replace />;
}
