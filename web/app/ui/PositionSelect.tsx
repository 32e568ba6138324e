import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { graphql } from '../lib/__generated__/index.ts';
import { RemoteSelect } from '#shared/ui/RemoteSelect.tsx';

const PositionSelectDocument = graphql(`
  query PositionSelect($query: String!, $filter: PositionFilter!, $id: ID!, $isChosen: Boolean!) {
    positions(query: $query, filter: $filter, limit: 20) {
      id
      displayTitle
    }
    position(id: $id) @include(if: $isChosen) {
      id
      displayTitle
    }
  }
`);

interface PositionSelectProps {
  label: string;
  placeholder?: string;
  /** Id of the chosen position. */
  value: string | null;
  onChange: (id: string | null, title: string) => void;
  /** Only positions that the person may add candidates to. */
  canAddCandidate?: boolean;
  error?: ReactNode;
  isRequired?: boolean;
  hasFocusFirst?: boolean;
}

/** A position, found by its title. */
export function PositionSelect(props: PositionSelectProps) {
  const { value, onChange, canAddCandidate, placeholder = 'Find by title', ...field } = props;
  const [query, setQuery] = useState('');
  const { data, previousData, error } = useQuery(PositionSelectDocument, {
    variables: {
      query,
      id: value ?? '',
      isChosen: value !== null,
      filter: canAddCandidate ? { canAddCandidate } : {},
    },
  });
  const shown = data ?? previousData;
  const choiceOf = ({ id, displayTitle }: { id: string; displayTitle: string }) => ({
    value: id,
    label: displayTitle,
  });
  const choices = (shown?.positions ?? []).map(choiceOf);
  const known = shown?.position ? choiceOf(shown.position) : null;
  const selected =
    choices.find((choice) => choice.value === value) ?? (known?.value === value ? known : null);
  return (
    <RemoteSelect
      {...field}
      placeholder={placeholder}
      choices={choices}
      selected={selected}
      onChange={(choice) => onChange(choice?.value ?? null, choice?.label ?? '')}
      onSearch={setQuery}
      nothingFound={error ? 'Error loading positions' : 'No results found.'}
    />
  );
}
