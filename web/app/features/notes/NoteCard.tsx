import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { noteTypeLabel, noteVisibilityLabel } from '#shared/domain/note.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import { useOpenDraft } from '../../lib/useDraft.ts';
import { When } from '../../ui/When.tsx';
import { HighlightFeedback } from './HighlightFeedback.tsx';
import classes from './NoteCard.module.css';
import { noteDraftKey, NoteEditor } from './NoteEditor.tsx';
import { NoteReplies } from './NoteReplies.tsx';
import { NoteText } from './NoteText.tsx';
import type { Note, NoteChanges } from './useNotes.ts';
import { TimeChip } from '../../ui/TimeChip.tsx';

interface NoteCardProps {
  callId: string;
  note: Note;
  /** The words it is about, as they stand now. */
  passage: string | null;
  onJump: () => void;
  /** Throws the server's refusal. */
  onUpdate: (changes: NoteChanges) => Promise<void>;
  onDelete: () => void;
  /** After a reply was added or deleted. */
  onRepliesChange: () => Promise<void>;
}

/** One note: its moment, who wrote it, what it is about. Its author may change it. */
export function NoteCard(props: NoteCardProps) {
  const { callId, note, passage, onJump, onUpdate, onDelete, onRepliesChange } = props;
  const [isOpen, setIsEditing] = useOpenDraft(noteDraftKey(note.id));
  const isEditing = isOpen && note.canEdit;
  const edit = useRef<HTMLButtonElement>(null);
  const time = formatTimecode(note.timeMs);
  const stopEditing = () => {
    setIsEditing(false);
    setTimeout(() => edit.current?.focus());
  };
  return (
    <li className={classes.note} data-type={note.type}>
      <div className={classes.head}>
        <TimeChip timeMs={note.timeMs} aria-label={`Go to ${time}`} onClick={onJump} />
        <span className={classes.author}>{note.author.fullName}</span>
        <When at={note.createdAt} className={classes.when} />
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
        <NoteEditor callId={callId} note={note} onSave={onUpdate} onDone={stopEditing} />
      ) : (
        note.text !== '' && <NoteText text={note.text} mentions={note.mentions} />
      )}
      {!isEditing && <Marks note={note} />}
      {note.highlightFeedback && (
        <HighlightFeedback noteId={note.id} feedback={note.highlightFeedback} />
      )}
      <NoteReplies callId={callId} note={note} onChange={onRepliesChange} />
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
