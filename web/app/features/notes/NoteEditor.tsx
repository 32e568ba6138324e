import { Select } from '@mantine/core';
import { useState } from 'react';
import { maxNoteLength } from '#shared/domain/note.ts';
import type { NoteType } from '#shared/domain/note.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { MentionField } from './MentionField.tsx';
import classes from './NoteEditor.module.css';
import { NoteVisibilitySelect } from './NoteVisibilitySelect.tsx';
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

/** Changes a note in its place. What is typed outlives the editor. */
export function NoteEditor({ callId, note, onSave, onDone }: NoteEditorProps) {
  const { text, setText, drop, isNew } = useDraft(noteDraftKey(note.id), note.text);
  const [type, setType] = useState(note.type);
  const [visibility, setVisibility] = useState(note.visibility);
  const close = () => {
    drop();
    onDone();
  };
  const hasPassage = note.highlightStartMs !== null;
  const isWhole = text.trim() !== '' || hasPassage;
  const { run, isBusy, error } = useAction(
    async () => {
      const saved = text.trim();
      await onSave({ text: saved, type: typeOf(saved, type), visibility });
      close();
    },
    (refusal) => `The note is not saved. ${errorMessage(refusal)}`,
  );
  const save = () => {
    if (isWhole) run();
  };
  return (
    <form
      className={classes.editor}
      aria-label="Edit note"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
      }}
    >
      <MentionField
        aria-label="Note"
        mentionable={{ callId, visibility }}
        onText={setText}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={maxNoteLength}
        value={text}
        error={error}
        autoFocus={isNew}
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
      <FormFooter submitLabel="Save" isBusy={isBusy} isDisabled={!isWhole} onCancel={close} />
    </form>
  );
}

/** A passage without words is a highlight; with words it is a note about that passage. */
function typeOf(text: string, type: NoteType): NoteType {
  if (text === '') return 'HIGHLIGHT';
  return type === 'HIGHLIGHT' ? 'NOTE' : type;
}
