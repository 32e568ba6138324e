import { useApolloClient } from '@apollo/client/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { signInPath } from '../../../shared/domain/nextPath.ts';
import { OfflineBanner } from '../features/navigation/OfflineBanner.tsx';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { noteUser } from '../features/session/useEnter.ts';
import { reloadOnNewBuild } from '../lib/reloadOnNewBuild.ts';
import { useServerStore } from '../lib/serverStore.ts';
import { onSignedOut } from '../lib/sessionEvents.ts';
import { shownPath } from '../lib/shownPath.ts';
import classes from './Root.module.css';

/** Around every page, signed in or not: what follows the session, the connection and the build. */
export function Root() {
  useLeaveWhenSignedOut();
  useNewBuild();
  const { user, serverInfo } = useCurrentUser();
  const environment = serverInfo?.environment ?? null;
  useEffect(() => useServerStore.setState({ environment }), [environment]);
  useEffect(() => {
    if (user) noteUser(user.id);
  }, [user]);
  return (
    <NuqsAdapter>
      <div className={classes.root}>
        <OfflineBanner />
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </div>
    </NuqsAdapter>
  );
}

/** A session that ended meanwhile leads to sign-in, and from there back to the same page. */
function useLeaveWhenSignedOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      onSignedOut(() => {
        if (location.pathname === '/sign-in') return;
        client.cache.modify({ fields: { currentUser: () => null } });
        void navigate(signInPath(shownPath(location)), { replace: true });
      }),
    [client, navigate, location],
  );
}

function useNewBuild() {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPath.current) reloadOnNewBuild();
    firstPath.current = pathname;
  }, [pathname]);
}
