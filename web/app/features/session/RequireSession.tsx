import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '#shared/domain/nextPath.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { isFramed } from '../../lib/isFramed.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { shownPath } from '../../lib/shownPath.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useCurrentUser } from './useCurrentUser.ts';
import type { CurrentUser } from './useCurrentUser.ts';

const StorageAccessGate = lazyPart(() => import('./StorageAccessGate.tsx'), 'StorageAccessGate');

/** Loading shows nothing; nobody signed in is led to sign-in and afterwards back here. */
export function RequireSession({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const { user, serverInfo, isLoading, error, refetch } = useCurrentUser();
  const location = useLocation();
  if (isLoading) return null;
  if (user) return children(user);
  // No word about the server either: it was not reached, which is not the same as being signed out.
  if (error && !serverInfo) {
    return <ErrorState message={errorMessage(error)} onRetry={() => ignoreRejection(refetch())} />;
  }
  const signIn = <Navigate to={signInPath(shownPath(location))} replace />;
  if (!isFramed()) return signIn;
  return (
    <Suspense>
      <StorageAccessGate onGranted={() => ignoreRejection(refetch())}>{signIn}</StorageAccessGate>
    </Suspense>
  );
}
