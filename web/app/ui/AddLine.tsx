import { Button, Group, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useDraft, useOpenDraft } from '../lib/useDraft.ts';
import { discardDraft } from './discardDraft.ts';
import classes from './AddLine.module.css';

interface AddLineProps {
  /** Under which what is typed waits until it is added or given up. */
  draftKey: string;
  /** On the button: "Add question". */
  title: string;
  placeholder: string;
  /** Stands in the field at first. */
  defaultText?: string;
  maxLength: number;
  onAdd: (text: string) => void;
}

/** A button that becomes a field for something new. */
export function AddLine(props: AddLineProps) {
  const { draftKey, title } = props;
  const [isOpen, setIsOpen] = useOpenDraft(draftKey);
  // When the field has done its work the keyboard stands on the button again.
  const returns = useRef(false);
  const close = () => {
    returns.current = true;
    setIsOpen(false);
  };
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !returns.current) return;
    returns.current = false;
    button.focus();
  };
  if (!isOpen)
    return (
      <Button
        ref={takeFocusBack}
        data-add
        className={classes.add}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {title}
      </Button>
    );
  return <LineField {...props} onClose={close} />;
}

function LineField(props: AddLineProps & { onClose: () => void }) {
  const { draftKey, title, placeholder, defaultText = '', maxLength, onAdd, onClose } = props;
  const { text, setText, drop, isNew } = useDraft(draftKey, defaultText);
  const giveUp = () => {
    discardDraft(draftKey);
    onClose();
  };
  const save = () => {
    if (text.trim() !== '') onAdd(text.trim());
    drop();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') giveUp();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save();
    }
  };
  return (
    <div className={classes.form}>
      <Textarea
        aria-label={title}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={maxLength}
        autosize
        minRows={1}
        maxRows={8}
        autoFocus={isNew}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <Button size="compact-sm" disabled={text.trim() === ''} onClick={save}>
          Add
        </Button>
        <Button size="compact-sm" variant="default" onClick={giveUp}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
