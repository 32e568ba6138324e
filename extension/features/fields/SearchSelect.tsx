import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

export interface Choice {
  id: string;
  label: string;
}

interface SearchSelectProps<Found extends Choice> {
  label: string;
  placeholder: string;
  nothingFound: string;
  /** Asked again as one types. */
  find(query: string): Promise<Found[]>;
  value: NoInfer<Found> | null;
  onChange(choice: NoInfer<Found> | null): void;
}

/** A choice out of what the server finds for the typed words. */
export function SearchSelect<Found extends Choice>(props: SearchSelectProps<Found>) {
  const { label, placeholder, nothingFound, find, value, onChange } = props;
  const [typed, setTyped] = useState(value?.label ?? '');
  const [query] = useDebouncedValue(typed, 350);
  const [found, setFound] = useState<Found[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = query === value?.label ? '' : query;
  useEffect(() => {
    let isCurrent = true;
    find(asked).then(
      (choices) => {
        if (!isCurrent) return;
        setFound(choices);
        setProblem(null);
      },
      (error: unknown) => {
        if (isCurrent) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, find]);
  const choices = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={choices.map((one) => ({ value: one.id, label: one.label }))}
      // The server has searched already.
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      nothingFoundMessage={nothingFound}
      error={problem}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value?.id ?? null}
      onChange={(id) => onChange(choices.find((one) => one.id === id) ?? null)}
    />
  );
}
