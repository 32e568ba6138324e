import { Button } from '@mantine/core';
import { useState } from 'react';
import { extensionVersion } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';
import type { Session } from '../../platform/settings.ts';
import { AtsAccess } from '../ats/AtsAccess.tsx';
import { countUnsent } from '../capture/countUnsent.ts';
import { SiteAccess } from '../capture/SiteAccess.tsx';
import { MicrophoneAccess } from '../sound/MicrophoneAccess.tsx';
import { DiagnosticsButton } from './DiagnosticsButton.tsx';
import { clearLocalData } from './localData.ts';
import classes from './OptionsPage.module.css';
import { SignInForm } from './SignInForm.tsx';
import { useConnection } from './useConnection.ts';

/** Which server, and who is signed in there. */
export function OptionsPage() {
  const known = useConnection();
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Rapport Interview Assistant</h1>
      {known && (known.session ? <SignedIn {...known.session} /> : null)}
      {known && (!known.session || known.session.isExpired) && <SignInForm {...known} />}
      <SiteAccess />
      <MicrophoneAccess />
      <AtsAccess />
      <DiagnosticsButton />
      <p className={classes.version}>
        Version {extensionVersion()}
        {known?.policy.organization && ` · Managed by ${known.policy.organization}`}
      </p>
    </main>
  );
}

function SignedIn({ user, serverUrl, isExpired }: Session) {
  const [problem, setProblem] = useState<string | null>(null);
  const [unsent, setUnsent] = useState(0);
  const ask = async () => {
    const count = await countUnsent();
    if (count > 0) return setUnsent(count);
    await leave();
  };
  const leave = () =>
    sendMessage('signOut', undefined)
      .then(clearLocalData)
      .catch(() => setProblem('Signing out failed. Try again.'));
  return (
    <section className={classes.section}>
      <p className={classes.text} role="status">
        {isExpired ? 'Your sign-in has ended. Sign in again as ' : 'Signed in as '}
        <strong>{user.fullName}</strong> ({user.email}) at {new URL(serverUrl).host}.
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {unsent > 0 ? (
        <>
          <p className={classes.problem} role="alert">
            {unsent === 1 ? '1 interview is' : `${unsent} interviews are`} not wholly in Rapport.
            Signing out deletes what is kept on this computer.
          </p>
          <Button color="red" onClick={() => void leave()}>
            Sign out and delete
          </Button>
          <Button variant="default" onClick={() => setUnsent(0)}>
            Stay signed in
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => void ask()}>
          Sign out
        </Button>
      )}
    </section>
  );
}
