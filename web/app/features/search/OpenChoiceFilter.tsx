import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { choiceValueOf } from './choice.ts';
import type { ChoiceFilterProps } from './choice.ts';
import classes from './OpenChoiceFilter.module.css';
import { FilterChip } from './FilterChip.tsx';

const searchPauseMs = 200;

/** The chip with its list, open from the start: to pick from by pointer, arrows or typing. */
export function OpenChoiceFilter(props: ChoiceFilterProps) {
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

  // This chip replaces the one that was pressed, and takes over its focus.
  const openWithFocus = useEffectEvent(() => {
    combobox.focusTarget();
    combobox.openDropdown();
  });
  useEffect(() => openWithFocus(), []);

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
      selected.includes(value) ? selected.filter((item) => item !== value) : [...selected, value],
    );
  };

  const value = choiceValueOf(choices, selected);
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
      <Combobox.Target targetType="button" withExpandedAttribute>
        <FilterChip
          label={label}
          value={value}
          // As a combobox it is not named by the words in it.
          aria-label={value === null ? label : `${label}: ${value}`}
          onClick={() => combobox.toggleDropdown()}
          {...(isDroppable && { onDrop: () => onChange([]) })}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {/* The dropdown itself has no role, and content must belong to something that has. */}
        <div role="dialog" aria-label={label}>
          {isSearchable && (
            <Combobox.Search
              value={search}
              onChange={(event) => {
                changeSearch(event.currentTarget.value);
                combobox.selectFirstOption();
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') combobox.focusTarget();
              }}
              placeholder={`Find ${label.toLowerCase()}`}
              aria-label={`Find ${label.toLowerCase()}`}
            />
          )}
          <Combobox.Options mah={280} className={classes.options} aria-label={label}>
            {shown.map((choice) => (
              <Combobox.Option
                value={choice.value}
                key={choice.value}
                active={selected.includes(choice.value)}
                className={classes.option}
              >
                <span>{choice.label}</span>
                {selected.includes(choice.value) && <IconCheck size={16} aria-hidden />}
              </Combobox.Option>
            ))}
            {shown.length === 0 && <Combobox.Empty>{emptyText}</Combobox.Empty>}
          </Combobox.Options>
        </div>
      </Combobox.Dropdown>
    </Combobox>
  );
}
