import { Group, Popover, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { customRangeOf, dateLabelOf, datePresets, presetLabelOf } from './callFilter.ts';
import type { DateFilterProps } from './DateFilter.tsx';
import classes from './OpenChoiceFilter.module.css';
import own from './OpenDateFilter.module.css';
import { FilterChip } from './FilterChip.tsx';

/** Today as the date fields write it, in the reader's zone. */
const today = (): string => new Date().toLocaleDateString('en-CA');

/** The chip with its presets and days, open from the start. */
export function OpenDateFilter({ date, onChange }: DateFilterProps) {
  const [isOpen, setIsOpen] = useState(true);
  const range = customRangeOf(date) ?? { from: '', to: '' };
  const setRange = (changes: Partial<typeof range>) => {
    const { from, to } = { ...range, ...changes };
    onChange(from === '' && to === '' ? null : `${from}..${to}`);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={340} trapFocus>
      <Popover.Target>
        <FilterChip
          label="Date"
          value={dateLabelOf(date)}
          onClick={() => setIsOpen(!isOpen)}
          onDrop={() => onChange(null)}
        />
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label="Date">
        <Stack gap={0}>
          {datePresets.map((preset) => (
            <UnstyledButton
              key={preset}
              className={`${classes.option} ${own.preset}`}
              aria-pressed={date === preset}
              onClick={() => {
                onChange(date === preset ? null : preset);
                setIsOpen(false);
              }}
            >
              {presetLabelOf(preset)}
              {date === preset && <IconCheck size={16} aria-hidden />}
            </UnstyledButton>
          ))}
        </Stack>
        <Group gap="xs" grow mt="xs" className={own.range ?? ''}>
          <TextInput
            type="date"
            label="From"
            value={range.from}
            max={range.to || today()}
            onChange={(event) => setRange({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="To"
            value={range.to}
            min={range.from}
            max={today()}
            onChange={(event) => setRange({ to: event.currentTarget.value })}
          />
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
