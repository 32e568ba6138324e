import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CaptureRecord } from '../../platform/captureStore.ts';
import type { Meeting } from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import classes from './CaptureActions.module.css';

interface CaptureActionsProps {
  capture: CaptureRecord;
  meeting: Meeting | null;
}

/** Pause and finish. A finish can be undone, so it needs no second question. */
export function CaptureActions({ capture, meeting }: CaptureActionsProps) {
  const { captureId, isPaused } = capture;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (action: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  };
  const goOn = ({ tabId, frameId, meetingKey }: Meeting) =>
    sendMessage('goOnWithCapture', { captureId, tabId, frameId, meetingKey });
  return (
    <div className={classes.bar}>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {isPaused ? (
        meeting && (
          <Button variant="default" disabled={isBusy} onClick={() => void run(() => goOn(meeting))}>
            {text('goOn')}
          </Button>
        )
      ) : (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => void run(() => sendMessage('pauseCapture', { captureId }))}
        >
          {text('pause')}
        </Button>
      )}
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void run(() => sendMessage('finishCapture', { captureId }))}
      >
        {text('finishInterview')}
      </Button>
    </div>
  );
}
