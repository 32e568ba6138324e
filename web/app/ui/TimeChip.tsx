import type { ComponentPropsWithoutRef } from 'react';
import { formatTimecode } from '#shared/domain/time.ts';
import classes from './TimeChip.module.css';

interface TimeChipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className'> {
  timeMs: number;
}

/** A moment of an interview: a button that plays it, or without `onClick` the text of the link around it. */
export function TimeChip({ timeMs, ...button }: TimeChipProps) {
  const text = formatTimecode(timeMs);
  if (!button.onClick) return <span className={classes.chip}>{text}</span>;
  return (
    <button type="button" {...button} className={classes.chip}>
      {text}
    </button>
  );
}
