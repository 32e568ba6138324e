import { Button, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { askForServer, extensionVersion } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';
import { meetServer } from '../../platform/network.ts';
import {
  onSettingsChange,
  readServerUrl,
  readSession,
  type Session,
} from '../../platform/settings.ts';
import { beginSignIn } from './connectSession.ts';
import classes from './OptionsPage.module.css';
import { parseServerUrl } from './parseServerUrl.ts';

interface Known {
  serverUrl: string;
  session: Session | null;
}

/** Which server, and who is signed in there. */
export function OptionsPage() {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    const lifetime = new AbortController();
    const read = async () => {
      const [serverUrl, session] = await Promise.all([readServerUrl(), readSession()]);
      setKnown({ serverUrl, session });
    };
    void read();
    onSettingsChange(() => void read(), lifetime.signal);
    return () => lifetime.abort();
  }, []);
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Rapport Interview Assistant</h1>
      {known && (known.session ? <SignedIn {...known.session} /> : null)}
      {known && (!known.session || known.session.isExpired) && (
        <SignInForm serverUrl={known.serverUrl} />
      )}
      <p className={classes.version}>Version {extensionVersion()}</p>
    </main>
  );
}

function SignedIn({ user, serverUrl, isExpired }: Session) {
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () =>
    sendMessage('signOut', undefined).catch(() => setProblem('Signing out failed. Try again.'));
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
      <Button variant="default" onClick={() => void leave()}>
        Sign out
      </Button>
    </section>
  );
}

function SignInForm({ serverUrl }: { serverUrl: string }) {
  const [typed, setTyped] = useState(serverUrl);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    const url = parseServerUrl(typed);
    if (!url) return setProblem('This is no address. Enter one like rapport.example.com.');
    setProblem(null);
    setIsAsking(true);
    try {
      if (!(await askForServer(url)))
        return setProblem(
          'The browser does not let the extension speak with this server. Try again and allow it.',
        );
      await meetServer(url);
      await beginSignIn(url);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <form className={classes.section} onSubmit={(event) => void signIn(event)}>
      <TextInput
        label="Address of your organization’s Rapport"
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" loading={isAsking}>
        Sign in
      </Button>
      <p className={classes.text}>
        A page of Rapport opens, where you say yes. Your password or code is never entered here.
      </p>
    </form>
  );
}
