import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ChoiceFilter.module.css';
import { FilterChip } from './FilterChip.tsx';

const searchPauseMs = 200;

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Several may be chosen; the menu then stays open. */
  isMultiple?: boolean;
  isSearchable?: boolean;
  /** Sorting always has a value: it cannot be dropped. */
  isDroppable?: boolean;
  onOpen?: () => void;
  /** Where the server searches: told what is typed, after a pause; `choices` are then its answer. */
  onSearch?: (text: string) => void;
  emptyText?: string;
}

/** The chosen in words: the first by its name, more by their number. */
function valueOf(choices: readonly Choice[], selected: readonly string[]): string | null {
  if (selected.length === 0) return null;
  const first = choices.find(({ value }) => value === selected[0])?.label;
  if (first === undefined) return `${selected.length} chosen`;
  return selected.length === 1 ? first : `${first} +${selected.length - 1}`;
}

/** A chip that opens a list of choices to pick from by pointer, arrows or typing. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, choices, selected, onChange, isMultiple = false, isSearchable = false } = props;
  const { isDroppable = true, onOpen, onSearch, emptyText = 'No results found.' } = props;
  const [search, setSearch] = useState('');
  const tellSearch = useDebouncedCallback((text: string) => onSearch?.(text), searchPauseMs);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      changeSearch('');
    },
    onDropdownOpen: () => {
      onOpen?.();
      if (isSearchable) combobox.focusSearchInput();
      else combobox.selectActiveOption();
    },
  });

  function changeSearch(text: string) {
    setSearch(text);
    if (onSearch) tellSearch(text);
  }

  const choose = (value: string) => {
    if (!isMultiple) {
      onChange(selected.includes(value) && isDroppable ? [] : [value]);
      combobox.closeDropdown();
      combobox.focusTarget();
      return;
    }
    onChange(
      selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value],
    );
  };

  const wanted = search.trim().toLowerCase();
  const shown = onSearch
    ? choices
    : choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      width={260}
      position="bottom-start"
      shadow="md"
    >
      <Combobox.Target targetType="button">
        <FilterChip
          label={label}
          value={valueOf(choices, selected)}
          onClick={() => combobox.toggleDropdown()}
          {...(isDroppable && { onDrop: () => onChange([]) })}
        />
      </Combobox.Target>
      <Combobox.Dropdown role="dialog" aria-label={label}>
        {isSearchable && (
          <Combobox.Search
            value={search}
            onChange={(event) => {
              changeSearch(event.currentTarget.value);
              combobox.selectFirstOption();
            }}
            placeholder={`Find ${label.toLowerCase()}`}
            aria-label={`Find ${label.toLowerCase()}`}
          />
        )}
        <Combobox.Options mah={280} className={classes.options ?? ''} aria-label={label}>
          {shown.map((choice) => (
            <Combobox.Option
              value={choice.value}
              key={choice.value}
              active={selected.includes(choice.value)}
              className={classes.option ?? ''}
            >
              <span>{choice.label}</span>
              {selected.includes(choice.value) && <IconCheck size={16} aria-hidden />}
            </Combobox.Option>
          ))}
          {shown.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
