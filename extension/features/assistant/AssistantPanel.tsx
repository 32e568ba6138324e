import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { openOptions } from '../../platform/browserParts.ts';
import { isFresh } from '../../platform/meetings.ts';
import { onMessage } from '../../platform/messages.ts';
import { captureState } from '../capture/captureState.ts';
import { FinishedCard } from '../capture/FinishedCard.tsx';
import { StartForm } from '../capture/StartForm.tsx';
import { StatePill } from '../capture/StatePill.tsx';
import classes from './AssistantPanel.module.css';
import { InterviewTabs } from './InterviewTabs.tsx';
import { PanelNotice } from './PanelNotice.tsx';
import type { Snapshot } from './readSnapshot.ts';
import { useSnapshot } from './useSnapshot.ts';

/** The interview assistant beside the meeting: how the capture stands, guide, live transcript, notes. */
export function AssistantPanel() {
  const { snapshot, problem } = useSnapshot();
  useEffect(() => onMessage('closePanel', () => window.close()), []);
  return (
    <main className={classes.panel}>
      {problem && <PanelNotice text={problem} />}
      {snapshot && <PanelBody {...snapshot} />}
    </main>
  );
}

function PanelBody(snapshot: Snapshot) {
  const { session, capture, serverUrl, sending, waiting, notes } = snapshot;
  const meeting = snapshot.meeting && isFresh(snapshot.meeting) ? snapshot.meeting : null;
  const isSignedIn = session !== null && !session.isExpired;
  const isMine = capture === null || capture.userId === session?.user.id;
  const signedOutText = isSignedIn ? null : 'You are signed out.';
  if (!isSignedIn && !capture)
    return (
      <div className={classes.welcome}>
        <h1 className={classes.title}>Interview assistant</h1>
        <p>Sign in to have your guide, the live transcript and your notes beside your meetings.</p>
        <Button onClick={() => void openOptions()}>Sign in</Button>
      </div>
    );
  const state = captureState({
    capture: capture && {
      isOver: capture.endedAtMs !== null,
      isSaved: capture.isEndSent,
      hasCaptions: capture.hasCaptions,
    },
    page: meeting,
    waiting,
    sendProblem: signedOutText ?? capture?.problem ?? sending.problem,
  });
  return (
    <>
      <StatePill state={state} tabId={meeting?.tabId ?? null} />
      {!isSignedIn && (
        <PanelNotice
          text="You are signed out. What is captured stays on this computer until you sign in again."
          action={{ label: 'Sign in', run: () => void openOptions() }}
        />
      )}
      {isSignedIn && !isMine && (
        <PanelNotice text="This interview belongs to another person. It is sent when that person signs in here." />
      )}
      {capture?.notice && <PanelNotice text={capture.notice} />}
      {capture === null && meeting && <StartForm meeting={meeting} serverUrl={serverUrl} />}
      {capture?.endedAtMs === null && <InterviewTabs capture={capture} notes={notes} />}
      {capture && capture.endedAtMs !== null && (
        <FinishedCard capture={capture} waiting={waiting} />
      )}
    </>
  );
}
