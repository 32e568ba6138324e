import { useState } from 'react';
import type { Meeting } from '../../platform/meetings.ts';
import { looksLikeName } from '../../sites/ats/looksLikeName.ts';
import { useAtsFacts } from '../ats/useAtsFacts.ts';
import { matchInterview } from '../interviews/matchInterview.ts';
import type { ScheduledInterview } from '../interviews/scheduledInterviews.ts';
import { useEarlierInMeeting, type EarlierInterview } from '../interviews/useEarlierInMeeting.ts';
import { StartForm } from './StartForm.tsx';
import classes from './StartForm.module.css';
import { useAtsChoices, type AtsChoices } from './useAtsChoices.ts';

interface StartPlaceProps {
  meeting: Meeting;
  serverUrl: string;
  /** Those of today; null while they are unknown. */
  interviews: readonly ScheduledInterview[] | null;
  /** The one that the person chose; null for none of them, undefined before a choice. */
  chosenId: string | null | undefined;
  onChoose(id: string | null): void;
}

/** What was found out about the interview that begins, besides the scheduled ones. */
interface Found {
  candidate: string | null;
  maybeNames: readonly string[];
  earlier: EarlierInterview | null;
  atsChoices: AtsChoices | null;
}

/**
 * The start of an interview in this meeting, filled in with the scheduled one that it is; else with position and
 * guide of the one before it in this meeting, whose candidate is only offered.
 */
export function StartPlace(props: StartPlaceProps) {
  const { meeting, serverUrl, interviews, chosenId, onChoose } = props;
  const facts = useAtsFacts();
  const { CANDIDATE: atsCandidate = null, maybeCandidates = [] } = facts;
  const atsChoices = useAtsChoices(facts);
  const atsNames = atsCandidate === null ? maybeCandidates : [atsCandidate];
  const maybeNames = atsCandidate === null ? maybeCandidates.filter(looksLikeName) : [];
  const earlier = useEarlierInMeeting(meeting);
  const now: Found = { candidate: atsCandidate, maybeNames, earlier, atsChoices };
  const [kept, setKept] = useState<(Found & { id: string | null }) | null>(null);
  const found = kept ?? now;
  const id = chosenId === undefined ? kept?.id : chosenId;
  const interview =
    id === undefined
      ? matchInterview(interviews ?? [], meeting.meetingKey, meeting.heardAtMs, atsNames)
      : (interviews?.find((item) => item.id === id) ?? null);
  // From the first press or look into a field nothing changes under the person's hands. Not every browser moves
  // the focus to a button that is pressed.
  const keep = () => setKept({ ...found, id: interview?.id ?? null });
  return (
    <div
      className={classes.place}
      onPointerDownCapture={keep}
      onFocusCapture={keep}
      onChangeCapture={keep}
    >
      <StartForm
        key={
          interview?.id ??
          `ats:${found.candidate ?? ''}:${found.earlier?.startMs ?? ''}:${found.atsChoices?.position.id ?? ''}`
        }
        meeting={meeting}
        serverUrl={serverUrl}
        interviews={interviews}
        interview={interview}
        earlier={interview ? null : found.earlier}
        candidateName={found.candidate}
        atsChoices={interview ? null : found.atsChoices}
        maybeCandidates={interview ? [] : found.maybeNames}
        onInterview={onChoose}
      />
    </div>
  );
}
