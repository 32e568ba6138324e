import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { processingStepTitle, stepsToShow } from '#shared/domain/call.ts';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { CallProcessing_CallFragment } from '../../lib/__generated__/graphql.ts';
import classes from './CallProcessing.module.css';
import { StepBar } from './StepBar.tsx';
import { processingStateOf } from './processingState.ts';
import { useRetryProcessing } from './useRetryProcessing.ts';

const CallProcessingFragment = graphql(`
  fragment CallProcessing_call on Call {
    id
    isProcessing
    recordingProcessingStatus
    transcriptionStatus
    failureReason
    canRetry
    processingStep
    processingProgress
    processingSteps {
      name
      status
      progress
    }
  }
`);

const CallProcessingDocument = graphql(`
  query CallProcessing($callId: ID!) {
    call(id: $callId) {
      id
      ...CallProcessing_call
    }
  }
`);

type Step = CallProcessing_CallFragment['processingSteps'][number];

const markOf = {
  COMPLETED: { Icon: IconCheck, text: 'done' },
  FAILED: { Icon: IconAlertTriangle, text: 'failed' },
  IN_PROGRESS: { Icon: IconLoader2, text: 'running' },
  DISPATCHED: { Icon: IconCircle, text: 'to do' },
  PENDING: { Icon: IconCircle, text: 'to do' },
} as const satisfies Record<Step['status'], unknown>;

function StepLine({ step }: { step: Step }) {
  const { Icon, text } = markOf[step.status];
  const percent = Math.floor(step.progress * 100);
  const isRunning = step.status === 'IN_PROGRESS';
  return (
    <li className={classes.step} data-status={step.status}>
      <Icon size={14} stroke={1.8} role="img" aria-label={text} className={classes.mark} />
      <span>{processingStepTitle(step.name)}</span>
      {isRunning && <span className={classes.percent}>{percent} %</span>}
      {isRunning && <StepBar percent={percent} />}
    </li>
  );
}

/** Each step from a file that has arrived to an interview one can open, as it goes. */
export function CallProcessing({ callId }: { callId: string }) {
  const { data } = useQuery(CallProcessingDocument, {
    variables: { callId },
    fetchPolicy: 'cache-and-network',
  });
  const call = readFragment(CallProcessingFragment, data?.call);
  const { retryProcessing, isRetrying } = useRetryProcessing();
  if (!call) return null;
  const state = processingStateOf(call);
  return (
    <>
      {state.kind === 'ready' ? (
        <p className={classes.line}>
          Ready. <Link to={`/interview/${callId}`}>Open interview</Link>
        </p>
      ) : (
        <ul className={classes.steps}>
          {stepsToShow(call.processingSteps).map((step) => (
            <StepLine key={step.name} step={step} />
          ))}
        </ul>
      )}
      {state.kind === 'failed' && (
        <p className={classes.line}>
          {state.reason}{' '}
          {call.canRetry && (
            <Button
              size="compact-sm"
              variant="default"
              loading={isRetrying}
              onClick={() => retryProcessing(callId)}
            >
              Try again
            </Button>
          )}
        </p>
      )}
    </>
  );
}
