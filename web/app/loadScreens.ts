/** Loaders that both the router, which preloads, and the pages themselves use. */
export const loadAppPages = () => import('./screens/AppPages.tsx');
export const loadSignedInPages = () => import('./screens/SignedInPages.tsx');
export const loadSignIn = () => import('./screens/SignInScreen.tsx');
export const loadRecordings = () => import('./screens/RecordingsScreen.tsx');
export const loadInterview = () => import('./screens/InterviewScreen.tsx');
