import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { openTab } from '../../platform/browserParts.ts';
import { isSoundWaiting, type CaptureRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { countText, text } from '../../platform/text.ts';
import { DiscardButton } from './DiscardButton.tsx';
import classes from './FinishedCard.module.css';
import { missingText } from './missingText.ts';
import { useNow } from './useNow.ts';

interface FinishedCardProps {
  capture: CaptureRecord;
  waiting: number;
}

const endedTexts = {
  PERSON: null,
  LEFT: 'endedByLeaving',
  AWAY: 'endedByAbsence',
} as const;

/** After the end: what the server has of it, the way back, and the way to the next interview. */
export function FinishedCard({ capture, waiting }: FinishedCardProps) {
  const { captureId, callId, serverUrl, isEndSent, undoUntilMs, endedBy } = capture;
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [captureId]);
  const now = useNow(1_000);
  const run = (action: Promise<unknown>) =>
    void action.catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : String(error)),
    );
  const ending = endedBy && endedTexts[endedBy];
  const isWhole = isEndSent && !isSoundWaiting(capture);
  const canUndo = !isEndSent && now < undoUntilMs;
  return (
    <section className={classes.card} aria-label={text('finishedInterview')}>
      <h1 className={classes.title} ref={heading} tabIndex={-1}>
        {capture.candidateName ?? capture.name}
      </h1>
      {ending && <p className={classes.text}>{text(ending)}</p>}
      <p className={classes.text} role="status">
        {isWhole ? sentText(capture) : missingText(capture, waiting)}
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {canUndo && (
        <Button
          variant="default"
          fullWidth
          onClick={() => run(sendMessage('undoFinish', { captureId }))}
        >
          {text('undoFinish')}
        </Button>
      )}
      {callId && isEndSent && (
        <Button fullWidth onClick={() => run(openTab(`${serverUrl}/interview/${callId}`))}>
          {text('openInterview')}
        </Button>
      )}
      {!isWhole && !canUndo && (
        <Button variant="default" fullWidth onClick={() => run(sendMessage('sendNow', undefined))}>
          {text('tryNow')}
        </Button>
      )}
      <Button
        variant="default"
        fullWidth
        onClick={() => run(sendMessage('dismissCapture', { captureId }))}
      >
        {text('nextInterview')}
      </Button>
      <DiscardButton captureId={captureId} />
    </section>
  );
}

function sentText({ hasCaptions, refusedCount, sound }: CaptureRecord): string {
  if (sound.bytes > 0) return text('recordingSent');
  if (!hasCaptions) return text('notesSent');
  if (refusedCount === 0) return text('transcriptSent');
  return countText('sentExcept', { count: refusedCount });
}
