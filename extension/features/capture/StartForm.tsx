import { Button, Select, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { captureConsentText } from '#shared/domain/captureConsent.ts';
import type { Meeting } from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { SearchSelect, type Choice } from '../fields/SearchSelect.tsx';
import { findGuides, rememberGuide, type Guide } from '../guides/guideOperations.ts';
import type { ScheduledInterview } from '../interviews/scheduledInterviews.ts';
import { timeOf, titleOf } from '../interviews/TodayList.tsx';
import { rememberedSound, SoundChoice } from '../sound/SoundChoice.tsx';
import { findPositions } from './positionOperations.ts';
import { useDisclaimer } from './useDisclaimer.ts';
import { siteOf } from '../../sites/meetingSites.ts';
import classes from './StartForm.module.css';

interface StartFormProps {
  meeting: Meeting;
  /** The server whose people will see the interview. */
  serverUrl: string;
  /** Those of today, one of which this may be. */
  interviews: readonly ScheduledInterview[];
  /** The one whose facts are filled in; another one needs a form of its own. */
  interview: ScheduledInterview | null;
  onInterview(id: string | null): void;
  /** Of the page in the applicant tracking system; fills in what no scheduled interview says. */
  candidateName: string | null;
}

/** What is known before an interview begins; only the start is needed. */
export function StartForm(props: StartFormProps) {
  const { meeting, serverUrl, interviews, interview, onInterview } = props;
  const usualCandidate = interview
    ? (interview.candidate?.label ?? '')
    : (props.candidateName ?? '');
  const [name, setName] = useState<string | null>(interview?.name ?? null);
  const [candidateName, setCandidateName] = useState(usualCandidate);
  const [position, setPosition] = useState<Choice | null>(interview?.position ?? null);
  const [guide, setGuide] = useState<Guide | null>(interview?.guide ?? null);
  const [withSound, setWithSound] = useState(rememberedSound);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shownName = name ?? meeting.title;
  const site = siteOf(meeting.site);
  const { host } = new URL(serverUrl);
  const consentText = captureConsentText({ disclaimer: useDisclaimer(), withSound, host });
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    if (guide) rememberGuide(guide);
    const known = interview?.candidate;
    try {
      await sendMessage('startCapture', {
        ...{ tabId: meeting.tabId, frameId: meeting.frameId, platform: site.platform },
        ...{ meetingKey: meeting.meetingKey, meetingUrl: meeting.url },
        name: shownName.trim() || `${site.name} interview`,
        candidateName: candidateName.trim() || null,
        candidateId: known?.label === candidateName.trim() ? known.id : null,
        scheduledInterviewId: interview?.id ?? null,
        positionId: position?.id ?? null,
        guideId: guide?.id ?? null,
        ...{ consentText, withSound },
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void start(event)}>
      <h1 className={classes.title}>Start the interview</h1>
      {interviews.length > 0 && (
        <Select
          label="Scheduled interview"
          placeholder="None of today’s"
          data={interviews.map((item) => ({
            value: item.id,
            label: `${timeOf(item.startMs)} ${titleOf(item)}`,
          }))}
          clearable
          clearButtonProps={{ 'aria-label': 'None of today’s interviews' }}
          value={interview?.id ?? null}
          onChange={onInterview}
        />
      )}
      <TextInput
        label="Name"
        maxLength={200}
        value={shownName}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label="Candidate"
        placeholder="Full name"
        maxLength={200}
        value={candidateName}
        onChange={({ currentTarget }) => setCandidateName(currentTarget.value)}
      />
      <SearchSelect
        label="Position"
        placeholder="Choose a position"
        nothingFound="No positions found."
        find={findPositions}
        value={position}
        onChange={setPosition}
      />
      <SearchSelect
        label="Guide"
        placeholder="Choose a guide"
        nothingFound="No guides found."
        find={findGuides}
        value={guide}
        onChange={setGuide}
      />
      <SoundChoice isWanted={withSound} onChange={setWithSound} />
      <p className={classes.consent}>{consentText}</p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" loading={isBusy} fullWidth>
        Everybody agrees: start
      </Button>
    </form>
  );
}
