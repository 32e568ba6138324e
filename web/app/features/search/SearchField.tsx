import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fieldRef: RefObject<HTMLInputElement | null>;
}

const longest = 512;

/** A box to filter by typing; Escape empties it. */
export function SearchField({ label, value, onChange, fieldRef }: SearchFieldProps) {
  return (
    <div className={classes.field}>
      <IconSearch size={16} aria-hidden className={classes.icon} />
      <input
        ref={fieldRef}
        className={classes.input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
    </div>
  );
}
