import { Button } from '@mantine/core';
import { useState } from 'react';
import { sendMessage } from '../../platform/messages.ts';
import classes from './FinishBar.module.css';

/** Ends the interview after a second look, in place. */
export function FinishBar({ captureId }: { captureId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const finish = async () => {
    setIsBusy(true);
    try {
      await sendMessage('finishCapture', { captureId });
    } catch {
      setProblem('The interview was not finished. Try again.');
    }
    setIsBusy(false);
  };
  return (
    <div className={classes.finish}>
      {(problem ?? isAsking) && (
        <p className={classes.question} role={problem ? 'alert' : 'status'}>
          {problem ?? 'No more captions are saved after this.'}
        </p>
      )}
      {isAsking ? (
        <>
          <Button variant="default" onClick={() => setIsAsking(false)}>
            Go on
          </Button>
          <Button loading={isBusy} onClick={() => void finish()} autoFocus>
            Finish now
          </Button>
        </>
      ) : (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          Finish interview
        </Button>
      )}
    </div>
  );
}
