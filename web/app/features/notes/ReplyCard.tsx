import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { noteVisibilityLabel } from '#shared/domain/note.ts';
import { useOpenDraft } from '../../lib/useDraft.ts';
import { When } from '../../ui/When.tsx';
import classes from './NoteCard.module.css';
import { NoteText } from './NoteText.tsx';
import { NoteTextForm, type NotePlace } from './NoteTextForm.tsx';
import type { Reply, ReplyChanges } from './useReplies.ts';

interface ReplyCardProps {
  reply: Reply;
  mentionable: NotePlace;
  /** Throws the server's refusal. */
  onSave: (changes: ReplyChanges) => Promise<void>;
  onDelete: () => void;
}

/** One reply: who wrote it, when, and its words. Its author may change it. */
export function ReplyCard({ reply, mentionable, onSave, onDelete }: ReplyCardProps) {
  const draftKey = `noteReply/${reply.id}`;
  const [isOpen, setIsEditing] = useOpenDraft(draftKey);
  const isEditing = isOpen && reply.canEdit;
  const edit = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setIsEditing(false);
    setTimeout(() => edit.current?.focus());
  };
  const by = `the reply of ${reply.author.fullName}`;
  const marks = [
    reply.visibility === 'PUBLIC' ? null : noteVisibilityLabel(reply.visibility),
    reply.isEdited ? 'Edited' : null,
  ].filter((mark) => mark !== null);
  return (
    <li>
      <div className={classes.head}>
        <span className={classes.author}>{reply.author.fullName}</span>
        <When at={reply.createdAt} className={classes.when} />
        {!isEditing && (
          <span className={classes.actions}>
            {reply.canEdit && (
              <ActionIcon ref={edit} aria-label={`Edit ${by}`} onClick={() => setIsEditing(true)}>
                <IconPencil size={16} stroke={1.6} />
              </ActionIcon>
            )}
            {reply.canDelete && (
              <ActionIcon aria-label={`Delete ${by}`} onClick={onDelete}>
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            )}
          </span>
        )}
      </div>
      {isEditing ? (
        <NoteTextForm
          draftKey={draftKey}
          label="Edit reply"
          noun="Reply"
          text={reply.text}
          visibility={reply.visibility}
          mentionable={mentionable}
          onSave={onSave}
          onDone={stopEditing}
        />
      ) : (
        <NoteText text={reply.text} mentions={reply.mentions} />
      )}
      {!isEditing && marks.length > 0 && <p className={classes.marks}>{marks.join(' · ')}</p>}
    </li>
  );
}
