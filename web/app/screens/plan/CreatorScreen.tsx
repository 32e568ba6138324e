import { useQuery } from '@apollo/client/react';
import { Navigate, useParams } from 'react-router';
import { CreatorScreenDocument } from '../../features/creator/creatorDocuments.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CreatorBody } from './CreatorBody.tsx';

/** A job description written section by section, with an assistant for three of them. */
export function CreatorScreen() {
  const { jobDescriptionId = '' } = useParams();
  return <CreatorLoader key={jobDescriptionId} id={jobDescriptionId} />;
}

function CreatorLoader({ id }: { id: string }) {
  usePageTitle('Create job description');
  const { data, loading } = useQuery(CreatorScreenDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  const { jobDescription, jobDescriptionCreatorSession: session, currentUser } = data ?? {};
  if (jobDescription && session && currentUser) {
    if (jobDescription.jobDescriptionState === 'Optimizer')
      return <Navigate to={`/plan/analyze/${id}`} replace />;
    return <CreatorBody jobDescription={jobDescription} session={session} user={currentUser} />;
  }
  return loading ? <RowsSkeleton /> : <Navigate to="/plan/not-found" replace />;
}
