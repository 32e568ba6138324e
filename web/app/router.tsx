import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { ignoreRejection } from './lib/ignoreRejection.ts';
import { lazyPart } from './lib/lazyPart.ts';
import {
  loadAppPages,
  loadInterview,
  loadRecordings,
  loadSignedInPages,
  loadSignIn,
} from './loadScreens.ts';
import { PageFrame } from './screens/PageFrame.tsx';

// Sign-in does without the Apollo client, so that the first page of a visit is small.
const AppPages = lazyPart(loadAppPages, 'AppPages');
const SignInScreen = lazyPart(loadSignIn, 'SignInScreen');

/** Data of an interview, in a small file of its own that arrives before the page's code. */
async function preloadInterviewData(callId: string): Promise<void> {
  const [{ preloadInterview }, { preloadTranscript }, { apolloClient }] = await Promise.all([
    import('./features/interview/preloadInterview.ts'),
    import('./features/transcript/fetchTranscript.ts'),
    import('./lib/apolloClient.ts'),
  ]);
  preloadTranscript(callId);
  preloadInterview(apolloClient, callId);
}

/** The newest recordings, which the first page shows. */
async function preloadRecordingsData(): Promise<void> {
  const [{ preloadRecordings }, { apolloClient }] = await Promise.all([
    import('./features/calls/recordingsDocument.ts'),
    import('./lib/apolloClient.ts'),
  ]);
  preloadRecordings(apolloClient);
}

/**
 * Begins to load a page's code, and the data of an interview or of the list of recordings, beside the
 * question who is signed in; also when the pointer or the focus rests on a link to it.
 */
export function preloadScreen(path: string, search = ''): void {
  const callId = /^\/interview\/([^/]+)$/.exec(path)?.[1];
  // A failure shows when the page itself is loaded.
  if (path === '/sign-in') return ignoreRejection(loadSignIn());
  ignoreRejection(loadAppPages());
  ignoreRejection(loadSignedInPages());
  const isRecordings = ['/', '/search'].includes(path);
  if (callId) ignoreRejection(preloadInterviewData(callId));
  // What is searched or filtered is loaded by the page itself.
  if (isRecordings && search === '') ignoreRejection(preloadRecordingsData());
  if (callId) ignoreRejection(loadInterview());
  if (isRecordings) ignoreRejection(loadRecordings());
}

/** Every page by its path. */
export function Pages() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route
          path="/sign-in"
          element={
            <PageFrame>
              <SignInScreen />
            </PageFrame>
          }
        />
        <Route path="/*" element={<AppPages />} />
      </Routes>
    </Suspense>
  );
}
