import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readShareEmail } from '#shared/domain/share.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useTabText } from '../../lib/useTabText.ts';
import { CodeStep } from '../session/CodeStep.tsx';
import { keepCodeTarget, keptCodeTarget } from '../session/keptCodeTarget.ts';
import { RequestAccessCodeDocument, VerifyAccessCodeDocument } from './externalDocuments.ts';

interface AccessGateProps {
  shareId: string;
  onVerified: () => void;
}

/** Somebody outside shows that an address is theirs, by a code that is sent to it. */
export function AccessGate({ shareId, onVerified }: AccessGateProps) {
  const [email, setEmail] = useTabText(`rapport-access-email/${shareId}`);
  const [isSent, setIsSent] = useState(() => keptCodeTarget(shareId) !== null);
  const [error, setError] = useState<string | null>(null);
  const [request, requesting] = useMutation(RequestAccessCodeDocument);
  const [verify] = useMutation(VerifyAccessCodeDocument);
  const requestCode = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setError(null);
    if (!readShareEmail(email)) return setError('Enter an email address');
    try {
      await request({ variables: { shareId, email } });
      keepCodeTarget(shareId, { kind: 'email', email });
      setIsSent(true);
    } catch (refusal) {
      setError(errorMessage(refusal));
    }
  };
  if (!isSent)
    return (
      <form noValidate onSubmit={(event) => void requestCode(event)}>
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
      <CodeStep
        verify={async (code) => {
          await verify({ variables: { shareId, email, code } });
          keepCodeTarget(shareId, null);
          onVerified();
        }}
      />
      <Button
        variant="default"
        onClick={() => {
          keepCodeTarget(shareId, null);
          setIsSent(false);
        }}
      >
        Use another address or a new code
      </Button>
    </Stack>
  );
}
