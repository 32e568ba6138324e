import { Select } from '@mantine/core';
import {
  noteVisibilities,
  noteVisibilityDescription,
  noteVisibilityLabel,
  type NoteVisibility,
} from '../domain/note.ts';
import classes from './NoteVisibilitySelect.module.css';

/** What the choice says, where it is not drawn in English. */
export interface NoteVisibilityTexts {
  name(): string;
  labelOf(visibility: NoteVisibility): string;
  hintOf(visibility: NoteVisibility): string;
}

const english: NoteVisibilityTexts = {
  name: () => 'Who sees it',
  labelOf: noteVisibilityLabel,
  hintOf: noteVisibilityDescription,
};

interface NoteVisibilitySelectProps {
  value: NoteVisibility;
  onChange: (value: NoteVisibility) => void;
  texts?: NoteVisibilityTexts;
}

/** Who will see a note, each choice with what it means. */
export function NoteVisibilitySelect(props: NoteVisibilitySelectProps) {
  const { value, onChange, texts = english } = props;
  return (
    <Select
      aria-label={texts.name()}
      className={classes.select}
      comboboxProps={{ width: 260, position: 'bottom-start' }}
      data={noteVisibilities.map((visibility) => ({
        value: visibility,
        label: texts.labelOf(visibility),
      }))}
      value={value}
      allowDeselect={false}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={classes.description}>{texts.hintOf(option.value)}</span>
        </span>
      )}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
