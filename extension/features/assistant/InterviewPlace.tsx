import { Button } from '@mantine/core';
import { openOptions } from '../../platform/browserParts.ts';
import { isFresh } from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { text } from '../../platform/text.ts';
import { CaptureActions } from '../capture/CaptureActions.tsx';
import { capturePhase } from '../capture/capturePhase.ts';
import { FinishedCard } from '../capture/FinishedCard.tsx';
import { ReturnCard } from '../capture/ReturnCard.tsx';
import { SiteAccess } from '../capture/SiteAccess.tsx';
import { StartPlace } from '../capture/StartPlace.tsx';
import { StatePill } from '../capture/StatePill.tsx';
import { useNow } from '../capture/useNow.ts';
import { SoundBar } from '../sound/SoundBar.tsx';
import { TodayList } from '../interviews/TodayList.tsx';
import type { TodaysInterviews } from '../interviews/useTodaysInterviews.ts';
import classes from './AssistantPanel.module.css';
import { InterviewTabs } from './InterviewTabs.tsx';
import { PanelNotice } from './PanelNotice.tsx';
import type { Snapshot } from './readSnapshot.ts';
import { stateOf } from './stateOf.ts';

interface InterviewPlaceProps extends Snapshot {
  today: TodaysInterviews;
  /** The scheduled interview that the person chose for the meeting in front; see `StartPlace`. */
  chosenId: string | null | undefined;
  onChoose(id: string | null): void;
}

/** The interview that is open, else the one that was finished last, else the start of the next one. */
export function InterviewPlace(props: InterviewPlaceProps) {
  const { today, chosenId, onChoose, ...snapshot } = props;
  const { session, capture, serverUrl, sending, waiting, notes } = snapshot;
  const now = useNow(5_000);
  const fresh = (meeting: Snapshot['meeting']) => (meeting && isFresh(meeting) ? meeting : null);
  const phase = capture && capturePhase(capture, now);
  const isInterrupted = phase === 'left' || phase === 'away';
  const front = fresh(snapshot.front);
  const meeting = fresh(snapshot.meeting) ?? (phase === 'following' ? null : front);
  const isSignedIn = session !== null && !session.isExpired;
  const isMine = capture === null || capture.userId === session?.user.id;
  if (!isSignedIn && !capture)
    return (
      <div className={classes.welcome}>
        <img src="/icon/48.png" width={48} height={48} alt="" />
        <p>{text('signInForPanel')}</p>
        <Button onClick={() => void openOptions()}>{text('signIn')}</Button>
      </div>
    );
  const state = stateOf(snapshot, meeting, now);
  const backInCall = isInterrupted && front?.isInCall ? front : null;
  return (
    <>
      <StatePill state={state} meeting={meeting} />
      {!isSignedIn && (
        <PanelNotice
          text={text('signedOutKept')}
          action={{ label: text('signIn'), run: () => void openOptions() }}
        />
      )}
      {isSignedIn && sending.problem && waiting > 0 && phase !== 'ended' && (
        <PanelNotice
          text={nextTryText(sending.nextTryAtMs, now)}
          action={{ label: text('tryNow'), run: () => void sendMessage('sendNow', undefined) }}
        />
      )}
      {isSignedIn && !isMine && <PanelNotice text={text('otherPersons')} />}
      {capture?.notice && <PanelNotice text={capture.notice} />}
      {capture === null && !meeting && (
        <>
          <TodayList today={today} serverUrl={serverUrl} />
          <SiteAccess />
        </>
      )}
      {capture === null && meeting && (
        <StartPlace
          key={meeting.meetingKey}
          interviews={today.interviews}
          {...{ meeting, serverUrl, chosenId, onChoose }}
        />
      )}
      {capture && isInterrupted && (phase === 'left' || backInCall) && (
        <ReturnCard capture={capture} meeting={backInCall} />
      )}
      {capture && phase !== 'ended' && (
        <>
          {phase === 'following' && <SoundBar capture={capture} />}
          <InterviewTabs capture={capture} notes={notes} />
          <CaptureActions capture={capture} meeting={meeting} />
        </>
      )}
      {capture && phase === 'ended' && <FinishedCard capture={capture} waiting={waiting} />}
    </>
  );
}

const nextTryText = (timeMs: number, nowMs: number): string => {
  const seconds = Math.ceil((timeMs - nowMs) / 1000);
  return seconds <= 0 ? text('nextTryNow') : text('nextTryIn', { seconds });
};
