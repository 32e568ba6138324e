import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { SaveState } from '../lib/createAutosave.ts';
import classes from './SaveIndicator.module.css';

interface SaveIndicatorProps {
  /** 'unsaved' while somebody has to choose before anything is saved. */
  state: SaveState | 'unsaved';
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
      {state === 'unsaved' && (
        <>
          <IconAlertTriangle size={14} stroke={2} aria-hidden className={classes.failed} />
          <span className={classes.failed}>Not saved</span>
        </>
      )}
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
