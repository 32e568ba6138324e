import { lazy } from 'react';
import { Navigate, createBrowserRouter, useRouteError } from 'react-router';
import { RequireSession } from './features/session/RequireSession.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import { Root } from './screens/Root.tsx';
import { Shell } from './screens/Shell.tsx';

const loadSignIn = () => import('./screens/SignInScreen.tsx');
const loadRecordings = () => import('./screens/RecordingsScreen.tsx');
const loadInterview = () => import('./screens/InterviewScreen.tsx');

const SignInScreen = lazy(() => loadSignIn().then((module) => ({ default: module.SignInScreen })));
const RecordingsScreen = lazy(() =>
  loadRecordings().then((module) => ({ default: module.RecordingsScreen })),
);
const InterviewScreen = lazy(() =>
  loadInterview().then((module) => ({ default: module.InterviewScreen })),
);

/** Begins to load the first page's code beside the question who is signed in, not after it. */
export function preloadScreen(path: string): void {
  const load = path.startsWith('/interview/')
    ? loadInterview
    : path === '/sign-in'
      ? loadSignIn
      : loadRecordings;
  // A failure shows when the page itself is asked for; here nobody waits for it yet.
  load().catch(() => undefined);
}

function RouteErrorScreen() {
  return <ErrorScreen error={useRouteError()} />;
}

export function createRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RouteErrorScreen />,
      children: [
        { path: '/sign-in', element: <SignInScreen /> },
        {
          element: <RequireSession>{(user) => <Shell user={user} />}</RequireSession>,
          children: [
            { index: true, element: <Navigate to="/search" replace /> },
            { path: '/search', element: <RecordingsScreen /> },
            { path: '/interview/:callId', element: <InterviewScreen /> },
            { path: '*', element: <NotFoundScreen /> },
          ],
        },
      ],
    },
  ]);
}
