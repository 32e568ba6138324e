import { Select } from '@mantine/core';
import { useState } from 'react';
import type { NoteType } from '#shared/domain/note.ts';
import classes from './NoteTextForm.module.css';
import { NoteTextForm } from './NoteTextForm.tsx';
import type { Note, NoteChanges } from './useNotes.ts';

interface NoteEditorProps {
  callId: string;
  note: Note;
  /** Throws the server's refusal; what was written then stays. */
  onSave: (changes: NoteChanges) => Promise<void>;
  onDone: () => void;
}

const freeTypes: readonly { value: NoteType; label: string }[] = [
  { value: 'NOTE', label: 'Note' },
  { value: 'FOLLOW_UP', label: 'Follow-up' },
];

/** Where the changed text of a note is kept until it is saved. */
export const noteDraftKey = (noteId: string): string => `note/${noteId}`;

/** Changes a note in its place. */
export function NoteEditor({ callId, note, onSave, onDone }: NoteEditorProps) {
  const [type, setType] = useState(note.type);
  return (
    <NoteTextForm
      draftKey={noteDraftKey(note.id)}
      label="Edit note"
      noun="Note"
      text={note.text}
      visibility={note.visibility}
      mentionable={{ callId }}
      mayBeEmpty={note.highlightStartMs !== null}
      onSave={({ text, visibility }) => onSave({ text, type: typeOf(text, type), visibility })}
      onDone={onDone}
    >
      {(type === 'NOTE' || type === 'FOLLOW_UP') && (
        <Select
          aria-label="Type"
          className={classes.choice}
          data={freeTypes}
          value={type}
          allowDeselect={false}
          onChange={(value) => value && setType(value)}
        />
      )}
    </NoteTextForm>
  );
}

/** A passage without words is a highlight; with words it is a note about that passage. */
function typeOf(text: string, type: NoteType): NoteType {
  if (text === '') return 'HIGHLIGHT';
  return type === 'HIGHLIGHT' ? 'NOTE' : type;
}
