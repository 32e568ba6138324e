import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { safeNextPath } from '#shared/domain/nextPath.ts';
import { CodeForm } from '../features/session/CodeForm.tsx';
import { DemoPeople } from '../features/session/DemoPeople.tsx';
import { SignInForm } from '../features/session/SignInForm.tsx';
import { useCodeSignIn } from '../features/session/useCodeSignIn.ts';
import { useEnter } from '../features/session/useEnter.ts';
import { useSignInPage } from '../features/session/useSignInPage.ts';
import { ignoreRejection } from '../lib/ignoreRejection.ts';
import { loadAppPages } from '../loadScreens.ts';
import { ProductMark } from '../ui/ProductMark.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import classes from './SignInScreen.module.css';

/** The way in. Who is signed in already is sent on. */
export function SignInScreen() {
  usePageTitle('Sign in');
  const [query] = useSearchParams();
  const next = safeNextPath(query.get('next'));
  const page = useSignInPage();
  const enter = useEnter(next);
  const signIn = useCodeSignIn(enter);
  // What comes after sign-in loads while the user types.
  useEffect(() => {
    if (page) ignoreRejection(loadAppPages());
  }, [page]);
  if (page?.currentUser) return <Navigate to={next} replace />;
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <header>
          <ProductMark size={40} />
          <h1 className={classes.name}>Rapport</h1>
          <p className={classes.what}>Structured, fair hiring interviews, replayed word by word.</p>
        </header>
        {signIn.target ? (
          <CodeForm
            target={signIn.target}
            error={signIn.error}
            isBusy={signIn.isBusy}
            onCode={signIn.verify}
            onResend={signIn.resend}
            onBack={signIn.back}
          />
        ) : (
          <SignInForm error={signIn.error} isBusy={signIn.isBusy} onSubmit={signIn.start} />
        )}
        <DemoPeople people={page?.demoPeople ?? []} onSignedIn={enter} />
      </div>
    </main>
  );
}
