import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { drafts } from '../lib/createDrafts.ts';
import { discardDraft } from './discardDraft.ts';
import classes from './InlineText.module.css';

interface InlineTextProps {
  /** Under which what is typed waits until it is saved or given up. */
  draftKey: string;
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

/** What somebody types, and the text that stood there when they began. */
interface Draft {
  text: string;
  began: string;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'text' in value && 'began' in value;

/**
 * A text that becomes a field where it stands. Enter and leaving save; Escape does not, and offers what was
 * typed back. A blank text is none, and one that did not change is not saved. After a reload or a crash the field is open again with
 * what was typed.
 */
export function InlineText(props: InlineTextProps) {
  const { draftKey, text, label, placeholder, maxLength, onSave, isReadOnly, className } = props;
  // A fresh plan may come while somebody writes: what they write takes the place of what they saw.
  const [draft, setDraft] = useState<Draft | null>(null);
  // A draft that comes back must not take the focus from where the person is.
  const [opened, setOpened] = useState<{ caret: number | null } | null>(null);
  useEffect(() => {
    if (isReadOnly) return undefined;
    return drafts.watch(draftKey, () => {
      const kept = drafts.get(draftKey);
      if (isDraft(kept)) setDraft(kept);
    });
  }, [draftKey, isReadOnly]);
  // Whoever ends it by a key goes on by keys, from where the text stands.
  const returns = useRef(false);
  const end = () => {
    const changed = draft?.text.trim() ?? '';
    close();
    if (draft && changed !== '' && changed !== text) onSave(changed, draft.began);
  };
  const close = () => {
    drafts.drop(draftKey);
    setDraft(null);
  };
  const giveUp = () => {
    if (draft && draft.text !== draft.began) discardDraft(draftKey);
    close();
  };
  const type = (typed: string) => {
    const next = { text: typed, began: draft?.began ?? text };
    setDraft(next);
    drafts.keep(draftKey, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Nothing of this is meant for the list around it.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
    event.preventDefault();
    returns.current = true;
    if (event.key === 'Escape') giveUp();
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
        onClick={(event) => {
          setOpened({ caret: caretAt(event) });
          setDraft({ text, began: text });
        }}
      >
        {text || placeholder}
      </button>
    );
  return (
    <Textarea
      classNames={{ root: classes.field, input: classes.input }}
      aria-label={label}
      placeholder={placeholder}
      value={draft.text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={end}
      onKeyDown={onKeyDown}
      maxLength={maxLength}
      autosize
      minRows={1}
      maxRows={8}
      autoFocus={opened !== null}
      onFocus={({ currentTarget }) => {
        const caret = opened?.caret ?? null;
        if (caret === null) currentTarget.select();
        else currentTarget.setSelectionRange(caret, caret);
      }}
    />
  );
}

/** Where in the text a pointer pressed; null for a press by keys, which takes the whole text. */
function caretAt({ detail, clientX, clientY, currentTarget }: MouseEvent): number | null {
  if (detail === 0) return null;
  // Safari before 26.2 has it not, nor have tests without a layout.
  const place = document.caretPositionFromPoint?.(clientX, clientY) ?? null;
  return place && currentTarget.contains(place.offsetNode) ? place.offset : null;
}
