import { useEffect, useRef, useState } from 'react';
import classes from './WordEditor.module.css';

interface WordEditorProps {
  text: string;
  /** Typed before and given up, when that is taken back. */
  typed?: string | undefined;
  onSave: (correction: { replaces: string; text: string }) => void;
  /** With what was typed, where that changes the words. */
  onCancel: (typed: string | null) => void;
}

/** Corrects words where they stand: Enter or leaving the field saves, Escape leaves all as it was. */
export function WordEditor({ text, typed, onSave, onCancel }: WordEditorProps) {
  const [value, setValue] = useState(typed ?? text);
  // The words may be changed by somebody else while this person types.
  const [replaces] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const corrected = value.trim().replace(/\s+/g, ' ');
  const hasChanged = corrected !== replaces;

  useEffect(() => field.current?.select(), []);
  // An unsaved correction is not lost to a closed tab or a reload.
  useEffect(() => {
    if (!hasChanged) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', refuse);
    return () => window.removeEventListener('beforeunload', refuse);
  }, [hasChanged]);

  const finish = (isSaving: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    if (isSaving && hasChanged) onSave({ replaces, text: corrected });
    else onCancel(isSaving || !hasChanged ? null : value);
  };
  return (
    <textarea
      ref={field}
      className={classes.field}
      value={value}
      rows={1}
      cols={Math.max(3, value.length)}
      maxLength={2000}
      aria-label={`Correct “${text}”. Enter saves, Escape cancels.`}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        finish(event.key === 'Enter');
      }}
    />
  );
}
