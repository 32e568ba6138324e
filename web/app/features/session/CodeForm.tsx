import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './CodeForm.module.css';
import { CodeInput } from './CodeInput.tsx';
import type { CodeTarget } from './keptCodeTarget.ts';

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
        If{' '}
        <Text span fw={500}>
          {target.kind === 'email' ? target.email : target.phone}
        </Text>{' '}
        belongs to an account, a code of six letters and digits is on its way. It holds for 10
        minutes.
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
        <button type="button" className={classes.action} onClick={onBack}>
          Use another e-mail or phone number
        </button>
        {waitSec > 0 ? (
          <span className={classes.wait}>New code in {waitSec} s</span>
        ) : (
          <button
            type="button"
            className={classes.action}
            disabled={isBusy}
            onClick={() => void resend()}
          >
            Send a new code
          </button>
        )}
      </Group>
    </Stack>
  );
}
