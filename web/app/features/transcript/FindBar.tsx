import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './FindBar.module.css';

interface FindBarProps {
  input: RefObject<HTMLInputElement | null>;
  isFocusedFirst: boolean;
  query: string;
  count: number;
  /** From 0; -1 where nothing is found. */
  current: number;
  onSearch: (text: string) => void;
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
}

/** Find in the transcript: n of m, to the next with Enter, back with Shift+Enter. */
export function FindBar(props: FindBarProps) {
  const { input, isFocusedFirst, query, count, current, onSearch, onStep, onClose } = props;
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  return (
    <div role="search" aria-label="In the transcript" className={classes.bar}>
      <TextInput
        ref={input}
        value={query}
        maxLength={512}
        placeholder="Find in transcript"
        aria-label="Find in transcript"
        leftSection={<IconSearch size={16} stroke={1.6} />}
        className={classes.input}
        autoFocus={isFocusedFirst}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span className={classes.count} role="status">
        {query.trim() !== '' && (count === 0 ? 'Not found' : `${current + 1} of ${count}`)}
      </span>
      <ActionIcon aria-label="Previous" disabled={count === 0} onClick={() => onStep(-1)}>
        <IconChevronUp size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon aria-label="Next" disabled={count === 0} onClick={() => onStep(1)}>
        <IconChevronDown size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon aria-label="Close find" onClick={onClose}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}
