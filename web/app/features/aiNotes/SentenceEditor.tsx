import { Textarea } from '@mantine/core';
import { mostSentenceLength } from '#shared/domain/aiNote.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { discardDraft } from '../../ui/discardDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import classes from './SentenceEditor.module.css';

interface SentenceEditorProps {
  /** Where what is typed is kept until it is saved. */
  draftKey: string;
  label: string;
  text: string;
  /** Throws the server's refusal; what was typed then stays. */
  onSave: (text: string) => Promise<void>;
  onDone: () => void;
}

/** Writes a sentence in its place: Enter saves, Escape leaves it as it was and offers what was typed back. What is typed outlives it. */
export function SentenceEditor({ draftKey, label, text, onSave, onDone }: SentenceEditorProps) {
  const { text: typed, setText: setTyped, drop, isNew } = useDraft(draftKey, text);
  const giveUp = () => {
    discardDraft(draftKey);
    onDone();
  };
  const wanted = typed.trim();
  const { run, isBusy, error } = useAction(
    async () => {
      await onSave(wanted);
      drop();
      onDone();
    },
    (refusal) => `The sentence is not saved. ${errorMessage(refusal)}`,
  );
  const save = () => {
    if (wanted !== text && wanted !== '') return run();
    if (wanted !== text) return;
    drop();
    onDone();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') giveUp();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={classes.editor}>
      <Textarea
        aria-label={label}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={mostSentenceLength}
        value={typed}
        error={error}
        autoFocus={isNew}
        onKeyDown={onKeyDown}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <FormFooter
        submitLabel="Save"
        isBusy={isBusy}
        isDisabled={wanted === ''}
        onCancel={giveUp}
        onSubmit={save}
      />
    </div>
  );
}
