import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { CaptureRecord } from '../../platform/captureStore.ts';
import type { Meeting } from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import classes from './FinishedCard.module.css';

interface ReturnCardProps {
  capture: CaptureRecord;
  /** The call the person is in now; null while they are in none. */
  meeting: Meeting | null;
}

/** After the person left the call or was away: the next candidate may be in the same room. */
export function ReturnCard({ capture, meeting }: ReturnCardProps) {
  const { captureId } = capture;
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const run = (action: Promise<unknown>) =>
    void action.catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : String(error)),
    );
  const name = capture.candidateName ?? capture.name;
  return (
    <section className={classes.card} aria-label={text('interruptedInterview')}>
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {meeting ? text('isStillInterview', { name }) : text('interviewWith', { name })}
      </h2>
      <p className={classes.text}>{meeting ? text('wereAway') : text('notInCallNow')}</p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {meeting && (
        <Button
          variant="default"
          onClick={() =>
            run(
              sendMessage('goOnWithCapture', {
                ...{ captureId, tabId: meeting.tabId, frameId: meeting.frameId },
                meetingKey: meeting.meetingKey,
              }),
            )
          }
        >
          {text('goOnWith', { name })}
        </Button>
      )}
      <Button onClick={() => run(sendMessage('finishCapture', { captureId }))}>
        {meeting ? text('finishAndStart') : text('finishInterview')}
      </Button>
    </section>
  );
}
