import { useState } from 'react';
import { maxNoteLength } from '#shared/domain/note.ts';
import type { NoteVisibility } from '#shared/domain/note.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { MentionField } from './MentionField.tsx';
import classes from './NoteEditor.module.css';
import { NoteVisibilitySelect } from './NoteVisibilitySelect.tsx';
import type { ReplyChanges } from './useReplies.ts';

/** Where a reply stands, which decides whom it may name. */
export interface ReplyPlace {
  callId: string;
  parentCallNoteId: string;
}

interface ReplyEditorProps {
  draftKey: string;
  label: string;
  submitLabel: string;
  /** As saved; empty for a new reply. */
  text: string;
  visibility: NoteVisibility;
  mentionable: ReplyPlace;
  /** Throws the server's refusal; what was written then stays. */
  onSave: (changes: ReplyChanges) => Promise<void>;
  onDone: () => void;
}

/** Writes or changes a reply in its place. What is typed outlives the editor. */
export function ReplyEditor(props: ReplyEditorProps) {
  const { draftKey, label, submitLabel, mentionable, onSave, onDone } = props;
  const { text, setText, drop, isNew } = useDraft(draftKey, props.text);
  const [visibility, setVisibility] = useState(props.visibility);
  const close = () => {
    drop();
    onDone();
  };
  const { run, isBusy, error } = useAction(
    async () => {
      await onSave({ text: text.trim(), visibility });
      close();
    },
    (refusal) => `The reply is not saved. ${errorMessage(refusal)}`,
  );
  const isWhole = text.trim() !== '';
  return (
    <form
      className={classes.editor}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) run();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isWhole) run();
      }}
    >
      <MentionField
        aria-label="Reply"
        placeholder="Write a reply; @ mentions a colleague"
        mentionable={{ ...mentionable, visibility }}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxNoteLength}
        value={text}
        error={error}
        autoFocus={isNew}
        onText={setText}
      />
      <NoteVisibilitySelect value={visibility} onChange={setVisibility} />
      <FormFooter
        submitLabel={submitLabel}
        isBusy={isBusy}
        isDisabled={!isWhole}
        onCancel={close}
      />
    </form>
  );
}
