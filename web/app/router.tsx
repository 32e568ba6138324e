import { Navigate, Route, Routes } from 'react-router';
import { RequireSession } from './features/session/RequireSession.tsx';
import { lazyPart } from './lib/lazyPart.ts';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import { Root } from './screens/Root.tsx';
import { Shell } from './screens/Shell.tsx';

const loadSignIn = () => import('./screens/SignInScreen.tsx');
const loadRecordings = () => import('./screens/RecordingsScreen.tsx');
const loadInterview = () => import('./screens/InterviewScreen.tsx');

const SignInScreen = lazyPart(() =>
  loadSignIn().then((module) => ({ default: module.SignInScreen })),
);
const RecordingsScreen = lazyPart(() =>
  loadRecordings().then((module) => ({ default: module.RecordingsScreen })),
);
const InterviewScreen = lazyPart(() =>
  loadInterview().then((module) => ({ default: module.InterviewScreen })),
);

const GuidesScreen = lazyPart(() =>
  import('./screens/GuidesScreen.tsx').then((module) => ({ default: module.GuidesScreen })),
);
const GuideScreen = lazyPart(() =>
  import('./screens/GuideScreen.tsx').then((module) => ({ default: module.GuideScreen })),
);
const ExtensionConnectScreen = lazyPart(() =>
  import('./screens/ExtensionConnectScreen.tsx').then((module) => ({
    default: module.ExtensionConnectScreen,
  })),
);

const PlanPages = lazyPart(() =>
  import('./screens/plan/PlanPages.tsx').then((module) => ({ default: module.PlanPages })),
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

/** Every page by its path. */
export function Pages() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route path="/sign-in" element={<SignInScreen />} />
        <Route element={<RequireSession>{(user) => <Shell user={user} />}</RequireSession>}>
          <Route index element={<Navigate to="/search" replace />} />
          <Route path="/search" element={<RecordingsScreen />} />
          <Route path="/interview/:callId" element={<InterviewScreen />} />
          <Route path="/guides" element={<GuidesScreen />} />
          <Route path="/guide/:guideId" element={<GuideScreen />} />
          <Route path="/extension/connect" element={<ExtensionConnectScreen />} />
          <Route path="/plan/*" element={<PlanPages />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
