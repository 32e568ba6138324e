import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { noteTypeLabel, noteVisibilityLabel } from '../../../../shared/domain/note.ts';
import { formatDateTime, formatRelative, formatTimecode } from '../../../../shared/domain/time.ts';
import classes from './NoteCard.module.css';
import { NoteEditor } from './NoteEditor.tsx';
import type { Note, NoteChanges } from './useNotes.ts';

interface NoteCardProps {
  note: Note;
  /** The words it is about, as they stand now. */
  passage: string | null;
  /** IANA name of the reader's zone. */
  zone: string;
  onJump: () => void;
  /** Throws the server's refusal. */
  onUpdate: (changes: NoteChanges) => Promise<void>;
  onDelete: () => void;
}

/** One note: its moment, who wrote it, what it is about. Its author may change it. */
export function NoteCard(props: NoteCardProps) {
  const { note, passage, zone, onJump, onUpdate, onDelete } = props;
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const time = formatTimecode(note.timeMs);
  const stopEditing = () => {
    setIsEditing(false);
    setTimeout(() => edit.current?.focus());
  };
  return (
    <li className={classes.note} data-type={note.type}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.time}
          aria-label={`Go to ${time}`}
          onClick={onJump}
        >
          {time}
        </button>
        <span className={classes.author}>{note.author.fullName}</span>
        <time
          className={classes.when}
          dateTime={note.createdAt}
          title={formatDateTime(note.createdAt, zone, true)}
        >
          {formatRelative(note.createdAt, new Date(), { zone })}
        </time>
        {!isEditing && (note.canEdit || note.canDelete) && (
          <span className={classes.actions}>
            {note.canEdit && (
              <ActionIcon
                ref={edit}
                aria-label={`Edit the note at ${time}`}
                onClick={() => setIsEditing(true)}
              >
                <IconPencil size={16} stroke={1.6} />
              </ActionIcon>
            )}
            {note.canDelete && (
              <ActionIcon aria-label={`Delete the note at ${time}`} onClick={onDelete}>
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            )}
          </span>
        )}
      </div>
      {note.cue && <p className={classes.cue}>{note.cue.cue}</p>}
      {passage && <blockquote className={classes.passage}>{passage}</blockquote>}
      {isEditing ? (
        <NoteEditor note={note} onSave={onUpdate} onDone={stopEditing} />
      ) : (
        note.text !== '' && <p className={classes.text}>{note.text}</p>
      )}
      {!isEditing && <Marks note={note} />}
    </li>
  );
}

function Marks({ note }: { note: Note }) {
  const marks = [
    note.type === 'NOTE' ? null : noteTypeLabel(note.type),
    note.visibility === 'PUBLIC' ? null : noteVisibilityLabel(note.visibility),
    note.isEdited ? 'Edited' : null,
  ].filter((mark) => mark !== null);
  return marks.length > 0 && <p className={classes.marks}>{marks.join(' · ')}</p>;
}
