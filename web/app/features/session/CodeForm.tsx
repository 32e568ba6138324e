import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './CodeForm.module.css';
import { CodeStep } from './CodeStep.tsx';
import type { CodeTarget } from './keptCodeTarget.ts';

const resendAfterSec = 30;

interface CodeFormProps {
  target: CodeTarget;
  error: string | null;
  isBusy: boolean;
  /** Rejects where the code is refused or the server is not reached. */
  onCode: (code: string) => Promise<unknown>;
  onResend: () => Promise<boolean>;
  onBack: () => void;
}

/** Second step: the code itself. It is sent as soon as it is whole. */
export function CodeForm({ target, error, isBusy, onCode, onResend, onBack }: CodeFormProps) {
  const [resent, setResent] = useState(0);
  const [waitSec, setWaitSec] = useState(resendAfterSec);
  useEffect(() => {
    if (waitSec === 0) return;
    const timer = setTimeout(() => setWaitSec(waitSec - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitSec]);

  const resend = async () => {
    setResent(resent + 1);
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
      <CodeStep key={resent} verify={onCode} otherError={error} isDisabled={isBusy} />
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
