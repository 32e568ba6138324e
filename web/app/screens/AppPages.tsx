import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { signInPath } from '#shared/domain/nextPath.ts';
import { RequireSession } from '../features/session/RequireSession.tsx';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { noteUser } from '../features/session/useEnter.ts';
import { apolloClient } from '../lib/apolloClient.ts';
import { drafts } from '../lib/createDrafts.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useServerStore } from '../lib/serverStore.ts';
import { onSignedOut } from '../lib/sessionEvents.ts';
import { shownPath } from '../lib/shownPath.ts';
import { loadSignedInPages } from '../loadScreens.ts';
import { PageFrame } from './PageFrame.tsx';

const SignedInPages = lazyPart(loadSignedInPages, 'SignedInPages');
const JoinScreen = lazyPart(() => import('./JoinScreen.tsx'), 'JoinScreen');
const ExternalScreen = lazyPart(() => import('./external/ExternalScreen.tsx'), 'ExternalScreen');

/** Every page but sign-in, over the Apollo client. */
export function AppPages() {
  return (
    <ApolloProvider client={apolloClient}>
      <Pages />
    </ApolloProvider>
  );
}

function Pages() {
  useLeaveWhenSignedOut();
  const { user, serverInfo } = useCurrentUser();
  const environment = serverInfo?.environment ?? null;
  useEffect(() => useServerStore.setState({ environment }), [environment]);
  useEffect(() => {
    if (!user) return;
    noteUser(user.id);
    drafts.claim(user.id);
  }, [user]);
  return (
    <PageFrame zone={user?.timezoneName}>
      <Routes>
        <Route path="/join" element={<JoinScreen />} />
        <Route path="/external/:noun/:shareId" element={<ExternalScreen />} />
        <Route
          path="/*"
          element={<RequireSession>{(known) => <SignedInPages user={known} />}</RequireSession>}
        />
      </Routes>
    </PageFrame>
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
