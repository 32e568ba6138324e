import { Button } from '@mantine/core';
import { useState } from 'react';
import { extensionVersion } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';
import type { Session } from '../../platform/settings.ts';
import { countText, text, textParts } from '../../platform/text.ts';
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
      <h1 className={classes.title}>{text('extensionName')}</h1>
      {/* All at once: nothing moves away under the person's hand. */}
      {known && (
        <>
          {known.session && <SignedIn {...known.session} />}
          {(!known.session || known.session.isExpired) && <SignInForm {...known} />}
          <SiteAccess />
          <MicrophoneAccess />
          <AtsAccess />
          <DiagnosticsButton />
          <p className={classes.version}>{versionText(known.policy.organization)}</p>
        </>
      )}
    </main>
  );
}

const versionText = (organization: string | null): string =>
  organization
    ? text('managedVersion', { organization, version: extensionVersion() })
    : text('version', { version: extensionVersion() });

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
      .catch(() => setProblem(text('signOutFailed')));
  return (
    <section className={classes.section}>
      <p className={classes.text} role="status">
        {textParts(isExpired ? 'signInEndedOf' : 'signedInAs', {
          name: <strong key="name">{user.fullName}</strong>,
          email: user.email,
          host: new URL(serverUrl).host,
        })}
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {unsent > 0 ? (
        <>
          <p className={classes.problem} role="alert">
            {countText('signOutDeletes', { count: unsent })}
          </p>
          <Button color="red" onClick={() => void leave()}>
            {text('signOutAndDelete')}
          </Button>
          <Button variant="default" onClick={() => setUnsent(0)}>
            {text('staySignedIn')}
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => void ask()}>
          {text('signOut')}
        </Button>
      )}
    </section>
  );
}
