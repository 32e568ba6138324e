import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { longestScorecardNotes } from '#shared/domain/scorecard.ts';
import { ChangedElsewhere } from '../../ui/ChangedElsewhere.tsx';
import classes from './ScorecardForm.module.css';

interface NoteFieldProps {
  label: string;
  text: string;
  /** What stands on the server instead, where this note changed in another window. */
  standing: string | undefined;
  onType: (text: string) => void;
  onKeepMine: () => void;
  onTakeOther: () => void;
}

/** A note that is saved as one types. */
export function NoteField(props: NoteFieldProps) {
  const { label, text, standing, onType, onKeepMine, onTakeOther } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <Textarea
        aria-label={label}
        placeholder="Add a note"
        classNames={{ input: classes.note }}
        rows={1}
        maxLength={longestScorecardNotes}
        value={typed ?? text}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onType(event.currentTarget.value.trim());
        }}
        onBlur={() => setTyped(null)}
      />
      {standing !== undefined && (
        <ChangedElsewhere
          title="You changed this note in another window"
          other="the other note"
          onKeepMine={onKeepMine}
          onTakeOther={onTakeOther}
        >
          There it says: {standing === '' ? 'nothing' : `“${standing}”`}
        </ChangedElsewhere>
      )}
    </>
  );
}
