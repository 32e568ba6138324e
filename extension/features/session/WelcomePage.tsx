import { useEffect, useState, type ReactNode } from 'react';
import { isPinned, panelShortcut } from '../../platform/browserParts.ts';
import { text, textParts } from '../../platform/text.ts';
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
      <h1 className={classes.title}>{text('welcomeHeading')}</h1>
      <p className={classes.text}>{text('welcomeIntroduction')}</p>
      <ol className={classes.steps}>
        <Step title={text('stepConnect')}>
          {session && !session.isExpired ? (
            <p className={classes.text} role="status">
              {textParts('connectedAs', {
                name: <strong key="name">{session.user.fullName}</strong>,
                host: new URL(session.serverUrl).host,
              })}
            </p>
          ) : (
            connection && <SignInForm {...connection} />
          )}
        </Step>
        <Step title={text('stepAllow')}>
          <SiteAccess />
          <MicrophoneAccess />
        </Step>
        <Step title={text('stepReach')}>
          <p className={classes.text} role="status">
            {button?.isPinned ? text('buttonPinned') : text('pinButton')}
          </p>
          <p className={classes.text}>
            {button?.shortcut
              ? textParts('keysOpenAssistant', {
                  keys: (
                    <kbd key="keys" className={classes.keys}>
                      {button.shortcut}
                    </kbd>
                  ),
                })
              : text('noKeysOpenAssistant')}
          </p>
        </Step>
      </ol>
      <p className={classes.text}>{text('changeLater')}</p>
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
