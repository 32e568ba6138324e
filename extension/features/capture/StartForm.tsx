import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Meeting } from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { SearchSelect, type Choice } from '../fields/SearchSelect.tsx';
import { findGuides, rememberGuide, type Guide } from '../guides/guideOperations.ts';
import { findPositions } from './positionOperations.ts';
import classes from './StartForm.module.css';

interface StartFormProps {
  meeting: Meeting;
  /** The server whose people will see the interview. */
  serverUrl: string;
}

/** What is known before an interview begins; only the start is needed. */
export function StartForm({ meeting, serverUrl }: StartFormProps) {
  const [name, setName] = useState<string | null>(null);
  const [candidateName, setCandidateName] = useState('');
  const [position, setPosition] = useState<Choice | null>(null);
  const [guide, setGuide] = useState<Guide | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shownName = name ?? meeting.title;
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    if (guide) rememberGuide(guide);
    try {
      await sendMessage('startCapture', {
        tabId: meeting.tabId,
        meetingUrl: meeting.url,
        name: shownName.trim() || 'Google Meet interview',
        candidateName: candidateName.trim() || null,
        positionId: position?.id ?? null,
        guideId: guide?.id ?? null,
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void start(event)}>
      <h1 className={classes.title}>Start the interview</h1>
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
      <p className={classes.consent}>
        From the start on, the meeting’s captions are saved with speaker names to{' '}
        {new URL(serverUrl).host}. Tell everybody in the meeting first, and start only when they
        agree.
      </p>
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
