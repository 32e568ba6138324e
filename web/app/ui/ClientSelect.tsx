import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { graphql } from '../lib/__generated__/index.ts';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';

const ClientSelectDocument = graphql(`
  query ClientSelect($query: String!) {
    clients(query: $query, limit: 20) {
      id
      name
    }
  }
`);

interface ClientSelectProps {
  placeholder?: string;
  selected: Choice | null;
  onChange: (group: Choice | null) => void;
  /** Offers to add a group of the name that is typed. */
  onCreate?: (name: string) => void;
  error?: ReactNode;
  isRequired?: boolean;
  hasFocusFirst?: boolean;
}

/** A position group, found by its name. */
export function ClientSelect({ placeholder = 'Find by name', ...field }: ClientSelectProps) {
  const [query, setQuery] = useState('');
  const { data, previousData, error } = useQuery(ClientSelectDocument, { variables: { query } });
  const choices = ((data ?? previousData)?.clients ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <RemoteSelect
      {...field}
      label="Position Group"
      placeholder={placeholder}
      choices={choices}
      onSearch={setQuery}
      createLabel={(name) => `Add group “${name}”`}
      nothingFound={error ? 'Error loading position groups' : 'No results found.'}
    />
  );
}
