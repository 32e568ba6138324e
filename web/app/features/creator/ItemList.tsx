import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import classes from './ItemList.module.css';

interface ItemListProps {
  label: string;
  placeholder: string;
  items: readonly string[];
  isDisabled: boolean;
  onChange: (items: string[]) => void;
}

/** A list written line by line: Enter begins the next item, Backspace in an empty one removes it. */
export function ItemList({ label, placeholder, items, isDisabled, onChange }: ItemListProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = items.length === 0 ? [''] : items;
  const focusSoon = (index: number) =>
    setTimeout(() => list.current?.querySelectorAll('textarea')[Math.max(0, index)]?.focus());
  const set = (index: number, text: string) =>
    onChange(shown.map((item, at) => (at === index ? text.replaceAll('\n', ' ') : item)));
  const add = (index: number) => {
    onChange([...shown.slice(0, index), '', ...shown.slice(index)]);
    focusSoon(index);
  };
  const remove = (index: number) => {
    onChange(shown.filter((_, at) => at !== index));
    focusSoon(index - 1);
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (shown[index] !== '') add(index + 1);
    } else if (event.key === 'Backspace' && shown[index] === '' && shown.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };
  return (
    <>
      <ul ref={list} className={classes.list}>
        {shown.map((item, index) => (
          <li key={index} className={classes.item}>
            <Textarea
              aria-label={`${label} ${index + 1}`}
              placeholder={index === 0 ? placeholder : ''}
              value={item}
              autosize
              minRows={1}
              maxLength={2000}
              disabled={isDisabled}
              onChange={(event) => set(index, event.currentTarget.value)}
              onKeyDown={(event) => handleKey(event, index)}
            />
            {shown.length > 1 && (
              <ActionIcon
                aria-label={`Remove ${label} ${index + 1}`}
                disabled={isDisabled}
                onClick={() => remove(index)}
              >
                <IconX size={16} stroke={1.6} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        color="gray"
        px={8}
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
        disabled={isDisabled || shown.at(-1) === ''}
        onClick={() => add(shown.length)}
      >
        Add item
      </Button>
    </>
  );
}
