import { Select } from '@mantine/core';
import {
  noteVisibilities,
  noteVisibilityDescription,
  noteVisibilityLabel,
  type NoteVisibility,
} from '../domain/note.ts';
import classes from './NoteVisibilitySelect.module.css';

interface NoteVisibilitySelectProps {
  value: NoteVisibility;
  onChange: (value: NoteVisibility) => void;
}

/** Who will see a note, each choice with what it means. */
export function NoteVisibilitySelect({ value, onChange }: NoteVisibilitySelectProps) {
  return (
    <Select
      aria-label="Who sees it"
      className={classes.select ?? ''}
      comboboxProps={{ width: 260, position: 'bottom-start' }}
      data={noteVisibilities.map((visibility) => ({
        value: visibility,
        label: noteVisibilityLabel(visibility),
      }))}
      value={value}
      allowDeselect={false}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={classes.description}>{noteVisibilityDescription(option.value)}</span>
        </span>
      )}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
