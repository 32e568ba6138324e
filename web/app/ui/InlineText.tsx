import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import classes from './InlineText.module.css';

interface InlineTextProps {
  text: string;
  /** What the text is of, for those who do not see where it stands. */
  label: string;
  placeholder: string;
  maxLength: number;
  /** With the text that stood when the person began. */
  onSave: (text: string, began: string) => void;
  /** Absent where it may not be changed. */
  isReadOnly?: boolean;
  className?: string | undefined;
}

/**
 * A text that becomes a field where it stands. Enter and leaving save, Escape does not; a blank text is
 * none, and one that did not change is not saved.
 */
export function InlineText(props: InlineTextProps) {
  const { text, label, placeholder, maxLength, onSave, isReadOnly, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  // A fresh plan may come while somebody writes: what they write takes the place of what they saw.
  const began = useRef(text);
  // Whoever ends it by a key goes on by keys, from where the text stands.
  const returns = useRef(false);
  const end = () => {
    const changed = draft?.trim() ?? '';
    setDraft(null);
    if (changed !== '' && changed !== text) onSave(changed, began.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Nothing of this is meant for the list around it.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
    event.preventDefault();
    returns.current = true;
    if (event.key === 'Escape') setDraft(null);
    else end();
  };
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !returns.current) return;
    returns.current = false;
    button.focus();
  };
  if (isReadOnly) return <span className={className}>{text || placeholder}</span>;
  if (draft === null)
    return (
      <button
        ref={takeFocusBack}
        type="button"
        data-inline-text
        className={`${classes.text} ${className ?? ''}`}
        title={`Edit ${label}`}
        onClick={() => {
          began.current = text;
          setDraft(text);
        }}
      >
        {text || placeholder}
      </button>
    );
  return (
    <Textarea
      className={classes.field ?? ''}
      aria-label={label}
      placeholder={placeholder}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={end}
      onKeyDown={onKeyDown}
      maxLength={maxLength}
      autosize
      minRows={1}
      maxRows={8}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
