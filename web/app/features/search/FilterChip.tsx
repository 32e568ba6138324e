import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import classes from './FilterChip.module.css';

interface FilterChipProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  label: string;
  /** What is chosen, in words; null while nothing is. */
  value: string | null;
  /** Takes the filter away; left out where something is always chosen. */
  onDrop?: () => void;
}

/** A filter as a pill that shows its value. The button part takes whatever opens it. */
export function FilterChip({ label, value, onDrop, ref, ...button }: FilterChipProps) {
  const isDroppable = value !== null && onDrop !== undefined;
  return (
    <span
      className={classes.chip}
      data-active={isDroppable || undefined}
      data-droppable={isDroppable || undefined}
    >
      <button type="button" ref={ref} {...button} className={classes.main}>
        <span className={classes.label}>{value === null ? label : `${label}:`}</span>
        {value !== null && <span className={classes.value}>{value}</span>}
        {!isDroppable && <IconChevronDown size={14} aria-hidden className={classes.icon} />}
      </button>
      {isDroppable && (
        <button
          type="button"
          className={classes.drop}
          aria-label={`Remove filter: ${label}`}
          onClick={onDrop}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
