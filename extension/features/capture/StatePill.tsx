import { Button } from '@mantine/core';
import { useState } from 'react';
import { sendMessage } from '../../platform/messages.ts';
import type { Meeting } from '../../platform/meetings.ts';
import { text } from '../../platform/text.ts';
import { siteOf } from '../../sites/meetingSites.ts';
import type { CaptureState } from './captureState.ts';
import classes from './StatePill.module.css';

interface StatePillProps {
  state: CaptureState;
  /** The meeting's page, where there is one. */
  meeting: Meeting | null;
}

/** How the capture stands, in words and not by colour alone, with what can be done about it. */
export function StatePill({ state, meeting }: StatePillProps) {
  const [note, setNote] = useState<string | null>(null);
  // While all is well a line is enough: the room belongs to the guide.
  const isCalm = state.tone === 'good' && note === null;
  const turnOn = async (page: Meeting) => {
    const isPressed = await sendMessage('turnOnCaptions', undefined, page).catch(() => false);
    setNote(isPressed ? null : text(siteOf(page.site).captionsHelp));
  };
  const describe = async (page: Meeting) => {
    try {
      await navigator.clipboard.writeText(await sendMessage('describePage', undefined, page));
      setNote(text('descriptionCopied'));
    } catch {
      setNote(text('copyFailed'));
    }
  };
  return (
    <div className={classes.state} data-compact={isCalm || undefined}>
      <span
        className={classes.pill}
        data-tone={state.tone}
        data-testid="state"
        role="status"
        title={state.detail}
      >
        <span className={classes.dot} aria-hidden />
        {state.label}
      </span>
      {!isCalm && <p className={classes.detail}>{note ?? state.detail}</p>}
      {meeting && (state.canTurnOn || state.canDescribe) && (
        <div className={classes.actions}>
          {state.canTurnOn && (
            <Button variant="default" onClick={() => void turnOn(meeting)}>
              {text('turnOnCaptions')}
            </Button>
          )}
          {state.canDescribe && (
            <Button variant="default" onClick={() => void describe(meeting)}>
              {text('copyDescription')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
