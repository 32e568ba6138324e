import { useMutation } from '@apollo/client/react';
import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import { processingStepTitle, stepsToShow } from '#shared/domain/call.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import type { InterviewProgress_CallFragment } from '../../lib/__generated__/graphql.ts';
import classes from './ProcessingSteps.module.css';
import { notifyFailure } from '../../ui/notify.ts';

const RetryInterviewDocument = graphql(`
  mutation RetryInterview($callId: ID!) {
    retryProcessing(callId: $callId) {
      id
      ...InterviewProgress_call
    }
  }
`);

type Step = InterviewProgress_CallFragment['processingSteps'][number];

const marks = {
  COMPLETED: { Icon: IconCheck, text: 'Done' },
  FAILED: { Icon: IconAlertTriangle, text: 'Failed' },
  IN_PROGRESS: { Icon: IconLoader2, text: 'Running' },
  DISPATCHED: { Icon: IconCircle, text: 'To do' },
  PENDING: { Icon: IconCircle, text: 'To do' },
} as const satisfies Record<Step['status'], unknown>;

interface ProcessingStepsProps {
  progress: InterviewProgress_CallFragment;
  /** Where its page is shown: a recording that will never be one can be taken away. */
  onDelete?: () => void;
}

/** Each step from file to interview as it goes; what failed says why, and can be tried again. */
export function ProcessingSteps({ progress, onDelete }: ProcessingStepsProps) {
  const [retry, { loading }] = useMutation(RetryInterviewDocument, {
    onError: (error) => notifyFailure(error),
  });
  const { processingSteps: steps } = progress;
  const failed = steps.find(({ status }) => status === 'FAILED');
  return (
    <div>
      <ul className={classes.steps}>
        {stepsToShow(steps).map((step) => (
          <StepLine key={step.name} step={step} />
        ))}
      </ul>
      {failed && (
        <div className={classes.failure} role="alert">
          <p className={classes.reason}>
            {failed.failureReason ??
              progress.failureReason ??
              'Something went wrong while the recording was prepared.'}
          </p>
          {progress.canRetry && (
            <Button
              loading={loading}
              onClick={() => void retry({ variables: { callId: progress.id } })}
            >
              Try again
            </Button>
          )}
          {!progress.canRetry && progress.canDelete && onDelete && (
            <Button variant="default" onClick={onDelete}>
              Delete interview
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function StepLine({ step }: { step: Step }) {
  const { Icon, text } = marks[step.status];
  const isRunning = step.status === 'IN_PROGRESS';
  const percent = Math.floor(Math.max(0, Math.min(1, step.progress)) * 100);
  return (
    <li className={classes.step} data-status={step.status}>
      <Icon size={16} stroke={1.8} role="img" aria-label={text} className={classes.mark} />
      <span className={classes.title}>{processingStepTitle(step.name)}</span>
      {isRunning && step.attempts > 1 && (
        <span className={classes.percent}>attempt {step.attempts}</span>
      )}
      {isRunning && <span className={classes.percent}>{percent} %</span>}
      {isRunning && <Progress className={classes.bar} value={percent} size={4} aria-hidden />}
    </li>
  );
}
