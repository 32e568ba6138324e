import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../lib/__generated__/index.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

const PositionFilterDocument = graphql(`
  query PositionFilter($query: String) {
    positions(query: $query, limit: 200) {
      id
      displayTitle
    }
  }
`);

interface PositionFilterProps {
  selected: string | null;
  onChange: (id: string | null) => void;
}

/** Interviews for one position. Its choices are asked for when they are needed. */
export function PositionFilter({ selected, onChange }: PositionFilterProps) {
  const [isNeeded, setIsNeeded] = useState(selected !== null);
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useQuery(PositionFilterDocument, {
    variables: { query: search },
    skip: !isNeeded && selected === null,
  });
  return (
    <ChoiceFilter
      label="Position"
      choices={((data ?? previousData)?.positions ?? []).map(({ id, displayTitle }) => ({
        value: id,
        label: displayTitle,
      }))}
      selected={selected === null ? [] : [selected]}
      onChange={([id]) => onChange(id ?? null)}
      onSearch={setSearch}
      onOpen={() => setIsNeeded(true)}
      emptyText={error ? 'Error loading positions' : 'No results found.'}
      isSearchable
    />
  );
}
