import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CaptureRecord } from '../../platform/captureStore.ts';
import { openTab } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';
import classes from './FinishedCard.module.css';

interface FinishedCardProps {
  capture: CaptureRecord;
  waiting: number;
}

/** After the end: whether the server has all of it, and the way to the interview. */
export function FinishedCard({ capture, waiting }: FinishedCardProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { captureId, callId, serverUrl, isEndSent } = capture;
  const dismiss = () =>
    sendMessage('dismissCapture', { captureId }).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : String(error)),
    );
  return (
    <section className={classes.card}>
      <h1 className={classes.title}>{capture.candidateName ?? capture.name}</h1>
      {isEndSent ? (
        <p className={classes.text}>The transcript and your notes are in Rapport.</p>
      ) : (
        <p className={classes.text} role="status">
          {waiting} captions and notes wait to be sent. They are safe on this computer, also when
          you close the browser; they are sent when it is open and the server can be reached.
        </p>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {callId && isEndSent && (
        <Button fullWidth onClick={() => void openTab(`${serverUrl}/interview/${callId}`)}>
          Open the interview
        </Button>
      )}
      {isEndSent ? (
        <Button variant="default" fullWidth onClick={() => void dismiss()}>
          Next interview
        </Button>
      ) : (
        <Button variant="default" fullWidth onClick={() => void sendMessage('sendNow', undefined)}>
          Try now
        </Button>
      )}
    </section>
  );
}
