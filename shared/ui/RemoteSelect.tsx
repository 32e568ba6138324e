import { Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useState } from 'react';

const searchPauseMs = 200;
const createValue = 'create';

export interface Choice {
  value: string;
  label: string;
}

interface RemoteSelectProps {
  label: string;
  description?: ReactNode;
  placeholder?: string;
  choices: readonly Choice[];
  selected: Choice | null;
  onChange: (choice: Choice | null) => void;
  /** Told what is typed, after a pause; `choices` are then the server's answer. */
  onSearch?: (text: string) => void;
  /** Offered as the last choice when what is typed is none of them. */
  onCreate?: (text: string) => void;
  createLabel?: (text: string) => string;
  nothingFound: string;
  error?: ReactNode;
  isRequired?: boolean;
  /** Where typing goes when the dialog opens; its list stays shut until it is asked for. */
  hasFocusFirst?: boolean;
}

/** One of many that the server finds by typing; may offer to make a new one. */
export function RemoteSelect(props: RemoteSelectProps) {
  const { choices, selected, onChange, onSearch, onCreate, createLabel } = props;
  const [typed, setTyped] = useState('');
  const tellSearch = useDebouncedCallback((text: string) => onSearch?.(text), searchPauseMs);
  const text = typed === selected?.label ? '' : typed.trim();
  // What is chosen stays known when the search moves on, else its name would vanish.
  const isSelectedListed = choices.some(({ value }) => value === selected?.value);
  const known = selected && !isSelectedListed && text === '' ? [selected, ...choices] : choices;
  const wanted = text.toLowerCase();
  const shown = onSearch
    ? known
    : known.filter((choice) => choice.label.toLowerCase().includes(wanted));
  const isNew = text !== '' && !known.some((choice) => choice.label.toLowerCase() === wanted);
  const data =
    onCreate && isNew
      ? [...shown, { value: createValue, label: createLabel?.(text) ?? `Create “${text}”` }]
      : [...shown];
  return (
    <Select
      label={props.label}
      description={props.description}
      placeholder={props.placeholder ?? ''}
      data={data}
      filter={({ options }) => options}
      value={selected?.value ?? null}
      searchable
      clearable={props.isRequired !== true}
      clearButtonProps={{ 'aria-label': `Clear ${props.label.toLowerCase()}` }}
      withAsterisk={props.isRequired === true}
      allowDeselect={false}
      maxDropdownHeight={260}
      nothingFoundMessage={props.nothingFound}
      error={props.error}
      openOnFocus={false}
      {...(props.hasFocusFirst && { 'data-autofocus': true, autoFocus: true })}
      onSearchChange={(value) => {
        setTyped(value);
        if (onSearch) tellSearch(value === selected?.label ? '' : value);
      }}
      onChange={(value) => {
        if (value === createValue) onCreate?.(text);
        else onChange(known.find((choice) => choice.value === value) ?? null);
      }}
    />
  );
}
