import { useEffect, useState, type ReactNode } from 'react';
import { isPinned, panelShortcut } from '../../platform/browserParts.ts';
import { SiteAccess } from '../capture/SiteAccess.tsx';
import { MicrophoneAccess } from '../sound/MicrophoneAccess.tsx';
import classes from './OptionsPage.module.css';
import { SignInForm } from './SignInForm.tsx';
import { useConnection } from './useConnection.ts';

/** What stands between the installation and the first interview; opened once, by the installation. */
export function WelcomePage() {
  const connection = useConnection();
  const button = useButton();
  const session = connection?.session;
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Set up the Interview Assistant</h1>
      <p className={classes.text}>
        It shows your interview guide, the live transcript and your notes beside a meeting. Nothing
        is captured before you start an interview.
      </p>
      <ol className={classes.steps}>
        <Step title="Connect it with Rapport">
          {session && !session.isExpired ? (
            <p className={classes.text} role="status">
              Connected as <strong>{session.user.fullName}</strong> at{' '}
              {new URL(session.serverUrl).host}.
            </p>
          ) : (
            connection && <SignInForm {...connection} />
          )}
        </Step>
        <Step title="Allow it in your meetings">
          <SiteAccess />
          <MicrophoneAccess />
        </Step>
        <Step title="Keep it in reach">
          <p className={classes.text} role="status">
            {button?.isPinned
              ? 'Its button is pinned to the toolbar.'
              : 'Pin its button: open the extensions menu in the toolbar, then choose the pin beside Rapport Interview Assistant.'}
          </p>
          <p className={classes.text}>
            {button?.shortcut ? (
              <>
                <kbd className={classes.keys}>{button.shortcut}</kbd> opens the assistant.
              </>
            ) : (
              'No keys open the assistant yet. Set them under keyboard shortcuts in the browser’s extension settings.'
            )}
          </p>
        </Step>
      </ol>
      <p className={classes.text}>You can change all of this later in the extension’s options.</p>
    </main>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={classes.step}>
      <h2 className={classes.stepTitle}>{title}</h2>
      {children}
    </li>
  );
}

/** How the person reaches the panel. The browser does not announce changes: it is read again whenever the page is seen. */
function useButton() {
  const [button, setButton] = useState<{ isPinned: boolean | null; shortcut: string } | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const read = async () => {
      const [pinned, shortcut] = await Promise.all([isPinned(), panelShortcut()]);
      if (!signal.aborted) setButton({ isPinned: pinned, shortcut });
    };
    void read();
    window.addEventListener('focus', () => void read(), { signal });
    document.addEventListener('visibilitychange', () => void read(), { signal });
    return () => lifetime.abort();
  }, []);
  return button;
}
