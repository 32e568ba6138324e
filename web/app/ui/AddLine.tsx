import { Button, Group, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import classes from './AddLine.module.css';

interface AddLineProps {
  /** On the button: "Add question". */
  title: string;
  placeholder: string;
  /** Stands in the field at first. */
  defaultText?: string;
  maxLength: number;
  onAdd: (text: string) => void;
}

/** A button that becomes a field for something new. */
export function AddLine({ title, placeholder, defaultText = '', maxLength, onAdd }: AddLineProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // When the field has done its work the keyboard stands on the button again.
  const returns = useRef(false);
  const close = () => {
    returns.current = true;
    setDraft(null);
  };
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !returns.current) return;
    returns.current = false;
    button.focus();
  };
  const save = () => {
    if (draft !== null && draft.trim() !== '') onAdd(draft.trim());
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save();
    }
  };
  if (draft === null)
    return (
      <Button
        ref={takeFocusBack}
        data-add
        className={classes.add ?? ''}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={() => setDraft(defaultText)}
      >
        {title}
      </Button>
    );
  return (
    <div className={classes.form}>
      <Textarea
        aria-label={title}
        placeholder={placeholder}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={maxLength}
        autosize
        minRows={1}
        maxRows={8}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <Button size="compact-sm" disabled={draft.trim() === ''} onClick={save}>
          Add
        </Button>
        <Button size="compact-sm" variant="default" onClick={close}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
