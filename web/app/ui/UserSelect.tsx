import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../lib/__generated__/index.ts';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';

const UserSelectDocument = graphql(`
  query UserSelect($query: String!) {
    organizationUsers(query: $query, limit: 20) {
      id
      fullName
      email
    }
  }
`);

interface UserSelectProps {
  label: string;
  selected: Choice | null;
  onChange: (person: Choice | null) => void;
  /** People who are not offered. */
  withoutIds?: readonly string[];
  error?: string | null;
  hasFocusFirst?: boolean;
}

/** A colleague, found by name or e-mail. */
export function UserSelect({ withoutIds = [], ...field }: UserSelectProps) {
  const [query, setQuery] = useState('');
  const { data, previousData, error } = useQuery(UserSelectDocument, { variables: { query } });
  const choices = ((data ?? previousData)?.organizationUsers ?? [])
    .filter(({ id }) => !withoutIds.includes(id))
    .map(({ id, fullName, email }) => ({ value: id, label: `${fullName} (${email})` }));
  return (
    <RemoteSelect
      {...field}
      placeholder="Find by name or e-mail"
      choices={choices}
      onSearch={setQuery}
      nothingFound={error ? 'Error loading interviewers' : 'No users found'}
    />
  );
}
