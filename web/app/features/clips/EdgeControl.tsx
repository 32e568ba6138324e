import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatTimecode } from '#shared/domain/time.ts';
import classes from './EdgeControl.module.css';

interface EdgeControlProps {
  label: string;
  timeMs: number;
  onMove: (direction: 1 | -1) => void;
}

/** One end of a passage: its time, and how to move it by a word. */
export function EdgeControl({ label, timeMs, onMove }: EdgeControlProps) {
  return (
    <div role="group" aria-label={label} className={classes.edge}>
      <span className={classes.label}>{label}</span>
      <ActionIcon aria-label={`${label} a word earlier`} onClick={() => onMove(-1)}>
        <IconChevronLeft size={16} stroke={1.6} />
      </ActionIcon>
      <output className={classes.time}>{formatTimecode(timeMs)}</output>
      <ActionIcon aria-label={`${label} a word later`} onClick={() => onMove(1)}>
        <IconChevronRight size={16} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}
