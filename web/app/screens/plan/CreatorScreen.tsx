import { useQuery } from '@apollo/client/react';
import { Navigate, useParams } from 'react-router';
import { CreatorScreenDocument } from '../../features/creator/creatorDocuments.ts';
import type { CreatorScreenQuery } from '../../lib/__generated__/graphql.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CreatorBody } from './CreatorBody.tsx';

/** A job description written section by section, with an assistant for three of them. */
export function CreatorScreen() {
  const { jobDescriptionId = '' } = useParams();
  return <CreatorLoader key={jobDescriptionId} id={jobDescriptionId} />;
}

function CreatorLoader({ id }: { id: string }) {
  usePageTitle('Create job description');
  const query = useQuery(CreatorScreenDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  const state = loadStateOf(query, creatorParts);
  if (state.kind !== 'ready')
    return (
      <NotLoaded
        state={state}
        skeleton={<PageSkeleton />}
        absent={<Navigate to="/plan/not-found" replace />}
      />
    );
  if (state.value.jobDescription.jobDescriptionState === 'Optimizer')
    return <Navigate to={`/plan/analyze/${id}`} replace />;
  return <CreatorBody {...state.value} />;
}

/** Null when any of them is missing: there is nothing to write in. */
function creatorParts(data: CreatorScreenQuery) {
  const { jobDescription, jobDescriptionCreatorSession: session, currentUser: user } = data;
  return jobDescription && session && user ? { jobDescription, session, user } : null;
}
