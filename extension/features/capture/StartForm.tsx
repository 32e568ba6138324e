import { Button, Select, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Meeting } from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { SearchSelect, type Choice } from '../fields/SearchSelect.tsx';
import { useCreations } from '../fields/useCreations.ts';
import {
  findGuideCreations,
  findGuides,
  rememberGuide,
  type Guide,
} from '../guides/guideOperations.ts';
import type { ScheduledInterview } from '../interviews/scheduledInterviews.ts';
import { timeOf, titleOf } from '../interviews/TodayList.tsx';
import type { EarlierInterview } from '../interviews/useEarlierInMeeting.ts';
import { rememberedSound, SoundChoice } from '../sound/SoundChoice.tsx';
import { consentText } from './consentText.ts';
import { findPositionCreations, findPositions } from './positionOperations.ts';
import type { AtsChoices } from './useAtsChoices.ts';
import { useDisclaimer } from './useDisclaimer.ts';
import { canRecordTabs } from '../../platform/tabSound.ts';
import { text } from '../../platform/text.ts';
import { siteOf } from '../../sites/meetingSites.ts';
import classes from './StartForm.module.css';

interface StartFormProps {
  meeting: Meeting;
  /** The server whose people will see the interview. */
  serverUrl: string;
  /** Those of today, one of which this may be; null while they are unknown. */
  interviews: readonly ScheduledInterview[] | null;
  /** The one whose facts are filled in; another one needs a form of its own. */
  interview: ScheduledInterview | null;
  onInterview(id: string | null): void;
  /** The one before in this meeting, where it is none of today's. */
  earlier: EarlierInterview | null;
  /** Of the page in the applicant tracking system; fills in what no scheduled interview says. */
  candidateName: string | null;
  /** Position and guide that the page names, where no interview says it. */
  atsChoices: AtsChoices | null;
  /** What that page shows, and may be the candidate's name: only offered. */
  maybeCandidates: readonly string[];
}

/** What is known before an interview begins; only the start is needed. */
export function StartForm(props: StartFormProps) {
  const { meeting, serverUrl, interviews, interview, onInterview, earlier } = props;
  const usualCandidate = interview
    ? (interview.candidate?.label ?? '')
    : (props.candidateName ?? '');
  const [name, setName] = useState<string | null>(interview?.name ?? null);
  const [candidateName, setCandidateName] = useState(usualCandidate);
  const usual = interview ?? earlier ?? props.atsChoices;
  const [position, setPosition] = useState<Choice | null>(usual?.position ?? null);
  const [guide, setGuide] = useState<Guide | null>(usual?.guide ?? null);
  const positionCreations = useCreations(findPositionCreations);
  const guideCreations = useCreations(findGuideCreations);
  const [withSound, setWithSound] = useState(rememberedSound);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shownName = name ?? meeting.title;
  const site = siteOf(meeting.site);
  const { host } = new URL(serverUrl);
  const recorded = canRecordTabs() ? 'MEETING_AND_MICROPHONE' : 'MICROPHONE';
  const sound = withSound ? recorded : null;
  const consent = consentText({ disclaimer: useDisclaimer(), sound, host });
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    if (guide) rememberGuide(guide);
    const known = (interview ?? earlier)?.candidate;
    try {
      await sendMessage('startCapture', {
        ...{ tabId: meeting.tabId, frameId: meeting.frameId, platform: site.platform },
        ...{ meetingKey: meeting.meetingKey, meetingUrl: meeting.url },
        name: shownName.trim() || text('siteInterview', { site: site.name }),
        candidateName: candidateName.trim() || null,
        candidateId: known?.label === candidateName.trim() ? known.id : null,
        scheduledInterviewId: interview?.id ?? null,
        positionId: position?.id ?? null,
        guideId: guide?.id ?? null,
        ...{ consentText: consent, withSound },
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void start(event)}>
      <div className={classes.fields}>
        <h1 className={classes.title}>{text('startInterview')}</h1>
        <Select
          label={text('scheduledInterview')}
          placeholder={text(interviews?.length === 0 ? 'nothingScheduled' : 'noneOfToday')}
          data={(interviews ?? []).map((item) => ({
            value: item.id,
            label: `${timeOf(item.startMs)} ${titleOf(item)}`,
          }))}
          // Its place is kept while the list is on its way, so that no field moves under the hand.
          disabled={!interviews?.length}
          clearable
          clearButtonProps={{ 'aria-label': text('noneOfTodaysInterviews') }}
          value={interview?.id ?? null}
          onChange={onInterview}
        />
        <TextInput
          label={text('nameLabel')}
          maxLength={200}
          value={shownName}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {earlier?.candidate && earlier.candidate.label !== candidateName && (
          <SameCandidate
            {...earlier}
            candidate={earlier.candidate}
            onUse={(label) => setCandidateName(label)}
          />
        )}
        <TextInput
          label={text('candidate')}
          placeholder={text('fullName')}
          maxLength={200}
          value={candidateName}
          onChange={({ currentTarget }) => setCandidateName(currentTarget.value)}
        />
        {candidateName === '' && props.maybeCandidates.length > 0 && (
          <MaybeCandidates names={props.maybeCandidates} onUse={setCandidateName} />
        )}
        <SearchSelect
          label={text('position')}
          placeholder={text('choosePosition')}
          nothingFound={text('noPositions')}
          find={findPositions}
          creations={positionCreations}
          value={position}
          onChange={setPosition}
        />
        <SearchSelect
          label={text('guide')}
          placeholder={text('chooseGuide')}
          nothingFound={text('noGuides')}
          find={findGuides}
          creations={guideCreations}
          value={guide}
          onChange={setGuide}
        />
        <SoundChoice isWanted={withSound} onChange={setWithSound} />
      </div>
      <div className={classes.agreed}>
        <p className={classes.consent}>{consent}</p>
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" loading={isBusy} fullWidth>
          {text('startAgreed')}
        </Button>
      </div>
    </form>
  );
}

/** The next candidate may be in the same room, so the one before is only offered. */
function SameCandidate({
  startMs,
  candidate,
  onUse,
}: Pick<EarlierInterview, 'startMs'> & { candidate: Choice; onUse(name: string): void }) {
  return (
    <div className={classes.earlier}>
      <p>{text('earlierInMeeting', { time: timeOf(startMs), candidate: candidate.label })}</p>
      <Button variant="default" size="compact-sm" onClick={() => onUse(candidate.label)}>
        {text('sameCandidate')}
      </Button>
    </div>
  );
}

/** A page in the applicant tracking system shows these, and does not say who the candidate is: the person does. */
function MaybeCandidates({
  names,
  onUse,
}: {
  names: readonly string[];
  onUse(name: string): void;
}) {
  return (
    <div className={classes.earlier} role="group" aria-label={text('maybeCandidate')}>
      <p>{text('maybeCandidate')}</p>
      <span className={classes.names}>
        {names.map((name) => (
          <Button key={name} variant="default" size="compact-sm" onClick={() => onUse(name)}>
            {name}
          </Button>
        ))}
      </span>
    </div>
  );
}
