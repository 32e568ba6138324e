import { Button, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { maxNoteLength } from '../../../../shared/domain/note.ts';
import type { NoteType } from '../../../../shared/domain/note.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import classes from './NoteEditor.module.css';
import { NoteVisibilitySelect } from './NoteVisibilitySelect.tsx';
import type { Note, NoteChanges } from './useNotes.ts';

interface NoteEditorProps {
  note: Note;
  /** Throws the server's refusal; what was written then stays. */
  onSave: (changes: NoteChanges) => Promise<void>;
  onDone: () => void;
}

const freeTypes: readonly { value: NoteType; label: string }[] = [
  { value: 'NOTE', label: 'Note' },
  { value: 'FOLLOW_UP', label: 'Follow-up' },
];

/** Changes a note in its place. */
export function NoteEditor({ note, onSave, onDone }: NoteEditorProps) {
  const [text, setText] = useState(note.text);
  const [type, setType] = useState(note.type);
  const [visibility, setVisibility] = useState(note.visibility);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const hasPassage = note.highlightStartMs !== null;
  const isWhole = text.trim() !== '' || hasPassage;
  const save = async () => {
    if (!isWhole || isSaving) return;
    setIsSaving(true);
    setError(null);
    try {
      const saved = text.trim();
      await onSave({ text: saved, type: typeOf(saved, type), visibility });
      onDone();
    } catch (refusal) {
      setError(`The note is not saved. ${errorMessage(refusal)}`);
      setIsSaving(false);
    }
  };
  return (
    <form
      className={classes.editor}
      aria-label="Edit note"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onDone();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
      }}
    >
      <Textarea
        aria-label="Note"
        autosize
        minRows={2}
        maxRows={12}
        maxLength={maxNoteLength}
        value={text}
        error={error}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.choices}>
        {(type === 'NOTE' || type === 'FOLLOW_UP') && (
          <Select
            aria-label="Type"
            className={classes.choice ?? ''}
            data={freeTypes}
            value={type}
            allowDeselect={false}
            onChange={(value) => value && setType(value)}
          />
        )}
        <NoteVisibilitySelect value={visibility} onChange={setVisibility} />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={isSaving} disabled={!isWhole}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** A passage without words is a highlight; with words it is a note about that passage. */
function typeOf(text: string, type: NoteType): NoteType {
  if (text === '') return 'HIGHLIGHT';
  return type === 'HIGHLIGHT' ? 'NOTE' : type;
}
