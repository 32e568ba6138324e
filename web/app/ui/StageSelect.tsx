import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import type { SelectProps } from '@mantine/core';
import { graphql } from '../lib/__generated__/index.ts';

const StageSelectDocument = graphql(`
  query StageSelect {
    interviewStages {
      id
      title
    }
  }
`);

interface StageSelectProps extends Pick<
  SelectProps,
  'label' | 'aria-label' | 'placeholder' | 'disabled' | 'clearable' | 'w' | 'size'
> {
  /** Id of the chosen stage. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** A stage of hiring. */
export function StageSelect({ value, onChange, ...field }: StageSelectProps) {
  const { data, error } = useQuery(StageSelectDocument);
  return (
    <Select
      placeholder="Choose a stage"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear stage' }}
      {...field}
      searchable
      data={(data?.interviewStages ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChange={onChange}
      nothingFoundMessage={error ? 'Error loading stages' : 'No results found.'}
    />
  );
}
