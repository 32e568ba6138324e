import { useState, type ReactNode } from 'react';
import { maxNoteLength } from '#shared/domain/note.ts';
import type { NoteVisibility } from '#shared/domain/note.ts';
import { NoteVisibilitySelect } from '#shared/ui/NoteVisibilitySelect.tsx';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { discardDraft } from '../../ui/discardDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { MentionField } from './MentionField.tsx';
import classes from './NoteTextForm.module.css';

/** Where a note or reply stands, which decides whom it may name. */
export interface NotePlace {
  callId: string;
  parentCallNoteId?: string;
}

interface NoteTextFormProps {
  draftKey: string;
  label: string;
  noun: 'Note' | 'Reply';
  submitLabel?: string;
  /** As saved; empty for a new one. */
  text: string;
  visibility: NoteVisibility;
  mentionable: NotePlace;
  /** It says something without words. */
  mayBeEmpty?: boolean;
  /** Further choices, beside who sees it. */
  children?: ReactNode;
  /** Throws the server's refusal; what was written then stays. */
  onSave: (changes: { text: string; visibility: NoteVisibility }) => Promise<void>;
  onDone: () => void;
}

/** Writes or changes a note or a reply in its place. What is typed outlives the form. */
export function NoteTextForm(props: NoteTextFormProps) {
  const { draftKey, label, noun, submitLabel = 'Save', mentionable } = props;
  const { mayBeEmpty = false, children, onSave, onDone } = props;
  const { text, setText, drop, isNew } = useDraft(draftKey, props.text);
  const [visibility, setVisibility] = useState(props.visibility);
  const giveUp = () => {
    discardDraft(draftKey);
    onDone();
  };
  const { run, isBusy, error } = useAction(
    async () => {
      await onSave({ text: text.trim(), visibility });
      drop();
      onDone();
    },
    (refusal) => `The ${noun.toLowerCase()} is not saved. ${errorMessage(refusal)}`,
  );
  const isWhole = text.trim() !== '' || mayBeEmpty;
  return (
    <form
      className={classes.editor}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) run();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) giveUp();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isWhole) run();
      }}
    >
      <MentionField
        aria-label={noun}
        placeholder={noun === 'Reply' ? 'Write a reply; @ mentions a colleague' : ''}
        mentionable={{ ...mentionable, visibility }}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={maxNoteLength}
        value={text}
        error={error}
        autoFocus={isNew}
        onText={setText}
      />
      <div className={classes.choices}>
        {children}
        <NoteVisibilitySelect value={visibility} onChange={setVisibility} />
      </div>
      <FormFooter
        submitLabel={submitLabel}
        isBusy={isBusy}
        isDisabled={!isWhole}
        onCancel={giveUp}
      />
    </form>
  );
}
