import { Button } from '@mantine/core';
import { IconCornerDownRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import { useOpenDraft } from '../../lib/useDraft.ts';
import { ReplyFragment } from './replyDocuments.ts';
import classes from './NoteReplies.module.css';
import { NoteTextForm } from './NoteTextForm.tsx';
import { ReplyCard } from './ReplyCard.tsx';
import type { Note } from './useNotes.ts';
import { useReplies } from './useReplies.ts';

interface NoteRepliesProps {
  callId: string;
  note: Note;
  onChange: () => Promise<void>;
}

/** The thread under a note, and the place to answer in it. */
export function NoteReplies({ callId, note, onChange }: NoteRepliesProps) {
  const replies = readFragment(ReplyFragment, note.replies);
  const { add, update, remove } = useReplies(note.id, onChange);
  const draftKey = `reply/${note.id}`;
  const [isWriting, setIsWriting] = useOpenDraft(draftKey);
  const opener = useRef<HTMLButtonElement>(null);
  const stopWriting = () => {
    setIsWriting(false);
    setTimeout(() => opener.current?.focus());
  };
  const mentionable = { callId, parentCallNoteId: note.id };
  return (
    <div className={replies.length > 0 || isWriting ? classes.thread : classes.none}>
      {replies.length > 0 && (
        <ul className={classes.replies} aria-label="Replies">
          {replies.map((reply) => (
            <ReplyCard
              key={reply.id}
              reply={reply}
              mentionable={mentionable}
              onSave={(changes) => update(reply.id, changes)}
              onDelete={() => remove(reply)}
            />
          ))}
        </ul>
      )}
      {isWriting ? (
        <NoteTextForm
          draftKey={draftKey}
          label="Reply"
          noun="Reply"
          submitLabel="Reply"
          text=""
          visibility={note.visibility}
          mentionable={mentionable}
          onSave={add}
          onDone={stopWriting}
        />
      ) : (
        <Button
          ref={opener}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconCornerDownRight size={14} stroke={1.6} aria-hidden />}
          onClick={() => setIsWriting(true)}
        >
          Reply
        </Button>
      )}
    </div>
  );
}
