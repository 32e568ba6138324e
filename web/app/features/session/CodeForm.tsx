import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CodeInput } from './CodeInput.tsx';
import type { CodeTarget } from './useCodeSignIn.ts';

const resendAfterSec = 30;

interface CodeFormProps {
  target: CodeTarget;
  error: string | null;
  isBusy: boolean;
  onCode: (code: string) => Promise<boolean>;
  onResend: () => Promise<boolean>;
  onBack: () => void;
}

/** Second step: the code itself. It is sent as soon as it is whole. */
export function CodeForm({ target, error, isBusy, onCode, onResend, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [waitSec, setWaitSec] = useState(resendAfterSec);
  useEffect(() => {
    if (waitSec === 0) return;
    const timer = setTimeout(() => setWaitSec(waitSec - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSec]);

  const submit = async (whole: string) => {
    if (!(await onCode(whole))) setCode('');
  };
  const resend = async () => {
    setCode('');
    if (await onResend()) setWaitSec(resendAfterSec);
  };
  return (
    <Stack gap="sm">
      <Text>
        We sent a code of six letters and digits to{' '}
        <Text span fw={500}>
          {target.kind === 'email' ? target.email : target.phone}
        </Text>
        . It holds for 10 minutes.
      </Text>
      <CodeInput
        value={code}
        onChange={setCode}
        onComplete={(whole) => void submit(whole)}
        isDisabled={isBusy}
        errorId={error === null ? undefined : 'code-error'}
      />
      <div role="alert" id="code-error">
        {error !== null && (
          <Text size="sm" c="var(--rapport-danger)">
            {error}
          </Text>
        )}
      </div>
      <Group justify="space-between" gap="xs">
        <Anchor component="button" type="button" size="sm" onClick={onBack} py={4}>
          Use another e-mail or phone number
        </Anchor>
        <Button
          variant="default"
          size="sm"
          disabled={waitSec > 0 || isBusy}
          onClick={() => void resend()}
          className="tabular"
        >
          {waitSec > 0 ? `Send a new code in ${waitSec} s` : 'Send a new code'}
        </Button>
      </Group>
    </Stack>
  );
}
