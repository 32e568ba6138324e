import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import classes from './ConnectExtension.module.css';
import { handOver, type HandOver } from './handOver.ts';

const CreateExtensionCodeDocument = graphql(`
  mutation CreateExtensionCode {
    createExtensionCode {
      code
      expiresAt
    }
  }
`);

interface ConnectExtensionProps {
  /** Made by the extension; it takes no code that does not come with it. */
  state: string;
  person: { fullName: string; email: string };
}

/** Lets the browser extension act for the person who is signed in here, after a yes. */
export function ConnectExtension({ state, person }: ConnectExtensionProps) {
  const [outcome, setOutcome] = useState<HandOver | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [createCode] = useMutation(CreateExtensionCodeDocument);
  const connect = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      const { data } = await createCode();
      setOutcome(data ? await handOver(data.createExtensionCode.code, state) : 'refused');
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setIsBusy(false);
  };
  if (outcome === 'connected')
    return (
      <div className={classes.card} role="status">
        <h1 className={classes.title}>The extension is connected</h1>
        <p className={classes.text}>
          It acts for {person.fullName}. You can close this page and go on in your meeting.
        </p>
      </div>
    );
  const failure = problem ?? (outcome && failures[outcome]);
  return (
    <div className={classes.card}>
      <h1 className={classes.title}>Connect the browser extension?</h1>
      <p className={classes.text}>
        It will read your guides and save captions and notes of your meetings here, as{' '}
        <strong>{person.fullName}</strong> ({person.email}). You can sign out in the extension at
        any time.
      </p>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <Button onClick={() => void connect()} loading={isBusy} disabled={state === ''}>
        {failure ? 'Try again' : 'Connect'}
      </Button>
      {state === '' && (
        <p className={classes.text}>
          Open this page from the extension: its options have the button to sign in.
        </p>
      )}
    </div>
  );
}

const failures = {
  refused: 'The extension did not accept the connection. Open this page from its options again.',
  silent:
    'The extension did not answer. Check that it is installed and switched on in this browser, then try again.',
};
