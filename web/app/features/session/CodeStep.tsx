import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { isConnectionError } from '../../lib/connectionError.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useReconnect } from '../../lib/useReconnect.ts';
import { CodeInput, codeLength } from './CodeInput.tsx';

interface CodeStepProps {
  /** Rejects where the code is refused or the server is not reached. */
  verify: (code: string) => Promise<unknown>;
  /** Why another attempt failed, such as the request for a new code. */
  otherError?: string | null;
  isDisabled?: boolean;
}

/**
 * A code that is sent as soon as it is whole. A refused code makes room for the next one; a code that did not
 * reach the server stays, and is sent again when the connection returns.
 */
export function CodeStep({ verify, otherError = null, isDisabled = false }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (whole: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await verify(whole);
    } catch (error) {
      setFailure(error);
      if (!isConnectionError(error)) setCode('');
    } finally {
      setIsBusy(false);
    }
  };
  const canRetry = isConnectionError(failure) && code.length === codeLength;
  useReconnect(() => {
    if (canRetry && !isBusy) void send(code);
  });
  const error = failure === null ? otherError : errorMessage(failure);
  return (
    <>
      <CodeInput
        value={code}
        onChange={setCode}
        onComplete={(whole) => void send(whole)}
        isDisabled={isBusy || isDisabled}
        errorId={error === null ? undefined : 'code-error'}
      />
      <div role="alert" id="code-error">
        {error !== null && (
          <Text size="sm" c="var(--rapport-danger)">
            {error}
          </Text>
        )}
      </div>
      {canRetry && (
        <Button variant="default" onClick={() => void send(code)}>
          Try again
        </Button>
      )}
    </>
  );
}
