import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Checklist.module.css';
import { checklistOf } from './checklist.ts';
import type { ChecklistItem } from './checklist.ts';

interface ChecklistProps {
  label: string;
  items: readonly ChecklistItem[];
  onChange: (items: ChecklistItem[]) => void;
}

/** Lines to choose from, and room for one's own. */
export function Checklist({ label, items, onChange }: ChecklistProps) {
  const [own, setOwn] = useState('');
  const add = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const isKnown = items.some((item) => item.label.toLowerCase() === own.trim().toLowerCase());
    if (!isKnown) onChange([...items, ...checklistOf([own], true)]);
    setOwn('');
  };
  return (
    <div role="group" aria-label={label} className={classes.list}>
      {items.map((item) => (
        <Checkbox
          key={item.id}
          label={item.label}
          checked={item.checked}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            onChange(items.map((entry) => (entry.id === item.id ? { ...entry, checked } : entry)));
          }}
        />
      ))}
      <form onSubmit={add} className={classes.own}>
        <TextInput
          aria-label="Add your own"
          placeholder="Add your own"
          value={own}
          maxLength={300}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          disabled={own.trim() === ''}
        >
          Add
        </Button>
      </form>
    </div>
  );
}
