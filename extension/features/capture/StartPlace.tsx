import { useState } from 'react';
import type { Meeting } from '../../platform/meetings.ts';
import { useAtsFacts } from '../ats/useAtsFacts.ts';
import { matchInterview } from '../interviews/matchInterview.ts';
import type { ScheduledInterview } from '../interviews/scheduledInterviews.ts';
import { useEarlierInMeeting, type EarlierInterview } from '../interviews/useEarlierInMeeting.ts';
import { StartForm } from './StartForm.tsx';

interface StartPlaceProps {
  meeting: Meeting;
  serverUrl: string;
  /** Those of today; null while they are unknown. */
  interviews: readonly ScheduledInterview[] | null;
  /** The one that the person chose; null for none of them, undefined before a choice. */
  chosenId: string | null | undefined;
  onChoose(id: string | null): void;
}

/**
 * The start of an interview in this meeting, filled in with the scheduled one that it is; else with position and
 * guide of the one before it in this meeting, whose candidate is only offered.
 */
export function StartPlace(props: StartPlaceProps) {
  const { meeting, serverUrl, interviews, chosenId, onChoose } = props;
  const { CANDIDATE: atsCandidate = null, maybeCandidates = [] } = useAtsFacts();
  const atsNames = atsCandidate === null ? maybeCandidates : [atsCandidate];
  const [keptId, setKeptId] = useState<string | null | undefined>(undefined);
  const [keptCandidate, setKeptCandidate] = useState<string | null | undefined>(undefined);
  const earlier = useEarlierInMeeting(meeting);
  const [keptEarlier, setKeptEarlier] = useState<EarlierInterview | null | undefined>(undefined);
  const shownEarlier = keptEarlier === undefined ? earlier : keptEarlier;
  const shownCandidate = keptCandidate === undefined ? atsCandidate : keptCandidate;
  const id = [chosenId, keptId].find((item) => item !== undefined);
  const interview =
    id === undefined
      ? matchInterview(interviews ?? [], meeting.meetingKey, meeting.heardAtMs, atsNames)
      : (interviews?.find((item) => item.id === id) ?? null);
  return (
    // From the first look into a field nothing changes under the person's hands.
    <div
      onFocusCapture={() => {
        setKeptId(interview?.id ?? null);
        setKeptCandidate((kept) => (kept === undefined ? atsCandidate : kept));
        setKeptEarlier((kept) => (kept === undefined ? earlier : kept));
      }}
    >
      <StartForm
        key={interview?.id ?? `ats:${shownCandidate ?? ''}:${shownEarlier?.startMs ?? ''}`}
        meeting={meeting}
        serverUrl={serverUrl}
        interviews={interviews ?? []}
        interview={interview}
        earlier={interview ? null : shownEarlier}
        candidateName={shownCandidate}
        onInterview={onChoose}
      />
    </div>
  );
}
