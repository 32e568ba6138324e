import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { askForServer } from '../../platform/browserParts.ts';
import { meetServer } from '../../platform/network.ts';
import { parseServerUrl } from '../../platform/parseServerUrl.ts';
import type { Policy } from '../../platform/policy.ts';
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
    if (!url)
      return setProblem(
        'This is no address. Enter one like rapport.example.com; it must begin with https.',
      );
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
        readOnly={isServerLocked}
        description={isServerLocked ? 'Set by your organization.' : undefined}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" loading={isAsking}>
        Sign in
      </Button>
      <p className={classes.text}>
        A page of Rapport opens, where you agree. Your password or code is never entered here.
        {signInDomains && ` Your organization admits accounts of ${signInDomains.join(', ')} only.`}
      </p>
    </form>
  );
}
