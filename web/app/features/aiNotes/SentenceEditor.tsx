import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { mostSentenceLength } from '../../../../shared/domain/aiNote.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import classes from './SentenceEditor.module.css';

interface SentenceEditorProps {
  label: string;
  text: string;
  /** Throws the server's refusal; what was typed then stays. */
  onSave: (text: string) => Promise<void>;
  onDone: () => void;
}

/** Writes a sentence in its place: Enter saves, Escape leaves it as it was. */
export function SentenceEditor({ label, text, onSave, onDone }: SentenceEditorProps) {
  const [typed, setTyped] = useState(text);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const wanted = typed.trim();
  const save = async () => {
    if (wanted === '' || isSaving) return;
    if (wanted === text) return onDone();
    setIsSaving(true);
    setError(null);
    try {
      await onSave(wanted);
      onDone();
    } catch (refusal) {
      setError(`The sentence is not saved. ${errorMessage(refusal)}`);
      setIsSaving(false);
    }
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
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
        autoFocus
        onKeyDown={onKeyDown}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button loading={isSaving} disabled={wanted === ''} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
