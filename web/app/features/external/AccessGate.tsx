import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readShareEmail } from '#shared/domain/share.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { CodeInput } from '../session/CodeInput.tsx';
import { RequestAccessCodeDocument, VerifyAccessCodeDocument } from './externalDocuments.ts';

interface AccessGateProps {
  shareId: string;
  onVerified: () => void;
}

/** Somebody outside shows that an address is theirs, by a code that is sent to it. */
export function AccessGate({ shareId, onVerified }: AccessGateProps) {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [request, requesting] = useMutation(RequestAccessCodeDocument);
  const [verify, verifying] = useMutation(VerifyAccessCodeDocument);
  const attempt = async (run: () => Promise<unknown>, next: () => void) => {
    setError(null);
    try {
      await run();
      next();
    } catch (refusal) {
      setError(errorMessage(refusal));
      setCode('');
    }
  };
  const requestCode = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!readShareEmail(email)) return setError('Enter an email address');
    void attempt(
      () => request({ variables: { shareId, email } }),
      () => setIsSent(true),
    );
  };
  const submitCode = (whole: string) =>
    void attempt(() => verify({ variables: { shareId, email, code: whole } }), onVerified);
  if (!isSent)
    return (
      <form noValidate onSubmit={requestCode}>
        <Stack gap="sm">
          <TextInput
            autoFocus
            type="email"
            label="E-mail address"
            description="The one this was shared with. We send it an access code."
            autoComplete="email"
            maxLength={254}
            value={email}
            error={error}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" loading={requesting.loading} fullWidth>
            Send me a code
          </Button>
        </Stack>
      </form>
    );
  return (
    <Stack gap="sm">
      <Text>
        If this was shared with{' '}
        <Text span fw={500}>
          {email}
        </Text>
        , a code of six letters and digits is on its way. It holds for 10 minutes.
      </Text>
      <CodeInput
        value={code}
        onChange={setCode}
        onComplete={submitCode}
        isDisabled={verifying.loading}
        errorId={error === null ? undefined : 'code-error'}
      />
      <div role="alert" id="code-error">
        {error !== null && (
          <Text size="sm" c="var(--rapport-danger)">
            {error}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        onClick={() => {
          setIsSent(false);
          setCode('');
          setError(null);
        }}
      >
        Use another address or a new code
      </Button>
    </Stack>
  );
}
