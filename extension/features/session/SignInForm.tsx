import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { askForServer } from '../../platform/browserParts.ts';
import { meetServer } from '../../platform/network.ts';
import { parseServerUrl } from '../../platform/parseServerUrl.ts';
import type { Policy } from '../../platform/policy.ts';
import { text } from '../../platform/text.ts';
import { beginSignIn } from './connectSession.ts';
import classes from './OptionsPage.module.css';

interface SignInFormProps {
  serverUrl: string;
  policy: Policy;
}

/** Asks for the server's address and opens its page, where the person agrees. */
export function SignInForm({ serverUrl, policy }: SignInFormProps) {
  const { isServerLocked, signInDomains } = policy;
  const [entered, setTyped] = useState<string | null>(null);
  // A policy may arrive while the page is open.
  const typed = isServerLocked ? serverUrl : (entered ?? serverUrl);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    const url = parseServerUrl(typed);
    if (!url) return setProblem(text('serverAddressInvalid'));
    setProblem(null);
    setIsAsking(true);
    try {
      if (!(await askForServer(url))) return setProblem(text('serverNotAllowed'));
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
        label={text('serverAddress')}
        value={typed}
        readOnly={isServerLocked}
        description={isServerLocked ? text('setByOrganization') : undefined}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" loading={isAsking}>
        {text('signIn')}
      </Button>
      <p className={classes.text}>
        {text('signInHint')}{' '}
        {signInDomains && text('signInDomains', { domains: signInDomains.join(', ') })}
      </p>
    </form>
  );
}
