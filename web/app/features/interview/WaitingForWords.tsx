import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { InterviewProgress_CallFragment } from '../../lib/__generated__/graphql.ts';
import { ProcessingSteps } from './ProcessingSteps.tsx';
import classes from './WaitingForWords.module.css';

interface WaitingForWordsProps {
  progress: InterviewProgress_CallFragment;
  hasRecording: boolean;
  onDelete: () => void;
}

/** What stands where the transcript will: how far it is, or why there is none. */
export function WaitingForWords({ progress, hasRecording, onDelete }: WaitingForWordsProps) {
  const { upload, processingSteps: steps } = progress;
  if (upload && !upload.isComplete) {
    const percent = Math.floor((100 * upload.receivedBytes) / Math.max(1, upload.sizeBytes));
    return (
      <Notice title={`The upload is not complete: ${percent} % so far.`}>
        If it has stopped, the person who uploads it can choose the same file again under{' '}
        <Anchor component={Link} to="/search">
          Recordings
        </Anchor>
        . It continues where it stopped.
      </Notice>
    );
  }
  const hasFailed = steps.some(({ status }) => status === 'FAILED');
  if (progress.isProcessing || hasFailed)
    return (
      <Notice
        title={hasFailed ? 'We could not process this recording' : 'Getting your recording ready'}
      >
        {!hasFailed && (
          <p className={classes.text}>
            {hasRecording
              ? 'You can already play it. The transcript appears here when it is ready.'
              : 'The player and the transcript appear here when they are ready. You can leave this page.'}
          </p>
        )}
        <ProcessingSteps progress={progress} onDelete={onDelete} />
      </Notice>
    );
  return (
    <Notice title="No transcript yet">
      <p className={classes.text}>It appears here once the recording has been transcribed.</p>
    </Notice>
  );
}

/** A short matter-of-fact page part: what is so, and what one can do. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.notice}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
