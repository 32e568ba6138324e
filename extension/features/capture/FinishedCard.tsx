import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { openTab } from '../../platform/browserParts.ts';
import { isSoundWaiting, type CaptureRecord } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
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
  LEFT: 'You left the call, so the interview ended on its own.',
  AWAY: 'The meeting page was closed, so the interview ended on its own.',
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
  const isWhole = isEndSent && !isSoundWaiting(capture);
  const canUndo = !isEndSent && now < undoUntilMs;
  return (
    <section className={classes.card} aria-label="Finished interview">
      <h1 className={classes.title} ref={heading} tabIndex={-1}>
        {capture.candidateName ?? capture.name}
      </h1>
      {endedBy && endedTexts[endedBy] && <p className={classes.text}>{endedTexts[endedBy]}</p>}
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
          Undo: open it again
        </Button>
      )}
      {callId && isEndSent && (
        <Button fullWidth onClick={() => run(openTab(`${serverUrl}/interview/${callId}`))}>
          Open the interview
        </Button>
      )}
      {!isWhole && !canUndo && (
        <Button variant="default" fullWidth onClick={() => run(sendMessage('sendNow', undefined))}>
          Try now
        </Button>
      )}
      <Button
        variant="default"
        fullWidth
        onClick={() => run(sendMessage('dismissCapture', { captureId }))}
      >
        Next interview
      </Button>
      <DiscardButton captureId={captureId} />
    </section>
  );
}

function sentText({ hasCaptions, refusedCount, sound }: CaptureRecord): string {
  if (sound.bytes > 0)
    return 'The recording and your notes are in Rapport. The recording is being transcribed.';
  if (!hasCaptions)
    return 'Your notes are in Rapport. No captions came in: there is no transcript.';
  if (refusedCount === 0) return 'The transcript and your notes are in Rapport.';
  return `Your notes and the transcript are in Rapport, except ${refusedText(refusedCount)}.`;
}

const refusedText = (count: number): string =>
  count === 1 ? '1 caption that the server refused' : `${count} captions that the server refused`;
