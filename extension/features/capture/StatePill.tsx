import { Button } from '@mantine/core';
import { useState } from 'react';
import { sendMessage } from '../../platform/messages.ts';
import type { CaptureState } from './captureState.ts';
import classes from './StatePill.module.css';

interface StatePillProps {
  state: CaptureState;
  /** The meeting's tab, where there is one. */
  tabId: number | null;
}

/** How the capture stands, in words and not by colour alone, with what can be done about it. */
export function StatePill({ state, tabId }: StatePillProps) {
  const [note, setNote] = useState<string | null>(null);
  const turnOn = async (tab: number) => {
    const isPressed = await sendMessage('turnOnCaptions', undefined, tab).catch(() => false);
    setNote(isPressed ? null : 'Press C in the meeting to turn captions on.');
  };
  const describe = async (tab: number) => {
    try {
      await navigator.clipboard.writeText(await sendMessage('describePage', undefined, tab));
      setNote('Copied. It holds nobody’s name and nothing that was said.');
    } catch {
      setNote('Failed to copy, please try again');
    }
  };
  return (
    <div className={classes.state}>
      <span className={classes.pill} data-tone={state.tone} data-testid="state" role="status">
        <span className={classes.dot} aria-hidden />
        {state.label}
      </span>
      <p className={classes.detail}>{note ?? state.detail}</p>
      {tabId !== null && (state.canTurnOn || state.canDescribe) && (
        <div className={classes.actions}>
          {state.canTurnOn && (
            <Button variant="default" onClick={() => void turnOn(tabId)}>
              Turn on captions
            </Button>
          )}
          {state.canDescribe && (
            <Button variant="default" onClick={() => void describe(tabId)}>
              Copy a description of the page
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
