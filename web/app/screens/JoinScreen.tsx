import { Button, Stack, Text } from '@mantine/core';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { readSignInName } from '#shared/domain/signInName.ts';
import { CodeForm } from '../features/session/CodeForm.tsx';
import { JoinForm } from '../features/session/JoinForm.tsx';
import { leaveTo } from '../features/session/leaveTo.ts';
import { useCodeSignIn } from '../features/session/useCodeSignIn.ts';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import type { CurrentUser } from '../features/session/useCurrentUser.ts';
import { graphql } from '../lib/__generated__/index.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { ignoreRejection } from '../lib/ignoreRejection.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ProductMark } from '../ui/ProductMark.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { useSave } from '../ui/useSave.ts';
import classes from './SignInScreen.module.css';

const LeaveDocument = graphql(`
  mutation LeaveToJoin {
    signOut
  }
`);

/** Where an invitation leads: the person confirms the address by a code and enters their name. */
export function JoinScreen() {
  usePageTitle('Join');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const name = readSignInName(query.get('email') ?? '');
  const { user, serverInfo, isLoading, error, refetch } = useCurrentUser();
  const email = name.kind === 'email' ? name.email : '';
  // A full load, so that nothing that was known of this browser stays.
  const signIn = useCodeSignIn(() => leaveTo(`/join?email=${encodeURIComponent(email)}`));
  if (name.kind !== 'email') return <Navigate to="/sign-in" replace />;
  if (isLoading) return null;
  // The server was not reached, which is not the same as being signed out.
  if (error && !serverInfo)
    return <ErrorState message={errorMessage(error)} onRetry={() => ignoreRejection(refetch())} />;
  const isInvited = user?.email.toLowerCase() === email.toLowerCase();
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <header>
          <ProductMark size={40} />
          <h1 className={classes.name}>
            {user && isInvited ? `Welcome to ${user.organization.name}` : 'Join Rapport'}
          </h1>
          <p className={classes.what}>
            {user && isInvited
              ? 'Enter your name as your colleagues know it.'
              : `You were invited as ${email}.`}
          </p>
        </header>
        {user && isInvited ? (
          <JoinForm user={user} onJoined={() => void navigate('/', { replace: true })} />
        ) : user ? (
          <OtherPerson user={user} />
        ) : signIn.target?.kind === 'email' && signIn.target.email === email ? (
          <CodeForm
            target={signIn.target}
            error={signIn.error}
            isBusy={signIn.isBusy}
            onCode={signIn.verify}
            onResend={signIn.resend}
            onBack={() => {
              signIn.back();
              void navigate('/sign-in');
            }}
          />
        ) : (
          <Stack gap="sm">
            <Button
              fullWidth
              loading={signIn.isBusy}
              onClick={() => void signIn.start(email)}
              autoFocus
            >
              Send me a code
            </Button>
            <Text size="sm" c="var(--rapport-danger)" role="alert">
              {signIn.error}
            </Text>
          </Stack>
        )}
      </div>
    </main>
  );
}

/** The invitation is opened in the browser of somebody who is signed in. */
function OtherPerson({ user }: { user: CurrentUser }) {
  const { save, isSaving } = useSave(LeaveDocument);
  const signOut = async () => {
    if (await save({})) window.location.reload();
  };
  return (
    <Stack gap="sm">
      <Text>You are signed in as {user.email}. Sign out to join with the other address.</Text>
      <Button loading={isSaving} onClick={() => void signOut()}>
        Sign out
      </Button>
    </Stack>
  );
}
