import { Button } from '@mantine/core';
import { IconAlertTriangle, IconStarFilled } from '@tabler/icons-react';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { LiveMark } from '../../ui/LiveMark.tsx';
import classes from './CallState.module.css';
import { StepBar } from './StepBar.tsx';
import { processingStateOf } from './processingState.ts';
import { useDeleteCall } from './useDeleteCall.tsx';
import { useRetryProcessing } from './useRetryProcessing.ts';

const CallStateFragment = graphql(`
  fragment CallState_call on Call {
    id
    name
    rating
    canRetry
    canDelete
    candidate {
      id
      fullName
    }
    status
    isProcessing
    recordingProcessingStatus
    transcriptionStatus
    failureReason
    processingStep
    processingProgress
    uploadedShare
  }
`);

function StepProgress({ title, percent }: { title: string; percent: number }) {
  return (
    <div className={classes.step}>
      <span className={classes.stepText}>
        {title} {percent} %
      </span>
      <StepBar percent={percent} />
    </div>
  );
}

/** What a recording is busy with, or how it was rated when it is ready. */
export function CallState({ call }: { call: FragmentType<typeof CallStateFragment> }) {
  const facts = readFragment(CallStateFragment, call);
  const state = processingStateOf(facts);
  switch (state.kind) {
    case 'uploading':
      return <StepProgress title="Uploading" percent={state.percent} />;
    case 'processing':
      return <StepProgress title={state.title} percent={state.percent} />;
    case 'waiting':
      return <span className={classes.soft}>Queued</span>;
    case 'live':
      return <LiveMark />;
    case 'failed':
      return (
        <span className={classes.failed}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden /> Failed
        </span>
      );
    case 'ready':
      return facts.rating ? (
        <span
          className={classes.rating}
          data-rating
          role="img"
          aria-label={`Rated ${facts.rating} of 5`}
          title={`Rated ${facts.rating} of 5`}
        >
          <IconStarFilled size={14} aria-hidden /> {facts.rating}
        </span>
      ) : null;
  }
}

/** Why a recording failed and the way on; nothing while it has not. */
export function CallFailure({ call }: { call: FragmentType<typeof CallStateFragment> }) {
  const facts = readFragment(CallStateFragment, call);
  const state = processingStateOf(facts);
  const { retryProcessing, isRetrying } = useRetryProcessing();
  const deletion = useDeleteCall(facts.id, facts.candidate?.fullName ?? facts.name);
  if (state.kind !== 'failed') return null;
  return (
    <div className={classes.failure}>
      <span className={classes.reason}>{state.reason}</span>
      {facts.canRetry && (
        <Button
          variant="default"
          size="compact-sm"
          className={classes.retry}
          loading={isRetrying}
          onClick={() => retryProcessing(facts.id)}
        >
          Try again
        </Button>
      )}
      {!facts.canRetry && facts.canDelete && (
        <Button
          variant="default"
          size="compact-sm"
          className={classes.retry}
          loading={deletion.isDeleting}
          onClick={deletion.deleteWhenSure}
        >
          Delete
        </Button>
      )}
    </div>
  );
}
