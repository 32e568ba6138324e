import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { SaveState } from '../lib/createAutosave.ts';
import classes from './SaveIndicator.module.css';

interface SaveIndicatorProps {
  state: SaveState;
  onRetry: () => void;
}

/** Whether the server has what stands in the editor. */
export function SaveIndicator({ state, onRetry }: SaveIndicatorProps) {
  return (
    <span className={classes.state} role="status">
      {state === 'saved' && (
        <>
          <IconCheck size={14} stroke={2} aria-hidden /> Saved
        </>
      )}
      {(state === 'waiting' || state === 'saving') && 'Saving…'}
      {state === 'failed' && (
        <>
          <IconAlertTriangle size={14} stroke={2} aria-hidden className={classes.failed} />
          <span className={classes.failed}>Failed</span>
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </span>
  );
}
