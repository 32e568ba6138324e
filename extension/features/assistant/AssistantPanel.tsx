import { useCallback, useEffect, useRef, useState } from 'react';
import { answerMessages } from '../../platform/answerMessages.ts';
import { isFresh } from '../../platform/meetings.ts';
import { text } from '../../platform/text.ts';
import { AtsPlace } from '../ats/AtsPlace.tsx';
import { UnsentList } from '../capture/UnsentList.tsx';
import { TodayList } from '../interviews/TodayList.tsx';
import { useTodaysInterviews } from '../interviews/useTodaysInterviews.ts';
import classes from './AssistantPanel.module.css';
import { InterviewPlace } from './InterviewPlace.tsx';
import { KeysPlace } from './KeysPlace.tsx';
import { panelMessages } from './panelMessages.ts';
import { keepFocus } from './keepFocus.ts';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelNotice } from './PanelNotice.tsx';
import { goBack, goTo, type Place, type Trail } from './places.ts';
import { useAssistantOpens } from './useAssistantOpens.ts';
import { useSnapshot } from './useSnapshot.ts';

/** The interview assistant beside the meeting: a header, and one place at a time beneath it. */
export function AssistantPanel({ onClose }: { onClose(): void }) {
  const { snapshot, problem } = useSnapshot();
  const [trail, setTrail] = useState<Trail>(['interview']);
  const place = trail.at(-1) ?? 'interview';
  const open = useCallback((next: Place) => setTrail((now) => goTo(now, next)), []);
  const back = useCallback(() => setTrail(goBack), []);
  const session = snapshot?.session ?? null;
  const isSignedIn = session !== null && !session.isExpired;
  const today = useTodaysInterviews(isSignedIn);
  const [choice, setChoice] = useState<{ meetingKey: string; id: string | null } | null>(null);
  const root = useRef<HTMLElement>(null);
  useEffect(
    () =>
      root.current
        ? keepFocus(root.current, () => root.current?.querySelector('h1') ?? null)
        : undefined,
    [],
  );
  useEffect(() => answerMessages(panelMessages, { closePanel: onClose }), [onClose]);
  const capture = snapshot?.capture?.endedAtMs === null ? snapshot.capture : null;
  const front = snapshot?.front && isFresh(snapshot.front) ? snapshot.front : null;
  const isMine = isSignedIn && capture?.userId === session.user.id;
  useAssistantOpens(isMine ? (capture?.callId ?? null) : null);
  const canStart = isSignedIn && snapshot?.capture === null && front !== null;
  return (
    <main className={classes.panel} ref={root}>
      {problem && <PanelNotice text={problem} />}
      {snapshot && (
        <>
          <PanelHeader
            place={place}
            onPlace={open}
            onBack={trail.length > 1 ? back : null}
            onClose={onClose}
            title={capture ? (capture.candidateName ?? capture.name) : text('assistantName')}
            startedAtMs={capture?.startedAtMs ?? null}
            unsentCount={snapshot.unsent.length}
          />
          {place === 'interview' && (
            <InterviewPlace
              {...snapshot}
              today={today}
              chosenId={choice && choice.meetingKey === front?.meetingKey ? choice.id : undefined}
              onChoose={(id) => front && setChoice({ meetingKey: front.meetingKey, id })}
            />
          )}
          {place === 'today' && isSignedIn && (
            <TodayList
              today={today}
              serverUrl={snapshot.serverUrl}
              onChoose={
                canStart
                  ? ({ id }) => {
                      setChoice({ meetingKey: front.meetingKey, id });
                      open('interview');
                    }
                  : undefined
              }
            />
          )}
          {place === 'today' && !isSignedIn && <PanelNotice text={text('signInForInterviews')} />}
          {place === 'ats' && <AtsPlace serverUrl={snapshot.serverUrl} onClose={back} />}
          {place === 'unsent' && <UnsentList unsent={snapshot.unsent} />}
          {place === 'keys' && <KeysPlace />}
        </>
      )}
    </main>
  );
}
